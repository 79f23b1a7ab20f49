import type { Point, Rect } from '../../../board/space/points'
import type { Panel, SceneryElement } from './view'

/** The height of a storey of a building, in quarter inches. */
const STOREY = 12

/** The least box around some points. */
export function boxOf(points: readonly Point[]): Rect {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The outline around some points, for the shadow of what stands on one outline and reaches another. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y)
  const half = (ordered: readonly Point[]) => {
    const kept: Point[] = []
    for (const next of ordered) {
      for (let last = kept.at(-1), before = kept.at(-2); last && before; last = kept.at(-1), before = kept.at(-2)) {
        if ((last.x - before.x) * (next.y - before.y) - (last.y - before.y) * (next.x - before.x) > 0) break
        kept.pop()
      }
      kept.push(next)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** How many storeys a building has; its roof is the storey with that number. */
export const storeysOf = ({ kind, height }: SceneryElement) => (kind === 'building' ? Math.max(1, Math.round(height / STOREY)) : 0)

/** The storey of a building that is looked at: the ground floor if everything is, and never more than its roof. */
export const lookedAt = (element: SceneryElement, level: number | null) => Math.min(level ?? 0, storeysOf(element))

/** The walls, doors and windows of one storey. */
export const wallsOf = ({ panels }: SceneryElement, floor: number): Panel[] => panels.filter((panel) => panel[4] === floor * STOREY)

/** Where the name and the height of an element stand: inside if there is room, else beside it. */
export interface Label extends Point {
  inside: boolean
  name: boolean
}

const LETTER = 1.25

export function labelOf(box: Rect, name: string, kind: SceneryElement['kind']): Label {
  const isFlat = kind === 'rubble' || kind === 'ruins'
  const fits = !isFlat && box.width >= 7 && box.height >= 7
  const named = fits && box.width >= name.length * LETTER + 2 && box.height >= 9
  // In the middle of a building are its ladders.
  const down = kind === 'building' && named ? Math.max(5, box.height * 0.3) : box.height / 2
  if (fits) return { x: box.x + box.width / 2, y: box.y + down, inside: true, name: named }
  return { x: box.x + box.width + 0.8, y: box.y + box.height / 2, inside: false, name: false }
}
