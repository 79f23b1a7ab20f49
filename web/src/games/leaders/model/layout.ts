import { direction, radians, type Point, type Size } from '../../../board/space/points'

/** Positions on a round table for any number of seats, in pixels. Angles are in degrees, clockwise from the right. */

/** Distances of the rings from the middle; 1 is the edge. */
const REACH = { plate: 1, lamp: 0.87, papers: 0.67, gun: 0.38 } as const
export type Ring = keyof typeof REACH

/** From this cosine on a seat counts as being at the side, where its plate needs room beside its papers. */
const SIDE = 0.88

/** The angle of a seat: clockwise in the order of the seats, with `me` at the bottom. */
export function angleOf(seat: number, seats: number, me: number): number {
  const turns = (seat - me + seats) % seats
  return (90 + (360 * turns) / seats) % 360
}

/** The table top is a circle where there is room, else an ellipse. */
export class TableLayout {
  middle: Point
  readonly #rx: number
  readonly #ry: number

  constructor(
    readonly size: Size,
    readonly seats: number,
    /** The seat at the bottom. */
    readonly me: number,
    /**
     * `x`, `y`: the margin around the table top. `out`: the part of it by which plates are moved outwards. `up`: how far
     * plates at the sides are moved up, where there is no room beside the papers.
     */
    readonly margin: { x: number; y: number; out: number; up: number },
  ) {
    this.middle = { x: size.width / 2, y: size.height / 2 }
    const [rx, ry] = [size.width / 2 - margin.x, size.height / 2 - margin.y]
    // The longer axis is at most one and a half times the shorter.
    this.#rx = Math.max(40, Math.min(rx, ry * 1.5))
    this.#ry = Math.max(40, Math.min(ry, rx * 1.5))
  }

  angle(seat: number): number {
    return angleOf(seat, this.seats, this.me)
  }

  /** The point of a seat on one of the rings, `aside` degrees further along. */
  at(seat: number, ring: Ring, aside = 0): Point {
    const angle = radians(this.angle(seat) + aside)
    return this.#on(angle, REACH[ring])
  }

  #on(angle: number, reach: number): Point {
    return {
      x: this.middle.x + this.#rx * reach * Math.cos(angle),
      y: this.middle.y + this.#ry * reach * Math.sin(angle),
    }
  }

  /** The middle of a seat's name plate: outside the rim, and further out at the sides. */
  plate(seat: number): Point {
    const { x, y } = this.at(seat, 'plate')
    const angle = radians(this.angle(seat))
    const { out, up } = this.margin
    const beside = Math.max(0, (Math.abs(Math.cos(angle)) - SIDE) / (1 - SIDE))
    return {
      x: x + this.margin.x * out * Math.cos(angle),
      y: y + this.margin.y * 0.2 * Math.sin(angle) - up * beside,
    }
  }

  /** The half axes of the table's top. */
  get top(): { rx: number; ry: number } {
    return { rx: this.#rx, ry: this.#ry }
  }

  /** The rotation of a seat's papers: their lower edge faces the owner. */
  facing(seat: number): number {
    const at = this.at(seat, 'papers')
    return (direction(at, this.middle) + 90 + 360) % 360
  }

  /** The middle of one of the three papers of a seat, which lie `step` pixels apart. */
  paper(seat: number, slot: number, step: number): Point {
    const at = this.at(seat, 'papers')
    const along = radians(this.facing(seat))
    const aside = (slot - 1) * step
    return { x: at.x + Math.cos(along) * aside, y: at.y + Math.sin(along) * aside }
  }
}
