import type { Point } from '../../../board/space/points'
import type { Floor } from './floor'

/** A corner of the floor. */
export interface Corner {
  right: boolean
  top: boolean
}

/** How much more it weighs to hide one of those whom a panel is about than anybody else. */
const MEANT = 100
/** Of the floor, what a panel hides. */
const WIDE = 0.55
const HIGH = 0.4

/** The corner where a panel hides none of some places, and as few as may be of others; at best below, on the side away from those places. */
export function cornerBeside(places: readonly Point[], floor: Floor, others: readonly Point[] = []): Corner {
  const right = places.reduce((sum, { x }) => sum + x, 0) < (places.length * floor.width) / 2
  const hides = ({ right, top }: Corner) => (at: Point) => (right ? at.x > floor.width * (1 - WIDE) : at.x < floor.width * WIDE) && (top ? at.y < floor.depth * HIGH : at.y > floor.depth * (1 - HIGH))
  const weight = (corner: Corner) => MEANT * places.filter(hides(corner)).length + others.filter(hides(corner)).length
  const corners = [false, true].flatMap((top) => [right, !right].map((right): Corner => ({ right, top })))
  return corners.reduce((best, corner) => (weight(corner) < weight(best) ? corner : best))
}
