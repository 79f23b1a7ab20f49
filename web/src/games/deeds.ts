import type { Action } from '../api/types'
import type { Choice } from './board'

/**
 * What there is to do in a game besides what may be done now, by an example of each kind: the server says why not.
 * A game that is not here has what was offered before.
 */
const EXAMPLES: Record<string, (seat: number, seats: number) => Action[]> = {
  leaders: (seat, seats) => [
    ['discard'],
    ['interrogate', 3 * ((seat + 1) % seats)],
    ['arm', 0],
    ['shoot'],
    ['hide', 3 * seat],
    ['aim', (seat + 1) % seats],
  ],
}

export interface Deed {
  kind: string
  action: Action
}

/** The kinds of actions that this seat may not take now, each with an example. */
export function notNow(
  game: string,
  seat: number,
  seats: number,
  legal: readonly Choice[],
  known: ReadonlyMap<string, Choice>,
  has: (kind: string) => boolean,
): Deed[] {
  const now = new Set(legal.map(({ action }) => String(action[0])))
  const all = new Map((EXAMPLES[game]?.(seat, seats) ?? []).map((action) => [String(action[0]), action]))
  for (const [kind, { action }] of known) all.set(kind, action)
  return [...all].filter(([kind]) => !now.has(kind) && has(kind)).map(([kind, action]) => ({ kind, action }))
}
