import { render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Table } from '../src/api/types'
import Button from '../src/components/basic/Button.svelte'
import type { Choice } from '../src/games/board'
import { sameAction } from '../src/games/board'
import { invitationFor, invitationLink, storeInvitations } from '../src/state/invitations'
import { formatTimeLeft } from '../src/table/panels/clock-format'
import SeatList from '../src/table/panels/SeatList.svelte'
import { groupChoices } from '../src/table/prompt/choice-groups'
import { ChoiceGuard } from '../src/table/prompt/choice-guard.svelte'
import Prompt from '../src/table/prompt/Prompt.svelte'
import { nextAtScreen, seatsAtScreen } from '../src/table/shared-screen'

const choice = (kind: string, at: number): Choice => ({ action: [kind, at], text: `${kind} ${at}` })

describe('long lists of choices', () => {
  const many = [choice('skip', 0), ...[1, 2, 3, 4].map((at) => choice('aim', at)), ...[1, 2, 3, 4].map((at) => choice('use', at))]

  it('are in parts, where the game has a heading for them', () => {
    const { plain, headed } = groupChoices(many, 'leaders', (key) => key === 'web-leaders-kind-aim')
    expect(headed.map(({ kind }) => kind)).toEqual(['aim'])
    expect(plain.map(({ text }) => text)).toEqual(['skip 0', 'use 1', 'use 2', 'use 3', 'use 4'])
  })

  it('stay as they are when they are short', () => {
    expect(groupChoices(many.slice(0, 5), 'leaders', () => true).headed).toEqual([])
  })
})

describe('a screen that is shared', () => {
  const seat = (number: number, person_id: string | null, beside: string | null = null) =>
    ({ number, kind: person_id ? 'person' : 'bot', person_id, beside }) as Table['seats'][number]
  const table = { seats: [seat(0, 'ana'), seat(1, 'ben', 'ana'), seat(2, null), seat(3, 'eve'), seat(4, 'cleo', 'ana')] } as Table

  it('knows who sits there', () => {
    expect(seatsAtScreen(table, 'ana')).toEqual([0, 1, 4])
    expect(seatsAtScreen(table, 'eve')).toEqual([3])
    expect(seatsAtScreen(table, null)).toEqual([])
  })

  it.each([0, 1])('is where everybody is who sits at it, whoever looks: seat %d', (looking) => {
    const names = ['Ana', 'Ben', 'Bot 3', 'Eve', 'Cleo']
    render(SeatList, { table, names, present: [looking], watching: 0, seat: 0, asked: [], winners: [] })
    expect(screen.getAllByText('here')).toHaveLength(3)
    expect(screen.getAllByText('away')).toHaveLength(1)
  })

  it('goes to whoever is asked next, and stays with whoever has something to say', () => {
    const here = [0, 1, 4]
    expect(nextAtScreen(here, 0, [0, 1], new Set())).toBeNull()
    expect(nextAtScreen(here, 0, [0, 1, 4], new Set([0]))).toBe(1)
    expect(nextAtScreen(here, 4, [0, 1, 4], new Set([4]))).toBe(0)
    expect(nextAtScreen(here, 1, [3], new Set([1]))).toBeNull()
    expect(nextAtScreen(here, 1, [0, 1, 4], new Set([0, 1, 4]))).toBeNull()
    expect(nextAtScreen(here, null, [4], new Set())).toBe(4)
  })
})

describe('the prompt', () => {
  const props = (changes = {}) => ({
    game: 'leaders',
    question: 'Do you react?',
    waitingFor: '',
    legal: [choice('react', 1), choice('decline', 0)],
    pointed: null,
    mayUndo: false,
    busy: false,
    refused: null,
    act: vi.fn(),
    point: vi.fn(),
    undo: vi.fn(),
    ...changes,
  })

  it('offers each choice, and points at it when it has the focus', async () => {
    const given = props()
    render(Prompt, given)
    const button = screen.getByRole('button', { name: 'react 1' })
    button.focus()
    expect(given.point).toHaveBeenLastCalledWith(['react', 1])
    button.click()
    expect(given.act).toHaveBeenCalledWith(['react', 1])
  })

  it('keeps the focus when the question changes, and takes it from nobody', async () => {
    const { rerender } = render(Prompt, props())
    const button = screen.getByRole('button', { name: 'react 1' })
    await rerender(props({ question: 'And now?', legal: [choice('skip', 1)] }))
    expect(document.activeElement).toBe(document.body)
    screen.getByRole('button', { name: 'skip 1' }).focus()
    await rerender(props({ question: 'And then?', legal: [choice('skip', 2)] }))
    expect(button.isConnected).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'And then?' }))
  })

  it('begins at the top of its choices with another question, and stays where it is with the same', async () => {
    const { container, rerender } = render(Prompt, props())
    const box = container.querySelector<HTMLElement>('.box')!
    box.scrollTop = 40
    await rerender(props({ legal: [choice('react', 1)] }))
    expect(box.scrollTop).toBe(40)
    await rerender(props({ question: 'And now?' }))
    expect(box.scrollTop).toBe(0)
  })

  it('offers nothing else while a choice waits', async () => {
    const given = props()
    const guard = new ChoiceGuard(given.act)
    render(Prompt, { ...given, guard })
    guard.choose(choice('decline', 0), 'confirm')
    const yes = await screen.findByRole('button', { name: 'Do it' })
    expect(screen.queryByRole('button', { name: 'react 1' })).toBeNull()
    yes.click()
    expect(given.act).toHaveBeenCalledExactlyOnceWith(['decline', 0])
  })
})

describe('a button that cannot be used', () => {
  it('says why, can be reached, and does nothing', () => {
    const onclick = vi.fn()
    render(Button, { label: 'Start', whyNot: 'One seat is empty.', onclick })
    const button = screen.getByRole('button', { name: 'Start', description: 'One seat is empty.' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    button.click()
    expect(onclick).not.toHaveBeenCalled()
  })
})

describe('invitations', () => {
  it('are kept for their seats, and a new one takes the place of the old', () => {
    storeInvitations('t1', [{ seat: 1, token: 'one' }, { seat: 2, token: 'two' }])
    storeInvitations('t1', [{ seat: 1, token: 'new' }])
    expect(invitationFor('t1', 1)).toBe('new')
    expect(invitationFor('t1', 2)).toBe('two')
    expect(invitationFor('t2', 1)).toBeNull()
    expect(invitationLink('abc')).toMatch(/\/join#abc$/)
  })
})

describe('clocks', () => {
  it('show what is left', () => {
    expect(formatTimeLeft(61_000)).toBe('1:01')
    expect(formatTimeLeft(400)).toBe('0:01')
    expect(formatTimeLeft(-5_000)).toBe('0:00')
    expect(formatTimeLeft(3_725_000)).toBe('1:02:05')
    expect(formatTimeLeft(3 * 86_400_000)).toBe('3 d')
  })
})

describe('actions', () => {
  it('are the same when they say the same', () => {
    expect(sameAction(['aim', 1], ['aim', 1])).toBe(true)
    expect(sameAction(['aim', 1], ['aim', 2])).toBe(false)
    expect(sameAction(null, ['aim', 1])).toBe(false)
  })
})
