import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import WhyNot from '../src/components/actions/WhyNot.svelte'
import { describeState } from '../src/components/lists/table-state'
import LuckTable from '../src/components/statistics/LuckTable.svelte'
import { describeSettings, DEFAULT_SETTINGS } from '../src/components/table-settings/table-settings'
import TableSettingsFields from '../src/components/table-settings/TableSettingsFields.svelte'
import type { Table } from '../src/api/types'
import type { Choice } from '../src/games/board'
import { placeOf } from '../src/state/router.svelte'
import { unavailableActions } from '../src/table/prompt/unavailable-actions'

describe('what cannot be done now', () => {
  const legal: Choice[] = [{ action: ['interrogate', 7], text: '' }]
  const always = () => true

  it('is every kind of the game that is not offered, with an example that fits the table', () => {
    const found = unavailableActions('leaders', 3, 4, legal, new Map(), always)
    expect(found.map(({ kind }) => kind)).toEqual(['discard', 'arm', 'shoot', 'hide', 'aim'])
    expect(found.at(-1)?.action).toEqual(['aim', 0])
  })

  it('is also what was offered before, as it was offered', () => {
    const known = new Map([['place', { action: ['place', 4, 2], text: '' }]])
    expect(unavailableActions('dystopia', 0, 2, legal, known, always)).toEqual([{ kind: 'place', action: ['place', 4, 2] }])
    expect(unavailableActions('dystopia', 0, 2, legal, known, () => false)).toEqual([])
  })

  it('says the reason when it is focused, and asks no sooner', async () => {
    const why = vi.fn(() => Promise.resolve({ rule: 'L-act-4', text: 'You have no gun.' }))
    const children = createRawSnippet((id: () => string) => ({
      render: () => `<button aria-disabled="true" aria-describedby="${id()}">x</button>`,
    }))
    render(WhyNot, { game: 'leaders', action: ['shoot'], why, children })
    expect(why).not.toHaveBeenCalled()
    screen.getByRole('button').focus()
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('You have no gun.'))
    expect(why).toHaveBeenCalledWith(['shoot'])
    expect(screen.getByRole('link').textContent).toBe('L-act-4')
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
    screen.getByRole('button').blur()
    await vi.waitFor(() => expect(screen.getByRole('status').textContent.trim()).toBe(''))
  })
})

describe('the label of a table in a list', () => {
  const table = (status: string, kinds: string[], winners: number[] | null = null) =>
    ({ status, seats: kinds.map((kind, number) => ({ kind, number })), outcome: winners && { winners } }) as unknown as Table
  const text = (...given: Parameters<typeof describeState>) => describeState(...given).text

  it('says what a table waits for: nobody calls it full as long as guests are missing', () => {
    expect(text(table('waiting', ['person', 'open', 'invited']), {})).toBe('1 free seat')
    expect(text(table('waiting', ['person', 'invited', 'invited']), {})).toBe('2 guests are expected')
    expect(text(table('waiting', ['person', 'bot']), { seat: 0 })).toBe('Everybody is here')
    expect(text(table('playing', ['person', 'bot']), { seat: 0, myTurn: true })).toBe('Your turn')
    expect(text(table('playing', ['person', 'bot']), { seat: 0 })).toBe('Others are thinking')
    expect(text(table('playing', ['person', 'bot']), { seat: 0, away: true })).toBe('You are away')
    expect(text(table('playing', ['person', 'bot']), {})).toBe('Playing')
  })

  it('says how a game ended for me', () => {
    const ended = (winners: number[]) => table('finished', ['person', 'bot'], winners)
    expect(text(ended([0]), { seat: 0 })).toBe('Won')
    expect(text(ended([1]), { seat: 0 })).toBe('Lost')
    expect(text(ended([]), { seat: 0 })).toBe('A draw')
    expect(text(ended([1]), {})).toBe('Replay')
  })
})

describe('how a table is played', () => {
  it('says nothing of what is usual', () => {
    expect(describeSettings(DEFAULT_SETTINGS)).toEqual([])
  })

  it('says what differs', () => {
    const facts = describeSettings({ ...DEFAULT_SETTINGS, clock: { kind: 'live', start: 90, increment: 0 }, spectators: 'none', language: 'es' })
    expect(facts.map(({ icon }) => icon)).toEqual(['chat', 'clock', 'lock'])
    expect(facts[0]?.text).toBe('Español')
  })

  it('asks for the moves only of spectators who are behind', async () => {
    const onchange = vi.fn()
    render(TableSettingsFields, { settings: { ...DEFAULT_SETTINGS, spectators: 'delayed', delay: 7 }, onchange })
    const all = screen.getAllByRole('radio')
    const named = (label: string) => all.find((one) => one.parentElement?.textContent.trim() === label)
    named('Nobody')?.click()
    expect(onchange).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, spectators: 'none', delay: 0 })
    named('Days a move')?.click()
    expect(onchange.mock.lastCall?.[0].clock).toEqual({ kind: 'correspondence', days: 3 })
  })
})

describe('dice against what was to be expected', () => {
  it('leaves out what was not thrown, and shows the difference with its sign', () => {
    const dice = [
      { what: 'shots', thrown: 4, result: 3, expected: 1.5 },
      { what: 'luck', thrown: 0, result: 0, expected: 0 },
    ]
    render(LuckTable, { game: 'reality', rows: [{ dice }], caption: 'Dice' })
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByRole('cell', { name: '+1.5' })).toBeTruthy()
  })
})

describe('addresses', () => {
  it('lead to the statistics of a table and of a person', () => {
    expect(placeOf(new URL('http://x/table/abc/statistics'))).toMatchObject({ page: 'statistics', parts: ['abc'] })
    expect(placeOf(new URL('http://x/people/p1'))).toMatchObject({ page: 'person', parts: ['p1'] })
  })
})
