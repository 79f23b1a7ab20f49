import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../src/api/client'
import type { Moment, Outcome, Table } from '../src/api/types'
import { router } from '../src/state/router.svelte'
import Ending from '../src/table/ending/Ending.svelte'
import { isAgainstBots } from '../src/table/ending/moments'
import { localization } from '../src/text/text.svelte'

const seats = (...kinds: string[]) => kinds.map((kind, number) => ({ kind, number })) as Table['seats']
const TABLE = { id: 'old', game: 'leaders', seats: seats('person', 'bot', 'bot', 'bot') } as Table
const OUTCOME: Outcome = { winners: [1], scores: [0, 1, 0, 0], reason: 'both-leaders', rule: 'L-win-4' }
const MOMENTS: Moment[] = [
  { first: 40, last: 47, turn: 9, kind: 'rise', decisive: true, before: 0.33, after: 0.664, events: [], words: ['Ben turns.'] },
  { first: 80, last: 84, turn: 14, kind: 'end', decisive: false, before: 0.7, after: 1, events: [], words: ['Ben wins.'] },
]

const show = (props: object = {}) =>
  render(Ending, { table: TABLE, outcome: OUTCOME, text: 'It is over.', names: [], seat: 0, ...props })

beforeAll(() => localization.setLanguage('en'))
afterEach(() => vi.restoreAllMocks())

describe('the end of a game', () => {
  it('tells why, by which rule, and which turn decided it', async () => {
    vi.spyOn(api, 'moments').mockResolvedValue({ moments: MOMENTS })
    show()
    expect(screen.getByText('L-win-4')).toBeTruthy()
    expect(await screen.findByText('33 % → 66 %')).toBeTruthy()
    expect(screen.getByText('Watch turn 9').closest('a')?.getAttribute('href')).toBe('/replay/old?step=40&seat=all&play=1')
    expect(screen.getByText('Ben wins.').closest('a')?.getAttribute('href')).toBe('/replay/old?step=80&seat=all&play=1')
    expect(screen.getByText('Whole game, everything open').closest('a')?.getAttribute('href')).toBe('/replay/old?step=0&seat=all')
  })

  it('is shown without moments where there are none', async () => {
    vi.spyOn(api, 'moments').mockRejectedValue(new Error('gone'))
    show()
    expect(await screen.findByText('Whole game, everything open')).toBeTruthy()
    expect(screen.queryByText('The decisive moment')).toBeNull()
  })

  it('offers nothing to play to those who watched', () => {
    vi.spyOn(api, 'moments').mockResolvedValue({ moments: [] })
    show({ seat: null })
    expect(screen.queryByText('Rematch')).toBeNull()
  })
})

describe('a rematch', () => {
  it('takes one key where the focus is on the end, but not the one that ended the game', async () => {
    vi.spyOn(api, 'moments').mockResolvedValue({ moments: [] })
    const asked = vi.spyOn(api, 'rematch').mockResolvedValue({ id: 'new' } as Table)
    const gone = vi.spyOn(router, 'go').mockReturnValue()
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    show({ takesFocus: true })
    expect(document.activeElement?.tagName).toBe('H2')
    await fireEvent.keyDown(screen.getByRole('heading', { level: 2 }), { key: 'Enter' })
    expect(asked).not.toHaveBeenCalled()
    now.mockReturnValue(3000)
    await fireEvent.keyDown(screen.getByRole('heading', { level: 2 }), { key: 'Enter' })
    expect(asked).toHaveBeenCalledWith('old')
    expect(gone).toHaveBeenCalledWith('/table/new')
  })

  it('needs nobody else against bots', () => {
    expect(isAgainstBots(TABLE, 0)).toBe(true)
    expect(isAgainstBots({ ...TABLE, seats: seats('person', 'person', 'bot') }, 0)).toBe(false)
  })
})
