import type { Point } from '../../../board/space/points'

const FULL = 360
/** There are so many listed directions. */
const DIRECTIONS = 16

/** The angle of a listed direction in degrees: 0 is east, then counter-clockwise. */
export const angleOf = (direction: number) => (direction * FULL) / DIRECTIONS

/** The angle at which a place is seen from another. */
export function angleTo(from: Point, to: Point): number {
  return ((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + FULL) % FULL
}

/** A point at some distance in a direction. */
export function away({ x, y }: Point, angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: x + Math.cos(turn) * distance, y: y + Math.sin(turn) * distance }
}

/** The middle of some points. */
export function middleOf(points: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}

/** How far the wheel is from its middle: beyond all who stand around it. */
export function radiusOf(middle: Point, around: readonly Point[], least: number): number {
  return least + Math.max(0, ...around.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)))
}

/** Where something lies beside something else, in a square of three by three: column and row, from the upper left. */
export function cellOf(from: Point, to: Point, turned: boolean): { column: number; row: number } {
  const step = (length: number) => (Math.abs(length) < 2 ? 0 : Math.sign(length)) * (turned ? -1 : 1)
  return { column: 2 + step(to.x - from.x), row: 2 - step(to.y - from.y) }
}
