import type { Position } from '../../how-to'

export type Point = [x: number, y: number]

export interface Element {
  name: string
  kind: string
  outline: Point[]
  height: number
  /** Walls, doors and windows: from, to, the heights of foot and top, the kind. */
  panels: [number, number, number, number, number, number, string][]
}

export interface Figure {
  figure: number
  character: string
  side: number
  x: number
  y: number
  life: number
}

/** The parts of a view of `reality` that the pictures draw. Lengths are quarter inches. */
export interface FloorView {
  scenery: { width: number; depth: number; elements: Element[] }
  players: { seat: number; platform: Point }[]
  figures: Figure[]
  drums: { x: number; y: number; carrier: number | null }[]
}

/** What the engine says of a shot: see `tools/how_to_positions.py`. */
export interface Shot {
  shooter: number
  target: number
  range: number
  /** The nine lines: left, middle and right, each at the foot, the waist and the top. */
  lines: string[]
  profile: number
  modifiers: [string, number][]
  aim: number
  chance: number
}

export function asFloorView({ view }: Position): FloorView {
  return view as unknown as FloorView
}

export function shotIn(position: Position): Shot {
  return (position as Position & { shot: Shot }).shot
}

const QUARTERS = ['', '¼', '½', '¾']

/** A height in inches: 10 quarters are 2½″. */
export function inches(quarters: number): string {
  return `${Math.floor(quarters / 4) || (quarters % 4 ? '' : 0)}${QUARTERS[quarters % 4] ?? ''}″`
}

/** The middle of an outline's bounding box. */
export function middleOf(outline: readonly Point[]): Point {
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [half(outline.map(([x]) => x)), half(outline.map(([, y]) => y))]
}
