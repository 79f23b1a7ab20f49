/** Answers of the server to what is measured; lengths in quarter inches unless they are called inches. */

export interface Reach {
  figure: number
  points: number
  /** The grid has a place every so many quarter inches. */
  grain: number
  places: readonly (readonly [x: number, y: number, surface: number, cost: number])[]
}

export interface Seen {
  figure: number
  inches: number
  sees: boolean
  /** The cover that it has from the viewer: 0, 1 or 2. */
  cover: number | null
  /** The cover that the viewer has from it. */
  covers: number | null
  /** Of one shot. */
  chance: number | null
}

export interface Sight {
  figure: number
  /** Where it stands, or is thought to stand. */
  at: readonly [x: number, y: number, surface: number]
  others: readonly Seen[]
}

/** What is in the way: a piece of scenery or a figure, by its number. */
interface Cause {
  element: number | null
  figure: number | null
}

export interface Odds {
  profile: number
  modifiers: readonly { rule: string; name: string; value: number }[]
  aim: number
  chance: number
  /** To be expected of one shot, of two, and so on. */
  damage: readonly number[]
  at_risk: readonly number[]
}

export interface Shot {
  shooter: number
  target: number
  inches: number
  sees: boolean
  /** Left, middle, right as the shooter sees them; each from the foot up. */
  lines: readonly (Cause & { state: 'open' | 'veiled' | 'closed' })[]
  cover: number
  reasons: readonly (Cause & { reason: string; rule: string })[]
  odds: Odds | null
}
