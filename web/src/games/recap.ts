import type { NarratedEvent } from '../api/narrated'
import type { JsonObject } from '../api/types'

/** The properties of how a game sums up what others have done since the viewer's last turn. */
export interface RecapProps {
  /** What has happened, by others and by the viewer. */
  events: readonly NarratedEvent[]
  view: JsonObject
  /** The players' names by seat. */
  names: readonly string[]
  /** The viewer's seat; null: a spectator's. */
  seat: number | null
}
