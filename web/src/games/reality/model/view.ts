import type { JsonObject } from '../../../api/types'

/** x, y in quarter inches from the south-west corner, and the number of the surface. */
export type Place = readonly [x: number, y: number, surface: number]

/** From x and y to x and y, from a height to a height, and what the wall has there. */
export type Panel = readonly [x: number, y: number, toX: number, toY: number, low: number, high: number, opening: string]

export interface SceneryElement {
  name: string
  /** What it is called, by language. */
  label: Readonly<Record<string, string>>
  kind: 'block' | 'barricade' | 'building' | 'ruins' | 'rubble' | 'crater' | 'marker'
  outline: readonly (readonly [number, number])[]
  height: number
  /** Blown up. */
  gone: boolean
  panels: readonly Panel[]
}

export interface Scenery {
  width: number
  depth: number
  elements: readonly SceneryElement[]
  /** Element (-1: the ground), height, storey. */
  surfaces: readonly (readonly [element: number, height: number, storey: number])[]
  /** Ladders, from foot to head. */
  links: readonly (readonly [Place, Place])[]
}

export interface Figure {
  figure: number
  character: string
  /** The seat that it plays for; null: nobody's. */
  side: number | null
  x: number
  y: number
  surface: number
  life: number
  euphoria: number
  /** AP left. */
  points: number
  state: readonly string[]
  this_turn: readonly string[]
  objects: readonly string[]
  carries: { drum: number } | { body: number } | null
  /** The fight in which it is. */
  fight: number | null
  /** How it fell. */
  fell: 'shot' | 'hand' | 'blast' | 'flame' | 'jump' | null
  /** The points that it gives the other team now that it has fallen. */
  prize: number | null
}

export interface Contestant {
  seat: number
  /** 0: the southern edge is theirs; 1: the northern; null: not chosen yet. */
  edge: number | null
  /** The south-west corner of the exit platform. */
  platform: readonly [number, number] | null
  leader: number | null
  /** Audience points so far. */
  earned: number
}

export interface RealityView {
  seat: number | null
  seats: number
  options: { mission: string; turns: number }
  table: string
  scenery: Scenery
  turn: number
  phase: string
  active: number | null
  order: readonly { figure: number; tied: boolean }[]
  asked: {
    seats: readonly number[]
    question: string | null
    figure: number | null
    /** The shots that are declared so far: target, weapon, number. */
    declared: readonly (readonly [target: number, weapon: number, shots: number])[]
    /** What was chosen of an ability so far, or places that belong to the question: the middle of a template. */
    route: readonly Place[]
    /** What the walk may cost for which a goal is asked. */
    points: number | null
  }
  players: readonly Contestant[]
  figures: readonly Figure[]
  drums: readonly { x: number; y: number; surface: number; carrier: number | null; delivered: number | null }[]
  outcome: JsonObject | null
}

export function asRealityView(view: JsonObject): RealityView {
  return view as unknown as RealityView
}

/** Quarter inches to an inch. */
export const INCH = 4
/** Half of a base: it is one inch wide. */
export const BASE = 2
/** The side of an exit platform. */
export const PLATFORM = 16

export const isDown = ({ state }: Figure) => state.includes('down')
/** Not on the table: it has left, or is not deployed yet. */
export const isGone = ({ state }: Figure) => state.includes('gone')
export const isStanding = (figure: Figure) => !isDown(figure) && !isGone(figure)

/** A length in inches, with quarters as fractions. */
export function inches(quarters: number): string {
  const whole = Math.floor(quarters / INCH)
  const part = ['', '¼', '½', '¾'][quarters % INCH] ?? ''
  return `${whole || !part ? whole : ''}${part}″`
}
