/** What is told of a finished game of dystopia, from what the server says of it. */
import { render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../src/api/client'
import type { GameSummary, Outcome } from '../src/api/types'
import { SOURCES, starsBySource, starsByTurn, type DystopiaSummary } from '../src/games/dystopia/ending/summary'
import Summary from '../src/table/ending/Summary.svelte'
import { localization } from '../src/text/text.svelte'

const NAMES = ['Ana', 'Ben']
const OUTCOME: Outcome = { winners: [1], scores: [2, 2], reason: 'stars-morale', rule: 'D-end-3' }
const TOLD: DystopiaSummary = {
  turns: 9,
  stars: [
    { seat: 1, turn: 2, source: 'built', place: 'market' },
    { seat: 0, turn: 5, source: 'artifact-market', place: 'icarite-territory' },
    { seat: 0, turn: 5, source: 'dilemma', place: 'dilemma' },
    { seat: 1, turn: 9, source: 'dilemma', place: 'dilemma' },
  ],
  markets: [{ site: 'e1', tile: 'spa', turn: 2, stars: [1], bound: [4, 0], losses: [1, 0] }],
  decisive: { tile: 'spa', own: 0, others: 4 },
  tie: { seats: [0, 1], criterion: 'morale', values: [2, 5], rolls: [] },
}
const dice = [{ what: 'workers', thrown: 10, result: 40, expected: 35 }]
const ANSWER: GameSummary = {
  game: TOLD as never,
  dice: [dice, dice],
  turns: [
    { turn: 1, seat: 0, first: 4, events: [], words: ['Ana places a 3.'] },
    { turn: 2, seat: 1, first: 7, events: [], words: ['Ben builds the Spa.'] },
  ],
}

async function show(told: Partial<DystopiaSummary> = {}) {
  vi.spyOn(api, 'summary').mockResolvedValue({ ...ANSWER, game: { ...TOLD, ...told } as never })
  render(Summary, { replay: 'old', game: 'dystopia', outcome: OUTCOME, names: NAMES })
  await screen.findByText('Where the stars came from', {}, { timeout: 10_000 })
}

beforeEach(() => localization.setLanguage('en'))

describe('stars', () => {
  it('are counted by source, all of them', () => {
    const found = starsBySource(TOLD, 2)
    expect(found).toEqual([
      { source: 'built', counts: [0, 1] },
      { source: 'artifact-market', counts: [1, 0] },
      { source: 'dilemma', counts: [1, 1] },
    ])
    for (const seat of [0, 1]) expect(found.reduce((sum, { counts }) => sum + (counts[seat] ?? 0), 0)).toBe(OUTCOME.scores[seat])
  })

  it('are counted turn by turn', () => {
    const rows = starsByTurn(TOLD, 2)
    expect(rows).toHaveLength(10)
    expect([rows[0], rows[2], rows[5], rows[9]]).toEqual([[0, 0], [0, 1], [2, 1], [2, 2]])
  })

  it('have words for every source', async () => {
    await localization.load('dystopia-end')
    for (const source of SOURCES) expect(localization.has(`dystopia-end-source-${source}`)).toBe(true)
  })
})

describe('what is told at the end', () => {
  it('has a row for each player that adds up', async () => {
    await show()
    const row = screen.getAllByRole('rowheader', { name: 'Ana' })[0]?.closest('tr')
    expect(within(row!).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['0', '1', '1', '2'])
  })

  it('tells what broke a tie, and nothing without one', async () => {
    await show()
    expect(screen.getByText(/higher morale decided/).textContent).toMatch(/Ana: 2 and Ben: 5\./)
    document.body.innerHTML = ''
    await show({ tie: null })
    expect(screen.queryByText(/decided:/)).toBeNull()
  })

  it('shows the dice that broke a tie, round by round', async () => {
    const rolls = [
      { seat: 0, dice: [1, 3], total: 4 },
      { seat: 1, dice: [2, 2], total: 4 },
      { seat: 0, dice: [3, 4], total: 7 },
      { seat: 1, dice: [1, 5], total: 6 },
    ]
    await show({ tie: { seats: [0, 1], criterion: 'dice', values: [7, 6], rolls } })
    expect(screen.getByText(/all workers were rolled/).textContent).not.toMatch(/Ana: 7/)
    expect(screen.getAllByText(/ in all: /).map(({ textContent }) => textContent)).toEqual([
      'Ana rolls 1 and 3, 4 in all: still in.',
      'Ben rolls 2 and 2, 4 in all: still in.',
      'Ana rolls 3 and 4, 7 in all: out.',
      'Ben rolls 1 and 5, 6 in all: still in.',
    ])
  })

  it('tells the market that decided it, how it is reckoned, and what it did to each', async () => {
    await show()
    expect(screen.getByText(/troubled the others for 4 of their turns on average, and Ben for 0/)).toBeTruthy()
    expect(screen.getByText(/Turns are counted/)).toBeTruthy()
    expect(screen.getByText('no star, troubled for 4 turns, hit once')).toBeTruthy()
    expect(screen.getByText('star placed, troubled for 0 turns')).toBeTruthy()
  })

  it('says so where no market decided', async () => {
    await show({ decisive: null })
    expect(screen.getByText(/no market troubled the others/)).toBeTruthy()
    document.body.innerHTML = ''
    await show({ decisive: null, markets: [] })
    expect(screen.getByText(/nobody built a market/)).toBeTruthy()
  })

  it('leads to the replay of every turn, which plays', async () => {
    await show()
    expect(screen.getByText('Ben builds the Spa.').closest('a')?.getAttribute('href')).toBe('/replay/old?step=7&seat=all&play=1')
  })
})
