/** What the list of players shows of dystopia: the race, and each player in pictures and in sentences. */
import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import positions from '../src/games/dystopia/how/positions/table.json'
import { starCounts, starPlaces, starsPlaced } from '../src/games/dystopia/model/star-places'
import { asDystopiaView, type DystopiaView } from '../src/games/dystopia/model/view'
import { SHOWN } from '../src/games/dystopia/prompts/kinds'
import { askedWords } from '../src/games/dystopia/seats/asked-words'
import SeatDetails from '../src/games/dystopia/seats/SeatDetails.svelte'
import Standings from '../src/games/dystopia/seats/Standings.svelte'
import { findGame } from '../src/games/registry'
import { LANGUAGES } from '../src/text/sources'
import { localization, t } from '../src/text/text.svelte'

const given = positions.view
const view = asDystopiaView(given as never)
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']

/** The position with other things of its first player. */
function withFirst(more: Partial<DystopiaView['players'][number]>): DystopiaView {
  return { ...view, players: view.players.map((one, seat) => (seat ? one : { ...one, ...more })) }
}

beforeEach(() => localization.load('dystopia', 'dystopia-board', 'dystopia-seats'))

describe('where stars stand', () => {
  it('is told of every star', () => {
    expect(view.players.some(({ stars }) => stars < 9)).toBe(true)
    for (const { seat } of view.players) expect(starPlaces(view, seat)).toHaveLength(starsPlaced(view, seat))
  })

  it('tells recruits and the dilemma', () => {
    const before = starPlaces(view, 0)
    const recruits = [{ recruit: 'D-r01', star: true, works: true }]
    const more = withFirst({ recruits, dilemma: { side: 'contributed', card: null } })
    const found = starCounts(starPlaces(more, 0))
    expect(found.find(({ place }) => place === 'recruit')?.count).toBe(1)
    expect(found.find(({ place }) => place === 'dilemma')?.count).toBe(1)
    expect(starPlaces(more, 0).length).toBeGreaterThan(before.length)
  })
})

describe('the race', () => {
  it('has a lane for each player with a field for each star', () => {
    const { container } = render(Standings, { view: given as never, names: NAMES })
    const lanes = [...container.querySelectorAll('svg > g')]
    expect(lanes.map((lane) => lane.querySelectorAll('.field').length)).toEqual(view.players.map(({ seat }) => starsPlaced(view, seat)))
    expect(lanes.map((lane) => lane.querySelector('text')?.textContent)).toEqual(view.players.map(({ stars }) => String(stars)))
  })

  it('is read as a sentence for each player', () => {
    render(Standings, { view: given as never, names: NAMES })
    const said = screen.getByRole('img').getAttribute('aria-label')
    for (const { seat, stars } of view.players) expect(said).toContain(`${NAMES[seat]}: ${10 - stars} placed, ${stars} left.`)
  })
})

describe('whose turn it is', () => {
  it('is nobody’s once the game is over', () => {
    const { container } = render(Standings, { view: { ...view, active: 0, asked: { seats: [], question: null, together: false, space: null } } as never, names: NAMES })
    expect(container.querySelectorAll('.active')).toHaveLength(0)
  })

  it('is told where somebody else is asked something in it', () => {
    const others = { ...view, active: 0, asked: { seats: [1], question: 'ability', together: false, space: null } }
    render(SeatDetails, { view: others as never, seat: 0 })
    expect(screen.getByText('on turn')).toBeTruthy()
    expect(document.querySelector('.unseen')?.textContent).toContain('It is their turn.')
    const { container } = render(Standings, { view: others as never, names: NAMES })
    expect(container.querySelectorAll('.active')).toHaveLength(1)
  })

  it('is not told twice of whoever is asked', () => {
    render(SeatDetails, { view: { ...view, active: 0, asked: { seats: [0], question: 'turn', together: false, space: null } } as never, seat: 0 })
    expect(screen.queryByText('on turn')).toBeNull()
  })
})

describe('a player', () => {
  it('is told completely in sentences', () => {
    const rich = withFirst({ goods: { energy: 2, water: 0, food: 1, bliss: 0, gold: 0, stone: 0, clay: 0 }, available: [4, 5], placed: [['farm', 3]], morale: 3, knowledge: 2, hand: 2 })
    render(SeatDetails, { view: rich as never, seat: 0 })
    const said = document.querySelector('.unseen')?.textContent
    expect(said).toContain('Workers at home: 4 and 5; 1 out.')
    expect(said).toMatch(/Goods: energy: 2 and food: 1\./)
    expect(said).toContain('Morale 3, knowledge 2.')
    expect(said).toContain('of at most 3')
    expect(said).toMatch(/recruit/)
    expect(said).not.toMatch(/dystopia-|undefined|NaN/)
  })

  it('says nothing of others’ hidden recruits', () => {
    render(SeatDetails, { view: withFirst({ recruits: [], hidden_recruits: [null, null] }) as never, seat: 0 })
    expect(document.querySelector('.unseen')?.textContent).toContain('Hidden recruits: 2.')
    expect(document.querySelectorAll('.down')).toHaveLength(2)
  })

  it.each(LANGUAGES)('has words for everything that they can be asked, in %s', async (language) => {
    await localization.setLanguage(language)
    await localization.load('dystopia-seats')
    for (const question of Object.keys(SHOWN)) {
      const words = askedWords({ ...given, asked: { seats: [0], question, together: false, space: null } } as never)
      expect(words).not.toContain('dystopia')
      expect(words?.length).toBeLessThanOrEqual(24)
    }
    expect(t('dystopia-seats-race')).not.toContain('dystopia')
    expect(findGame('dystopia').askedWords({ ...given, asked: { seats: [], question: null } } as never)).toBeNull()
    await localization.setLanguage('en')
  })
})
