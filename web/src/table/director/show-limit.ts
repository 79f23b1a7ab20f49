import type { GameMessage, Table } from '../../api/types'
import { askedSeats } from '../prompt/asked-seats'

/** While the viewer's own clock runs, the rest of a show takes at most so many milliseconds. */
const WITH_CLOCK = 1000
/** Of the time for which a question to several stays open, the show takes at most this part. */
const PART_OF_WAIT = 1 / 5

/** How many milliseconds the show may take before the viewer can answer; null: they have time. */
export function showLimit({ seat, clocks, legal, view }: GameMessage, table: Table | null): number | null {
  if (seat === null) return null
  const wait = table?.settings.reaction_wait
  const isOneOfSeveral = legal.length > 0 && askedSeats(view).length > 1
  const limits = [
    clocks?.kind === 'live' && clocks.seats[seat]?.running ? WITH_CLOCK : Infinity,
    wait && isOneOfSeveral ? wait * 1000 * PART_OF_WAIT : Infinity,
  ]
  const limit = Math.min(...limits)
  return limit === Infinity ? null : limit
}
