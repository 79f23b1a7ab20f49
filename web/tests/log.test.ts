import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import { countNew, filterLines } from '../src/table/panels/log-lines'
import Log from '../src/table/panels/Log.svelte'

function line(n: number, kind: string, told: Partial<NarratedEvent> = {}): NarratedEvent {
  return { event: { n, event: kind, rule: 'L-turn-1' }, text: `line ${n}`, actor: null, targets: [], weight: 'normal', ...told }
}

const EVENTS = [
  line(0, 'turn', { actor: 0 }),
  line(1, 'gave', { actor: 0, targets: [2] }),
  line(2, 'turn', { actor: 1 }),
  line(3, 'looked', { actor: 1, targets: [0] }),
  line(4, 'drew', { actor: 0, weight: 'quiet' }),
  line(5, 'turn', { actor: 2 }),
  line(6, 'aimed', { actor: 2, targets: [3] }),
  line(7, 'turn', { actor: 3 }),
  line(8, 'shot', { actor: 3, targets: [0], weight: 'major' }),
  line(9, 'ended', { weight: 'major' }),
]

const numbers = (events: readonly NarratedEvent[]) => events.map(({ event }) => event.n)
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent?.trim().replace(/\s+/g, ' '))

describe('the lines of the log', () => {
  it('about me are what I did, what was done to me, and the end, each turn under its heading', () => {
    expect(numbers(filterLines(EVENTS, 0, 'mine'))).toEqual([0, 1, 2, 3, 4, 7, 8, 9])
    expect(numbers(filterLines(EVENTS, 0, 'all'))).toEqual(numbers(EVENTS))
    expect(numbers(filterLines(EVENTS, null, 'mine'))).toEqual(numbers(EVENTS))
  })

  it('count what was done to me since I last did something of note', () => {
    expect(countNew(EVENTS, 0)).toBe(2)
    expect(countNew(EVENTS, 2)).toBe(0)
    expect(countNew(EVENTS, null)).toBe(0)
    expect(countNew([...EVENTS, line(10, 'aimed', { actor: 0, targets: [1] })], 0)).toBe(0)
  })

  it('say YOU where something was done to me, and nowhere else', () => {
    render(Log, { props: { game: 'leaders', events: EVENTS, seat: 0 } })
    expect(rows().filter((text) => text?.startsWith('You'))).toEqual(['You line 3 L-turn-1', 'You line 8 L-turn-1'])
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'line 0',
      'line 2',
      'line 5',
      'line 7',
    ])
  })

  it('are filtered by choice, and the choice tells how much is new', async () => {
    render(Log, { props: { game: 'leaders', events: EVENTS, seat: 0 } })
    const mine = screen.getByRole('radio', { name: /About me\s*2 new/ })
    await fireEvent.click(mine)
    expect(rows()).toHaveLength(8)
  })

  it('offer a spectator no choice, and say nothing of them', () => {
    render(Log, { props: { game: 'leaders', events: EVENTS, seat: null } })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByText('You')).toBeNull()
  })

  it('end with what the table adds to them', () => {
    const after = createRawSnippet<[NarratedEvent]>((told) => ({ render: () => `<i>back to ${told().event.n}</i>` }))
    render(Log, { props: { game: 'leaders', events: EVENTS, seat: 0, after } })
    expect(screen.getByText('back to 6')).toBeTruthy()
  })

  it('of the future of a replay are neither loud nor new', () => {
    render(Log, { props: { game: 'leaders', events: EVENTS, seat: 0, now: 4, ongo: () => {} } })
    expect(screen.getAllByText('You')).toHaveLength(1)
    expect(screen.queryByText(/new/)).toBeNull()
  })
})
