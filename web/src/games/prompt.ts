import type { Component, Snippet } from 'svelte'
import type { Action, JsonObject, WhyNotAnswer } from '../api/types'
import type { Choice, Query } from './board'

/** The properties of a game's own answers to a question. It offers actions, as the list does, and holds no rules. */
export interface PromptProps {
  /** The id of the table, as a key for what is fetched or stored for it. */
  table: string
  view: JsonObject
  /** The legal actions of this seat. */
  legal: readonly Choice[]
  /** The players' names by seat. */
  names: readonly string[]
  /** The seat that is asked. */
  seat: number
  /** The action that is hovered or focused, on the board or in the prompt. */
  pointed: Action | null
  /** Whether an answer is on its way: nothing can be chosen meanwhile. */
  busy: boolean
  /** Chooses an action. The guard against slips names it by its text, or by `text` where it is not on the list. */
  act: (action: Action, text?: string) => void
  point: (action: Action | null) => void
  /** Asks the server why an action is not allowed; its text is null if it is. */
  why: (action: Action) => Promise<WhyNotAnswer>
  /** Asks one of the game's read-only questions about the position, as a board does. */
  query?: Query | undefined
  /** Draws some of the choices as the plain list does. */
  list: Snippet<[choices: readonly Choice[]]>
}

/** What `loadPrompt` of a game's module brings: the component, and which questions it has pictures for. */
export interface GamePrompt {
  default: Component<PromptProps>
  /** Whether it draws this question; the plain list is shown for all others. */
  knows: (view: JsonObject, legal: readonly Choice[]) => boolean
  composed?: Composed
}

/** Answers that a player puts together, as an exchange: there are too many of them for a list. */
export interface Composed {
  /** Whether a choice of the list is one of them: it is left out of list and pictures. */
  has: (choice: Choice) => boolean
  /** Whether there may be one as an answer to this question. */
  asked: (view: JsonObject) => boolean
  /** What puts them together. It stands above the list; a picture shows it itself. */
  Composer: Component<PromptProps>
}
