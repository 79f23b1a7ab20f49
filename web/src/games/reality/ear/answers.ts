import type { Place } from '../model/view'

/** The table in words (docs/reality.md, "What can be measured"): every `text` is in the language that was asked for. */
export interface Told {
  /** From whose eyes; null: from above. */
  figure: number | null
  /** Where that figure is and how it fares. */
  text: string
  /** What the viewer has to decide. */
  asked: string | null
  /** The nearest first. */
  figures: readonly ToldFigure[]
  scenery: readonly { element: number; inches: number | null; text: string }[]
  things: readonly { drum: number | null; platform: number | null; text: string }[]
}

export interface ToldFigure {
  figure: number
  relation: 'friend' | 'rival' | 'nobody'
  down: boolean
  inches: number | null
  sees: boolean | null
  text: string
}

export interface Spot {
  at: Place
  /** The surfaces over this point, the lowest first. */
  surfaces: readonly number[]
  cost: number | null
  text: string
}

export type GroupKind = 'fight' | 'aim' | 'where' | 'sight' | 'price'

export interface Goals {
  figure: number | null
  goals: readonly ToldGoal[]
  groups: readonly GoalGroup[]
}

export interface ToldGoal {
  place: Place
  cost: number | null
  where: string
  /** Whom one would fight there, and who would see it. */
  text: string
}

export interface GoalGroup {
  kind: GroupKind
  title: string
  /** Indices of goals, the cheapest first. */
  goals: readonly number[]
}
