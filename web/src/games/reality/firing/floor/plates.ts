import type { Point } from '../../../../board/space/points'

/** Width and height of a plate with odds, in quarter inches. */
export const PLATE = { width: 12.4, height: 5 } as const
/** Where a plate is beside a base. */
const ASIDE = { x: 3, y: -2 } as const
const ROUNDS = 8
const APART = PLATE.height + 0.4

/** The upper left corners of plates beside some bases: where they would lie on each other, the lower one goes down. */
export function placePlates(bases: readonly Point[], width: number): Point[] {
  const plates = bases.map(({ x, y }) => ({ x: x + ASIDE.x + PLATE.width > width ? x - ASIDE.x - PLATE.width : x + ASIDE.x, y: y + ASIDE.y }))
  const order = plates.map((_, at) => at).sort((one, other) => (plates[one]?.y ?? 0) - (plates[other]?.y ?? 0))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [rank, lower] of order.entries()) {
      for (const upper of order.slice(0, rank)) {
        const [one, other] = [plates[upper], plates[lower]]
        if (one && other && Math.abs(one.x - other.x) < PLATE.width && other.y - one.y < APART) other.y = one.y + APART
      }
    }
  }
  return plates
}
