import type { Point } from '../../../board/space/points'
import type { Floor } from './floor'

/** A corner of the floor. */
export interface Corner {
  right: boolean
  top: boolean
}

/** The corner where a panel hides none of some places. */
export function cornerBeside(places: readonly Point[], floor: Floor): Corner {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return { right: mean(places.map(({ x }) => x)) < floor.width / 2, top: mean(places.map(({ y }) => y)) > floor.depth / 2 }
}
