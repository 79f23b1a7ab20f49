/** Points and directions. Angles are in degrees, clockwise from the right. */

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Rect extends Point, Size {}

export const radians = (degrees: number) => (degrees * Math.PI) / 180

export const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The direction from one point to another, in degrees. */
export function direction(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** The same direction as `to`, plus or minus full turns, so that rotating from `before` takes the shorter way. */
export function shortestTurn(before: number, to: number): number {
  const turn = ((((to - before) % 360) + 540) % 360) - 180
  return before + turn
}

/** The rotation for what must not stand on its head: the same line, read from the side where it is upright. */
export function upright(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  return turn > 90.5 && turn < 270.5 ? turn - 180 : turn >= 270.5 ? turn - 360 : turn
}

/** The point on the way that many pixels before its end. */
export function stopShort(from: Point, to: Point, pixels: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length <= pixels ? 0 : (length - pixels) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
