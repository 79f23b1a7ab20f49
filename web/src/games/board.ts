import type { NarratedEvent } from '../api/socket'
import type { Action, ChoiceDetails, JsonObject, WhyNotAnswer } from '../api/types'

/** Where an action leads, on a table that is measured. */
export interface Location {
  /** x, y and the number of the surface. */
  place: number[]
  /** The price of the walk there. */
  cost?: number | null
  /** Place by place. */
  way?: number[][] | null
}

/** A legal action and the text that offers it. */
export interface Choice {
  action: Action
  text: string
  /** What it costs and does, where the text does not say it. */
  details?: ChoiceDetails | null
  location?: Location | null
}

/** The properties of a game's board. A board draws the view and offers actions; it holds no rules. */
export interface BoardProps {
  /** The id of the table, as a key for what is fetched or stored for it. */
  table: string
  view: JsonObject
  /** The legal actions of this seat. */
  legal: readonly Choice[]
  /** All events that this seat may know. */
  events: readonly NarratedEvent[]
  /** Index of the first event that is new since the last view: those are animated. */
  fresh: number
  /** The players' names by seat. */
  names: readonly string[]
  /** The seat whose view this is; null: a spectator's. */
  seat: number | null
  /** The action that is hovered or focused, on the board or in the list of choices: the board shows its effect. */
  pointed: Action | null
  /** `looked`: a finger has only looked at it; it is done once it is confirmed. */
  act: (action: Action, looked?: boolean) => void
  point: (action: Action | null) => void
  /** The least time in milliseconds for which a question to several seats stays open; null: until all have answered. */
  wait: number | null
  /** Asks the server why an action is not allowed. */
  why: (action: Action) => Promise<WhyNotAnswer>
  /** Asks one of the game's read-only questions about the position; null: not answered. Missing where the position is not a table's newest. */
  query?: Query | undefined
  /** Whether no pictures of the questions stand beside the board, as in a lesson: what is chosen on it is done. */
  isAlone?: boolean
}

export type Query = (question: string, args: JsonObject) => Promise<JsonObject | null>

/** The properties of what a game adds to each seat in the list of players. */
export interface SeatDetailsProps {
  view: JsonObject
  /** The seat that is shown. */
  seat: number
}

/** The properties of what a game shows above the list of players. */
export interface StandingsProps {
  view: JsonObject
  names: readonly string[]
}

export function sameAction(one: Action | null, other: Action | null): boolean {
  return one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other))
}
