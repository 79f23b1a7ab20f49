/** Where everything lies on a round table, for any number of seats. Pixels; angles in degrees, clockwise from the right. */

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Of the way from the middle to the edge. */
const REACH = { plate: 1, lamp: 0.87, papers: 0.67, gun: 0.38 } as const
export type Ring = keyof typeof REACH

/** How far to a side a seat is before its plate stands beside its papers. */
const ASLANT = 0.88

export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Clockwise in the order of the seats, with `me` nearest to whoever looks. */
export function angleOf(seat: number, seats: number, me: number): number {
  const turns = (seat - me + seats) % seats
  return (90 + (360 * turns) / seats) % 360
}

/** A table that is round where there is room, and else as round as can be. */
export class TableLayout {
  readonly middle: Point
  readonly #rx: number
  readonly #ry: number

  constructor(
    readonly size: Size,
    readonly seats: number,
    /** Who sits at the bottom. */
    readonly me: number,
    /**
     * How much room there is outside the rim, how far out into it the middle of a plate stands at the sides, and how
     * far up, where there is no room for it beside the papers.
     */
    readonly margin: { x: number; y: number; out: number; up: number },
  ) {
    this.middle = { x: size.width / 2, y: size.height / 2 }
    const [rx, ry] = [size.width / 2 - margin.x, size.height / 2 - margin.y]
    // An oval is at most half as long again as it is wide.
    this.#rx = Math.max(40, Math.min(rx, ry * 1.5))
    this.#ry = Math.max(40, Math.min(ry, rx * 1.5))
  }

  angle(seat: number): number {
    return angleOf(seat, this.seats, this.me)
  }

  /** A place on one of the rings, `aside` degrees further along. */
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

  /** Where a name stands: outside the rim, further out at the sides, where words are wide. */
  plate(seat: number): Point {
    const { x, y } = this.at(seat, 'plate')
    const angle = radians(this.angle(seat))
    const { out, up } = this.margin
    const beside = Math.max(0, (Math.abs(Math.cos(angle)) - ASLANT) / (1 - ASLANT))
    return {
      x: x + this.margin.x * out * Math.cos(angle),
      y: y + this.margin.y * 0.2 * Math.sin(angle) - up * beside,
    }
  }

  /** The half axes of the table's top. */
  get top(): { rx: number; ry: number } {
    return { rx: this.#rx, ry: this.#ry }
  }

  /** Which way papers of this seat lie: their foot towards whoever owns them. */
  facing(seat: number): number {
    const at = this.at(seat, 'papers')
    return (direction(at, this.middle) + 90 + 360) % 360
  }

  /** The three papers of a seat, side by side, `step` pixels from one to the next. */
  paper(seat: number, slot: number, step: number): Point {
    const at = this.at(seat, 'papers')
    const along = radians(this.facing(seat))
    const aside = (slot - 1) * step
    return { x: at.x + Math.cos(along) * aside, y: at.y + Math.sin(along) * aside }
  }
}

/** From one point to another, in degrees. */
export function direction(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** The same direction, written so that a turn from `before` goes the short way round. */
export function shortestTurn(before: number, to: number): number {
  const turn = ((((to - before) % 360) + 540) % 360) - 180
  return before + turn
}

/** Stop that many pixels before the end. */
export function stopShort(from: Point, to: Point, pixels: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length <= pixels ? 0 : (length - pixels) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
