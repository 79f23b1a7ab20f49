import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { JsonObject } from '../src/api/types'
import { Newest } from '../src/games/reality/measuring/tools/newest.svelte'
import type { Asking } from '../src/games/reality/measuring/tools/questions'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const about = (x: number): Asking => ({ question: 'blast', args: { at: [x, 0, 0] } })

/** What is wanted, what was asked, and who answers; `refused` are questions without an answer. */
class Sample {
  wanted = $state.raw<readonly Asking[]>([])
  position = $state.raw<JsonObject>({})
  refused = -1
  asked: number[] = []
  newest: Newest | null = null
  readonly end = $effect.root(() => {
    this.newest = new Newest(() => ({ kind: 'blast', askings: this.wanted, position: this.position, query: (_, args) => this.#answer(args) }))
  })

  async #answer({ at }: JsonObject): Promise<JsonObject | null> {
    const [x] = at as number[]
    this.asked.push(x ?? -1)
    await new Promise((done) => setTimeout(done, 40))
    return x === this.refused ? null : { x: x ?? -1 }
  }

  async want(...askings: Asking[]) {
    this.wanted = askings
    flushSync()
    await vi.advanceTimersByTimeAsync(10)
  }

  get shown() {
    return this.newest?.answers['blast']?.['x']
  }
}

it('asks only the newest of questions that come faster than answers', async () => {
  const sample = new Sample()
  for (let x = 0; x < 50; x++) await sample.want(about(x))
  await vi.advanceTimersByTimeAsync(500)
  expect(sample.asked.length).toBeLessThanOrEqual(6)
  expect(sample.asked.at(-1)).toBe(49)
  expect(sample.shown).toBe(49)
  sample.end()
})

it('keeps what was answered until there is something newer, but not in another position', async () => {
  const sample = new Sample()
  await sample.want(about(1))
  await vi.advanceTimersByTimeAsync(300)
  await sample.want(about(2))
  expect(sample.shown).toBe(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(sample.shown).toBe(2)
  sample.position = { turn: 2 }
  flushSync()
  expect(sample.shown).toBeUndefined()
  await vi.advanceTimersByTimeAsync(300)
  expect(sample.shown).toBe(2)
  await sample.want()
  expect(sample.shown).toBeUndefined()
  sample.end()
})

it('says that there is no answer', async () => {
  const sample = new Sample()
  sample.refused = 7
  await sample.want(about(7))
  await vi.advanceTimersByTimeAsync(300)
  expect(sample.newest?.isRefused).toBe(true)
  await sample.want(about(8))
  expect(sample.newest?.isRefused).toBe(false)
  await vi.advanceTimersByTimeAsync(300)
  expect(sample.shown).toBe(8)
  sample.end()
})
