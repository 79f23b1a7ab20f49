import type { JsonObject } from '../api/types'

/** For a component that tells how a finished game went. */
export interface StoryProps {
  /** The open view after each step. */
  views: readonly JsonObject[]
  names: readonly string[]
}
