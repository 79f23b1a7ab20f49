import type { Told } from '../api/socket'
import type { Action, JsonObject, WhyNot } from '../api/types'

/** Something that may be done now, and what it is called. */
export interface Choice {
  action: Action
  text: string
}

/** What a game's board is given. It draws the view and offers actions; it holds no rules. */
export interface BoardProps {
  /** The id of the table: what is fetched or kept for it goes by that. */
  table: string
  view: JsonObject
  /** All that this seat may do now. */
  legal: readonly Choice[]
  /** Everything that happened, as this seat may know it. */
  events: readonly Told[]
  /** From which event on they are new since the last view: what should move. */
  fresh: number
  /** What the seats are called. */
  names: readonly string[]
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null
  /** The action that is pointed at, here or in the list of choices: show what it would do. */
  pointed: Action | null
  act: (action: Action) => void
  point: (action: Action | null) => void
  /** For how many milliseconds a question to several stays open at least; null: as long as it takes. */
  wait: number | null
  /** Why something cannot be done. */
  why: (action: Action) => Promise<WhyNot>
}

export function sameAction(one: Action | null, other: Action | null): boolean {
  return one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other))
}
