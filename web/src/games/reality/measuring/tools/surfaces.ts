import { lookedAt } from '../../model/scenery'
import type { Place, Scenery } from '../../model/view'

/** A surface that is looked at, above the ground: the top of a block, or the storey of a building. */
export interface Shown {
  surface: number
  outline: readonly (readonly [number, number])[]
}

/** The surfaces above the ground that are looked at; of a building one storey. */
export function shownSurfaces({ surfaces, elements }: Scenery, level: number | null): Shown[] {
  return surfaces.flatMap(([element, , floor], surface) => {
    const found = elements[element]
    if (!found || found.gone) return []
    if (found.kind === 'building' && floor !== lookedAt(found, level)) return []
    return [{ surface, outline: found.outline }]
  })
}

/** The place that is meant by a point of the floor: on what is looked at there, or on the ground. */
export function placeAt(scenery: Scenery, level: number | null, x: number, y: number): Place {
  const on = shownSurfaces(scenery, level).findLast(({ outline }) => isInside(outline, x, y))
  return [x, y, on?.surface ?? 0]
}

/** Whether a point is inside an outline. What lies on the outline itself is beside it. */
export function isInside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false
  for (const [at, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay]
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    const between = Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by)
    if (cross === 0 && between) return false
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
