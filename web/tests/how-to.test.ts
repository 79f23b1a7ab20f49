/** The pages "How to play": every statement with its text and its rules, every picture with its text alternative. */
import { render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAMES, howToPage, loadHowTo } from '../src/games/registry'
import { asCityView, knowledgeOf } from '../src/games/dystopia/how/view'
import { inches, shotIn } from '../src/games/reality/how/view'
import HowTo from '../src/pages/HowTo.svelte'
import { router } from '../src/state/router.svelte'
import { localization } from '../src/text/text.svelte'

const IDS = GAMES.map(({ id }) => id)
const LANGUAGES = ['en', 'es'] as const
/** In milliseconds: the first page of a game loads its drawings. */
const PATIENCE = 20_000

vi.setConfig({ testTimeout: 2 * PATIENCE })

/** The server has two rules and no lesson. */
function answer(url: string): unknown {
  if (url.startsWith('/api/rules')) {
    const rules = ['X-1', 'X-2'].map((id) => ({ id, name: null, text: id, ruling: false }))
    return { game: 'x', revision: 1, editions: [], edition: null, terms: [], sections: [{ id: 's', title: 'S', rules }] }
  }
  return []
}

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(JSON.stringify(answer(url)))))
})

afterEach(() => vi.unstubAllGlobals())

async function open(game: string): Promise<void> {
  router.go(`/how/${game}`)
  render(HowTo)
  await screen.findByRole('heading', { level: 2, name: /exact rules|reglas exactas/i }, { timeout: PATIENCE })
  await tick()
}

describe.each(IDS)('how to play %s', (game) => {
  it.each(LANGUAGES)('says everything in %s, each statement with its rules', async (language) => {
    await localization.setLanguage(language)
    await open(game)
    const outline = (await loadHowTo(game))?.outline
    const main = document.body.textContent
    // A message that is missing shows its key.
    expect(main).not.toMatch(/(how|web|reality|dystopia|leaders)-[a-z]+-[a-z-]+/)
    const statements = outline?.sections.flatMap((section) => section.statements) ?? []
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const rule of statements.flatMap(({ rules }) => rules)) expect(links).toContain(`/rules/${game}#${rule}`)
    expect(screen.getAllByRole('list', { name: /^(Rules|Reglas)$/ })).toHaveLength(statements.length)
  })

  it('begins with how one wins, and numbers the picture as the list below it', async () => {
    await open(game)
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings[0]).toBe('How you win')
    const pictures = screen.getAllByRole('img')
    for (const picture of pictures) expect(picture.getAttribute('aria-label')?.length).toBeGreaterThan(60)
    const [first] = pictures
    const numbers = [...(first?.querySelectorAll('.number') ?? [])].map((number) => number.textContent)
    const list = screen.getByRole('heading', { name: 'What is on the table' }).closest('section')?.querySelector('ol')
    expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)))
    expect(within(list as HTMLElement).getAllByRole('heading', { level: 3 })).toHaveLength(numbers.length)
  })
})

describe('the pictures', () => {
  it('mark the result of the sum that they show', async () => {
    await open('dystopia')
    const position = (await loadHowTo('dystopia'))?.pictures['area']?.position
    const workers = position ? (asCityView(position).areas[0]?.workers ?? []) : []
    expect(knowledgeOf(workers)).toBe(9)
    const marked = document.querySelectorAll('.reached .label')
    expect([...marked].map((label) => label.textContent)).toEqual(['9+'])
  })

  it('show the shot as the engine has reckoned it', async () => {
    await open('reality')
    const position = (await loadHowTo('reality'))?.pictures['shot']?.position
    const shot = position && shotIn(position)
    expect(shot?.profile).toBe((shot?.aim ?? 0) - (shot?.modifiers.reduce((sum, [, value]) => sum + value, 0) ?? 0))
    expect(document.querySelectorAll('.cross')).toHaveLength(shot?.lines.filter((line) => line !== 'open').length ?? -1)
    expect(document.querySelector('.chance')?.textContent).toBe(`${shot?.chance} %`)
  })

  it('write heights in inches', () => {
    expect([3, 4, 10, 0].map(inches)).toEqual(['¾″', '1″', '2½″', '0″'])
  })
})

describe('the way to the page', () => {
  it('leads to the rules where a game has no such page', () => {
    expect(howToPage('leaders')).toBe('/how/leaders')
    expect(howToPage('leaders', 'A')).toBe('/how/leaders?edition=A')
    expect(howToPage('chess')).toBe('/rules/chess')
  })

  it('goes on to the rules from the address itself', async () => {
    router.go('/how/chess')
    render(HowTo)
    await vi.waitFor(() => expect(router.place).toMatchObject({ page: 'rules', parts: ['chess'] }))
  })
})
