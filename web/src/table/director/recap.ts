import type { NarratedEvent } from '../../api/socket'

/** Whether something was done to this seat, by somebody else or by the game. */
export function isDoneTo(told: NarratedEvent, seat: number | null): boolean {
  return seat !== null && told.actor !== seat && told.targets.includes(seat)
}

/** The number of events up to the last one that this seat did: all later ones have happened since. */
export function lastTurnEnd(events: readonly NarratedEvent[], seat: number | null): number {
  return seat === null ? 0 : events.findLastIndex(({ actor }) => actor === seat) + 1
}

/** What has happened, for reading: first what was done to this seat, then the rest, in their order. */
export function tellRecap(events: readonly NarratedEvent[], seat: number | null): { mine: NarratedEvent[]; others: NarratedEvent[] } {
  const told = events.filter(({ text }) => text)
  return { mine: told.filter((one) => isDoneTo(one, seat)), others: told.filter((one) => !isDoneTo(one, seat)) }
}
