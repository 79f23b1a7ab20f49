import type { Action } from '../../api/types'
import type { Choice } from '../../games/board'
import { findGame } from '../../games/registry'

/** A kind of action that is not allowed now, with one example for which the server is asked why. */
export interface UnavailableAction {
  kind: string
  action: Action
}

/**
 * The kinds of actions that this seat may not take now: the examples of the game's module and the kinds that were
 * offered before (`known`), as far as the page has a text for them (`hasText`).
 */
export function unavailableActions(
  game: string,
  seat: number,
  seats: number,
  legal: readonly Choice[],
  known: ReadonlyMap<string, Choice>,
  hasText: (kind: string) => boolean,
): UnavailableAction[] {
  const legalKinds = new Set(legal.map(({ action }) => String(action[0])))
  const all = new Map(
    findGame(game)
      .exampleActions(seat, seats)
      .map((action) => [String(action[0]), action]),
  )
  for (const [kind, { action }] of known) all.set(kind, action)
  return [...all].filter(([kind]) => !legalKinds.has(kind) && hasText(kind)).map(([kind, action]) => ({ kind, action }))
}
