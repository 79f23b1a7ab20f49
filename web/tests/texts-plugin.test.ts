import { describe, expect, it } from 'vitest'
import { onlyNamed } from '../scripts/texts.ts'
import { fetchSource } from '../src/text/sources'

const SOURCE = `one-name = { one-part } and { $count ->
        [one] a thing
       *[other] { one-things }
    }
one-part = a part
one-things = things
one-space-left = left
one-space-right = right
one-event = somebody did something`

describe('the texts of a game', () => {
  it('are those that the page names, and those to which they refer', () => {
    const kept = onlyNamed(SOURCE, { whole: new Set(['one-name']), begun: ['one-space-'] })
    expect(kept).toContain('[one] a thing')
    for (const key of ['one-name', 'one-part', 'one-things', 'one-space-left', 'one-space-right']) expect(kept).toContain(`${key} =`)
    expect(kept).not.toContain('one-event')
  })

  it('are without the sentences of the server, and nothing else is left out', async () => {
    const source = await fetchSource('en', 'dystopia')
    expect(source).toContain('dystopia-space-generator =')
    expect(source).not.toContain('dystopia-event-')
    expect(await fetchSource('es', 'web')).toContain('web-error-part =')
  })
})
