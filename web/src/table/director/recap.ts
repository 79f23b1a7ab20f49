import type { NarratedEvent } from '../../api/narrated'
import { isDoneTo } from '../panels/log-lines'

/**
 * The number of events up to the end of this seat's last turn: later ones have happened since. What the seat is doing just now, at the end, is
 * not its last turn, nor is what is routine: a turn that begins, a decline.
 */
export function lastTurnEnd(events: readonly NarratedEvent[], seat: number | null): number {
  if (seat === null) return 0
  const others = events.findLastIndex(({ actor }) => actor !== seat)
  return events.slice(0, others + 1).findLastIndex(({ actor, weight }) => actor === seat && weight !== 'quiet') + 1
}

/** Whether others have done something that is worth a recap: that cards were dealt, say, is not. */
export function isNews(events: readonly NarratedEvent[], seat: number | null): boolean {
  return events.some(({ actor, weight }) => actor !== seat && weight !== 'quiet')
}

/** What others have done, for reading: first what was done to this seat, then the rest, in their order. */
export function tellRecap(events: readonly NarratedEvent[], seat: number | null): { mine: NarratedEvent[]; others: NarratedEvent[] } {
  const told = events.filter(({ text, actor }) => text && (seat === null || actor !== seat))
  return { mine: told.filter((one) => isDoneTo(one, seat)), others: told.filter((one) => !isDoneTo(one, seat)) }
}
