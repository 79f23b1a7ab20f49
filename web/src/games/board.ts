import type { Component } from 'svelte'
import type { Told } from '../api/socket'
import type { Action, JsonObject, WhyNot } from '../api/types'

/** Something that may be done now, and what it is called. */
export interface Choice {
  action: Action
  text: string
}

/** What a game's board is given. It draws the view and offers actions; it holds no rules. */
export interface BoardProps {
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
  /** Why something cannot be done. */
  why: (action: Action) => Promise<WhyNot>
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte')

/** The board of a game; a plain one until it has its own. */
export async function findBoard(game: string): Promise<Component<BoardProps>> {
  const load = BOARDS[`./${game}/Board.svelte`]
  return (load ? await load() : await import('./PlainBoard.svelte')).default
}

export function sameAction(one: Action | null, other: Action | null): boolean {
  return one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other))
}
