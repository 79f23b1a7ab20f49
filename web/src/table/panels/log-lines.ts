import type { NarratedEvent } from '../../api/narrated'

/** What was taken back at one place of the log, in words. */
export interface TakenBackLines {
  by: number
  /** It stood before the event of this number. */
  at: number
  words: readonly string[]
}

export type LogFilter = 'all' | 'mine'

/** Whether a line begins a part of the log. */
export function isHeading({ event }: NarratedEvent): boolean {
  return event.event === 'turn' || event.event === 'round'
}

/** Whether it was done to this seat by another, or by the rules. */
export function isDoneTo({ targets }: NarratedEvent, seat: number | null): boolean {
  return seat !== null && targets.includes(seat)
}

/** What this seat did and what was done to it, each part with its heading, and the end. */
function aboutSeat(events: readonly NarratedEvent[], seat: number | null): NarratedEvent[] {
  const found: NarratedEvent[] = []
  let heading: NarratedEvent | null = null
  for (const line of events) {
    if (isHeading(line)) heading = line
    else if (line.actor === seat || isDoneTo(line, seat) || line.event.event === 'ended') {
      if (heading) found.push(heading)
      heading = null
      found.push(line)
    }
  }
  return found
}

export function filterLines(events: readonly NarratedEvent[], seat: number | null, filter: LogFilter): readonly NarratedEvent[] {
  return filter === 'all' || seat === null ? events : aboutSeat(events, seat)
}

/** How often something was done to this seat since it last did something of note itself. */
export function countNew(events: readonly NarratedEvent[], seat: number | null): number {
  let count = 0
  for (let at = events.length - 1; at >= 0; at--) {
    const line = events[at]!
    if (line.actor === seat && line.weight !== 'quiet' && !isHeading(line)) break
    if (isDoneTo(line, seat)) count += 1
  }
  return count
}
