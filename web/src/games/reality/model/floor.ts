import { clamp, type Point } from '../../../board/space/points'
import type { Scenery } from './view'

/** Where things of the table lie in the drawing: the viewer's own edge is below. */
export class Floor {
  readonly width: number
  readonly depth: number
  readonly #turned: boolean

  /** `edge`: the viewer's edge, 0 for the southern. */
  constructor({ width, depth }: Scenery, edge: number) {
    this.width = width
    this.depth = depth
    this.#turned = edge === 1
  }

  at(x: number, y: number): Point {
    return this.#turned ? { x: this.width - x, y } : { x, y: this.depth - y }
  }

  /** The point of the table, to whole quarter inches and not beyond its edges, that is drawn at a point. */
  pointAt({ x, y }: Point): [x: number, y: number] {
    const [across, along] = this.#turned ? [this.width - x, y] : [x, this.depth - y]
    return [Math.round(clamp(0, across, this.width)), Math.round(clamp(0, along, this.depth))]
  }

  /** The corners of an outline as the `points` of a polygon. */
  outline(corners: readonly (readonly [number, number])[]): string {
    return corners.map(([x, y]) => this.at(x, y)).map(({ x, y }) => `${x},${y}`).join(' ')
  }
}
