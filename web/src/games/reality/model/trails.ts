import type { NarratedEvent } from '../../../api/narrated'

type Place = readonly [x: number, y: number]

export interface Trail {
  figure: number
  /** From where it stood at the start of the turn, stop by stop. */
  stops: readonly Place[]
}

/** Events with which a figure comes onto the table, and those after which it stands elsewhere. */
const ENTRANCES = ['deployed', 'called']
const MOVES = ['walked', 'leapt', 'shifted', 'followed', 'slid', 'fled', 'tumbled']

/** The ways of this turn, from the log; `starts` are places from before it, of figures that it does not tell of. */
export function trails(events: readonly NarratedEvent[], starts: ReadonlyMap<number, Place>): Trail[] {
  const places = new Map<number, Place>(starts)
  let moved = new Map<number, Place[]>()
  for (const { event } of events) {
    const { event: name, figure, other, x, y } = event
    if (name === 'turn') moved = new Map()
    const who = name === 'called' ? other : figure
    if (typeof who !== 'number' || typeof x !== 'number' || typeof y !== 'number') continue
    const before = places.get(who)
    if (MOVES.includes(String(name)) && before) moved.set(who, [...(moved.get(who) ?? [before]), [x, y]])
    if (MOVES.includes(String(name)) || ENTRANCES.includes(String(name))) places.set(who, [x, y])
  }
  return [...moved].map(([figure, stops]) => ({ figure, stops })).filter(({ stops }) => new Set(stops.map(String)).size > 1)
}
