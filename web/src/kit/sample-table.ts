import type { Clocks, Moment, Table } from '../api/types'
import { DEFAULT_SETTINGS } from '../components/table-settings/table-settings'

/** One table of `leaders` in three states, shared by the sections of the kit. */

export const NAMES = ['Ana', 'Ben', 'Rosa Luxemburgo-Schwarzenegger', 'Bot 4', 'Bot 5']

export const PLAYING: Table = {
  id: 'kit',
  game: 'leaders',
  revision: 1,
  options: {},
  left_out: [],
  outdated: false,
  status: 'playing',
  host: 'Ana',
  host_id: 'p0',
  settings: {
    ...DEFAULT_SETTINGS,
    clock: { kind: 'correspondence', days: 3 },
    spectators: 'delayed',
    delay: 10,
    language: 'es',
  },
  seats: NAMES.map((name, number) => ({
    number,
    kind: number > 2 ? 'bot' : 'person',
    name,
    person_id: number > 2 ? null : `p${number}`,
    strength: number > 2 ? 'hard' : null,
    away: number === 4 ? 'left' : null,
    person: number === 4 ? 'Chloe' : null,
    guest: false,
    beside: null,
    entropy: null,
    entropy_from: null,
  })),
  dice: null,
  outcome: null,
  rematch: null,
  created: 0,
}

export const WAITING: Table = {
  ...PLAYING,
  status: 'waiting',
  seats: PLAYING.seats.map((seat) => {
    if (seat.number === 1) return { ...seat, kind: 'open', name: null }
    return seat.number === 2 ? { ...seat, kind: 'invited', name: null } : seat
  }),
}

export const FINISHED = {
  ...PLAYING,
  status: 'finished',
  outcome: { winners: [0], scores: [1, 0, 0, 0, 0], reason: 'both-leaders', rule: 'L-end-1' },
} satisfies Table

export const MOMENTS: readonly Moment[] = [
  { first: 40, last: 44, turn: 9, kind: 'rise', decisive: false, before: 0.33, after: 0.46, events: [], words: null },
  { first: 98, last: 107, turn: 14, kind: 'known', decisive: true, before: 0.47, after: 0.7, events: [], words: null },
  { first: 171, last: 176, turn: 19, kind: 'end', decisive: false, before: 0.71, after: 1, events: [], words: null },
]

export const CLOCKS: Clocks = {
  kind: 'live',
  now: 0,
  increment: 0,
  seats: [65_000, 20_000, 3_700_000, 600_000, 0].map((left, seat) => ({ left, running: seat < 2 })),
}

/** A number a seat for each of forty steps. */
export const PROGRESS = Array.from({ length: 40 }, (_, step) =>
  NAMES.map((_, seat) => Math.floor((step * (seat + 1)) / 60)),
)
