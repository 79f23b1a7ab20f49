import type { RealityView, Scenery } from '../model/view'

/** How a storey is looked at. */
export const EVERYTHING = null

/** Which storey of the buildings is looked at: the same for all layers of the floor. */
class StoreyLook {
  /** 0: the ground floor; a building with fewer storeys shows its roof. Null: everything at once. */
  level = $state<number | null>(EVERYTHING)

  /** Whether what is on a surface is seen as it is: outdoors always, in a building on the storey that is looked at. */
  shows({ surfaces, elements }: Scenery, surface: number): boolean {
    const [element = -1, , floor = 0] = surfaces[surface] ?? []
    if (this.level === EVERYTHING || elements[element]?.kind !== 'building') return true
    return floor === Math.min(this.level, highestFloor({ surfaces }, element))
  }

  /** One storey up or down; beyond the roofs is everything. */
  step(by: 1 | -1, scenery: Scenery): void {
    const all: (number | null)[] = [EVERYTHING, ...levels(scenery)]
    this.level = all[(all.indexOf(this.level) + by + all.length) % all.length] ?? EVERYTHING
  }
}

export const storey = new StoreyLook()

/** The number of a building's roof. */
export function highestFloor({ surfaces }: Pick<Scenery, 'surfaces'>, building: number): number {
  return Math.max(0, ...surfaces.flatMap(([element, , floor]) => (element === building ? [floor] : [])))
}

/** The storeys that one can look at, from the ground up; none on a table without buildings. */
export function levels({ surfaces, elements }: Scenery): number[] {
  const buildings = elements.flatMap(({ kind, gone }, at) => (kind === 'building' && !gone ? [at] : []))
  if (!buildings.length) return []
  const highest = Math.max(...buildings.map((building) => highestFloor({ surfaces }, building)))
  return Array.from({ length: highest + 1 }, (_, level) => level)
}

/** What a surface is called beside a figure: the storey of a building, or nothing. */
export function floorOf({ scenery }: Pick<RealityView, 'scenery'>, surface: number): { floor: number; isRoof: boolean } | null {
  const [element = -1, , floor = 0] = scenery.surfaces[surface] ?? []
  if (scenery.elements[element]?.kind !== 'building') return null
  return { floor, isRoof: floor === highestFloor(scenery, element) }
}
