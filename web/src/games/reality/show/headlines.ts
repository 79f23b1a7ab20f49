import type { NarratedEvent } from '../../../api/narrated'

/** How many lines a ticker has. */
const MOST = 6
/** What a show tells of first, even where the log is calm about it. */
const NEWS = ['fell', 'hurt', 'delivered', 'freed', 'took', 'charged', 'used', 'leapt', 'blasted', 'burst', 'removed', 'left', 'leads', 'turn', 'ended']

/** What is told of the show: the latest events that the audience would talk of, the newest first. */
export function headlines(events: readonly NarratedEvent[], most = MOST): NarratedEvent[] {
  const found: NarratedEvent[] = []
  for (let at = events.length - 1; at >= 0 && found.length < most; at--) {
    const line = events[at]
    if (line?.text && (line.weight === 'major' || NEWS.includes(String(line.event.event)))) found.push(line)
  }
  return found
}
