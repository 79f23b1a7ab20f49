import type { JsonObject, Outcome } from '../api/types'

/** For a component that tells how a finished game went, from what the server has found in its record (`GET /api/replays/{id}/summary`). */
export interface SummaryProps {
  /** What the game tells of itself. */
  summary: JsonObject
  outcome: Outcome
  names: readonly string[]
}
