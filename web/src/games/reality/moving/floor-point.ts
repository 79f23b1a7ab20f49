import type { Point } from '../../../board/space/points'
import type { Reach } from '../measuring/answers'
import type { Place, Scenery } from '../model/view'

type Corner = readonly [number, number]

/** Whether a point is within an outline. */
export function isWithin(outline: readonly Corner[], { x, y }: Point): boolean {
  let within = false
  outline.forEach(([x1, y1], at) => {
    const [x0, y0] = outline[(at + outline.length - 1) % outline.length] ?? [x1, y1]
    if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) within = !within
  })
  return within
}

/** The surfaces over a point of the table: those of what stands there, from below; else the ground. */
export function surfacesAt({ surfaces, elements }: Pick<Scenery, 'surfaces' | 'elements'>, at: Point): number[] {
  const over = surfaces.flatMap(([element], number) => {
    const found = elements[element]
    return found && !found.gone && isWithin(found.outline, at) ? [number] : []
  })
  return over.length ? over : [0]
}

/** How near a place of the grid must be to count as the same, in quarter inches. */
const NEAR = 4

/**
 * The surface that a pointer means where there are several: of those that are looked at the first one in reach, else the
 * highest.
 */
export function meantSurface(over: readonly number[], at: Point, reach: Pick<Reach, 'places'> | null, isShown: (surface: number) => boolean): number {
  const shown = over.filter(isShown)
  const among = shown.length ? shown : over
  const cost = (surface: number) =>
    Math.min(...(reach?.places ?? []).flatMap(([x, y, level, price]) => (level === surface && Math.abs(x - at.x) <= NEAR && Math.abs(y - at.y) <= NEAR ? [price] : [])))
  const prices = among.map((surface) => ({ surface, price: cost(surface) })).filter(({ price }) => price < Infinity)
  return prices.sort((one, other) => one.price - other.price)[0]?.surface ?? among.at(-1) ?? 0
}

/** The listed place that a pointer means: the nearest one within so many quarter inches, on the same surface. */
export function listedNear(listed: readonly Place[], [x, y, surface]: Place, within: number): Place | null {
  let found: Place | null = null
  let least = within
  for (const place of listed) {
    const far = Math.hypot(place[0] - x, place[1] - y)
    if (place[2] !== surface || far > least) continue
    found = place
    least = far
  }
  return found
}
