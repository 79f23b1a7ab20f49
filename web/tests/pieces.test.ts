import { describe, expect, it, vi } from 'vitest'
import { api, RequestError } from '../src/api/client'
import { placeOf } from '../src/state/router.svelte'
import { parseSettings } from '../src/state/settings.svelte'
import { languageOf } from '../src/text/sources'
import { localization, t } from '../src/text/text.svelte'

const at = (path: string) => placeOf(new URL(path, 'http://table.example'))

describe('addresses', () => {
  it('have pages', () => {
    expect(at('/').page).toBe('home')
    expect(at('/table/abc')).toMatchObject({ page: 'table', parts: ['abc'] })
    expect(at('/new/leaders/')).toMatchObject({ page: 'new', parts: ['leaders'] })
    expect(at('/rules/leaders#L-shot-2')).toMatchObject({ page: 'rules', fragment: 'L-shot-2' })
    expect(at('/replay/abc?step=4').query.get('step')).toBe('4')
    expect(at('/table').page).toBe('missing')
    expect(at('/nowhere').page).toBe('missing')
  })
})

describe('languages', () => {
  it('are the first of the browser that we speak', () => {
    expect(languageOf(['tlh', 'es-MX', 'en'])).toBe('es')
    expect(languageOf(['tlh'])).toBe('en')
  })

  it('can be changed while the page is open', async () => {
    expect(t('web-table-free', { count: 1 })).toBe('1 free seat')
    await localization.setLanguage('es')
    expect(t('web-table-free', { count: 2 })).toBe('2 asientos libres')
    expect(document.documentElement.lang).toBe('es')
  })

  it('fetch the words of a game when they are needed', async () => {
    expect(localization.has('leaders-recruit-euphorian-leader')).toBe(false)
    await localization.load('leaders')
    expect(t('leaders-recruit-euphorian-leader')).toBe('Euphorian leader')
  })
})

describe('settings', () => {
  it('are read as far as they mean something', () => {
    const kept = parseSettings('{"language": "es", "theme": "mauve", "sound": true, "large": "yes"}')
    expect(kept).toMatchObject({ language: 'es', theme: 'system', sound: true, large: false })
    expect(parseSettings('nonsense').palette).toBe('usual')
    expect(parseSettings('{"volume": 35}').volume).toBe(35)
    for (const odd of ['"loud"', '-1', '101', 'null']) expect(parseSettings(`{"volume": ${odd}}`).volume).toBe(60)
  })
})

describe('the server', () => {
  const answer = (status: number, body: string) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status, statusText: 'so' }))

  it('is asked, and answers', async () => {
    answer(200, '[]')
    expect(await api.games()).toEqual([])
  })

  it('refuses with a code', async () => {
    answer(404, '{"error": {"code": "no-table", "message": "gone", "rule": null, "details": []}}')
    await expect(api.table('x')).rejects.toMatchObject({ code: 'no-table', status: 404, message: 'gone' })
    answer(502, '<html>')
    await expect(api.table('x')).rejects.toMatchObject({ code: 'refused', status: 502 })
  })

  it('may not answer at all', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
    const error: unknown = await api.table('x').catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(RequestError)
    expect((error as RequestError).code).toBe('unreachable')
  })
})
