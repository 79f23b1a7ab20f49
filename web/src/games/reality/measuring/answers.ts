/** Answers of the server to what is measured; lengths in quarter inches unless they are called inches. */

export interface Reach {
  figure: number
  points: number
  /** The grid has a place every so many quarter inches. */
  grain: number
  places: readonly (readonly [x: number, y: number, surface: number, cost: number])[]
  /** How many shots are left after a walk of each price from 0 on. */
  shots: readonly number[]
}

export interface Seen {
  figure: number
  inches: number
  /** Always both ways. */
  sees: boolean
  /** Whether it is seen only because it sees the viewer. */
  mutual: boolean
  /** The cover that it has from the viewer: 0, 1 or 2. */
  cover: number | null
  /** The cover that the viewer has from it. */
  covers: number | null
  /** Of one shot. */
  chance: number | null
  /** Of one shot of the other at the viewer. */
  chance_back: number | null
  /** What closes or veils any line to it. */
  in_the_way: readonly Cause[]
}

export interface Sight {
  figure: number
  /** Where it stands, or is thought to stand. */
  at: readonly [x: number, y: number, surface: number]
  weapons: readonly Weapon[]
  others: readonly Seen[]
}

/** A weapon: how often it may fire in one activation, and its effective range in inches. */
export interface Weapon {
  shots: number
  range: number
}

/** The same for somebody of common height who would stand at a place: no chances. */
export type SightFromPlace = Omit<Sight, 'figure' | 'weapons'> & { figure: null }

/** What is in the way: a piece of scenery or a figure, by its number. */
export interface Cause {
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
  /** Where the shooter stands, or is thought to stand. */
  at: readonly [x: number, y: number, surface: number]
  inches: number
  sees: boolean
  /** Whether the target is seen only because it sees the shooter. */
  mutual: boolean
  /** Left, middle, right as the shooter sees them; each from the foot up. */
  lines: readonly (Cause & { state: 'open' | 'veiled' | 'closed' })[]
  /** Where the lines end on the table: left, middle and right. */
  points: readonly (readonly [x: number, y: number])[]
  cover: number
  reasons: readonly (Cause & { reason: string; rule: string })[]
  odds: Odds | null
}

type Corner = readonly [x: number, y: number, surface: number]

/** How one sees the other: what a shot would be made of. Null: anybody of common height, at a place. */
export type Look = Pick<Shot, 'sees' | 'mutual' | 'lines' | 'cover' | 'reasons' | 'odds'> & { from: number | null; to: number | null }

/** Two who may see each other: how the first sees the second, and the other way round. */
export interface Between {
  at: Corner
  other_at: Corner
  inches: number
  ways: readonly [Look, Look]
}

/** How far it is from place to place, with heights. */
export interface Distance {
  along: readonly Corner[]
  inches: number
  /** `flat`: without heights; `rise` in quarter inches. */
  legs: readonly { inches: number; flat: number; rise: number }[]
}

export interface Ring {
  /** Of a weapon's range: half of it, all of it, twice it. */
  kind: 'inches' | 'close' | 'effective' | 'far'
  inches: number
  /** What it adds to the aim: at those who are nearer than half, at those who are beyond twice the range. */
  aim: number
  /** How far it is from its middle on each surface that it reaches. */
  reach: readonly (readonly [surface: number, radius: number])[]
  figures: readonly number[]
}

export interface Rings {
  figure: number | null
  at: Corner
  rings: readonly Ring[]
  others: readonly { figure: number; inches: number }[]
}

type PlaceAnd<Value> = readonly [x: number, y: number, surface: number, value: Value]

/** The ground that a figure sees, or anybody at a place: middles of squares of `grain`, and the cover of somebody who stands there. */
export interface Field {
  figure: number | null
  at: readonly [x: number, y: number, surface: number]
  grain: number
  places: readonly PlaceAnd<number>[]
}

/** The ground where a figure could charge somebody (for so many AP) or shoot at him (who has so much cover). */
export interface Threat {
  figure: number
  points: number
  grain: number
  /** The effective ranges of its weapons. */
  ranges: readonly number[]
  places: readonly (readonly [x: number, y: number, surface: number, charge: number | null, cover: number | null])[]
}

/** The heights along a line; distances along it and heights are in quarter inches. */
export interface Cut {
  length: number
  inches: number
  corners: readonly (readonly [x: number, y: number, distance: number])[]
  /** From one change of the scenery to the next, without gaps. */
  segments: readonly CutSegment[]
  panels: readonly { at: number; element: number; bottom: number; top: number; opening: 'wall' | 'door' | 'window' }[]
  /** Whose bases the line touches; eyes are at the top. */
  figures: readonly { figure: number; at: number; aside: number; feet: number; height: number }[]
  /** From the eyes of the viewer to foot, waist and top of the target: the heights at both ends. */
  lines: readonly (Cause & { from: number; to: number; state: 'open' | 'veiled' | 'closed' })[]
  /** Of a way: where the feet go, and what it costs. */
  way: { heights: readonly (readonly [distance: number, height: number])[]; stretches: readonly Stretch[] } | null
}

/** A part of a way that is paid for as a whole; `from` and `to` are distances along the way. */
export interface Stretch {
  over: 'open' | 'ladder' | 'difficult' | 'over' | 'window' | 'climb' | 'lower' | 'jump'
  inches: number
  cost: number
  from: number
  to: number
}

export interface CutSegment {
  from: number
  to: number
  /** The lowest height to stand on. */
  ground: number
  surfaces: readonly { surface: number; height: number }[]
  elements: readonly { element: number; top: number }[]
}

/** Every lawful way to share out the shots of an activation among some targets. */
export interface Splits {
  shooter: number
  /** Those that it may shoot at. */
  targets: readonly number[]
  points: number
  splits: readonly Split[]
  /** The kinds of single shots. */
  shots: readonly SplitShot[]
}

export interface Split {
  /** In an order in which it may be declared. */
  declared: readonly DeclaredShots[]
  shots: number
  /** In AP. */
  cost: number
  /** Means of all whom a shot may hit; `falls` is the chance that its life is spent. */
  expected: readonly { figure: number; hits: number; damage: number; falls: number }[]
}

/** Shots of one weapon at one target. */
export interface DeclaredShots {
  target: number
  weapon: number
  shots: number
}

export interface SplitShot {
  target: number
  weapon: number
  several: boolean
  first: boolean
  /** `share`: how often a shot goes to this figure. */
  victims: readonly { figure: number; share: number; aim: number; chance: number }[]
}
