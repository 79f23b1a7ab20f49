import type { NarratedEvent } from '../../../api/narrated'
import { groups } from '../model/turn-marks'
import { isStanding, type Figure, type RealityView } from '../model/view'

/** The order of the phase as a strip shows it. */
export interface Order {
  /** Who has acted in this phase, the first one first. */
  past: readonly Figure[]
  now: Figure | null
  /** Who is still to act; those of one team that tie are one group. */
  next: readonly (readonly Figure[])[]
  /** What figures of both teams that tied have rolled, by figure. */
  rolls: ReadonlyMap<number, readonly number[]>
}

export function orderOf(view: RealityView, events: readonly NarratedEvent[]): Order {
  const begin = events.findLastIndex(({ event }) => event.event === 'phase')
  const rolls = new Map<number, number[]>()
  const acted: number[] = []
  for (const { event } of events.slice(begin + 1)) {
    const { figure, roll } = event
    if (typeof figure !== 'number') continue
    if (event.event === 'rolled-order' && typeof roll === 'number') rolls.set(figure, [...(rolls.get(figure) ?? []), roll])
    if (event.event === 'activated' && !acted.includes(figure)) acted.push(figure)
  }
  const found = (numbers: readonly number[]) => numbers.flatMap((number) => view.figures[number] ?? [])
  return {
    past: found(acted.filter((number) => number !== view.active)),
    now: view.active === null ? null : (view.figures[view.active] ?? null),
    next: groups(view).map((group) => found(group.filter((number) => number !== view.active)).filter(isStanding)).filter((group) => group.length),
    rolls,
  }
}
