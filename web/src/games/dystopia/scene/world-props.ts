import type { DystopiaView, Faction } from '../model/view'
import type { PlateState } from './plate-state'

/** What the world is drawn from, as a whole or near by. */
export interface WorldProps {
  view: DystopiaView
  /** The viewer's seat; null: a spectator's. */
  seat: number | null
  /** How a space stands to what can be chosen; `space` is its id, of a site `site-e1`. */
  stateOf: (space: string) => PlateState
  /** The number of the die that would go to this area; null: none. */
  addingTo: (space: string) => number | null
  /** How much of its good an area would bring the worker that would go there, tiers counted; null: there is none. */
  yieldOf: (space: string, good: string) => number | null
  mayTakeStar: (faction: Faction) => boolean
  /** By faction: the seats with an active recruit of it. */
  members: Record<Faction, readonly number[]>
  /** The factions of the viewer's hidden recruits. */
  sleeping: readonly Faction[]
}
