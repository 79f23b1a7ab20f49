import type { Point, Size } from '../../../board/space/points'
import { angleOf, TableLayout, type Ring } from './layout'

/** Sizes in rem: a paper is as wide as a finger needs, and a plate as high. */
export const PHONE_PAPER = 2.75
const STEP = 2.85
const PAPER_HEIGHT = PHONE_PAPER * 1.4
const PLATE_HEIGHT = 2.75
/** Above the papers, for the crown of a leader. */
const CROWN = 0.75
const ROW = CROWN + PAPER_HEIGHT + 0.15 + PLATE_HEIGHT + 0.1

/** The number of rows: the viewer below, pairs of seats at the sides, and one seat above if their number is even. */
function rowsOf(seats: number): number {
  return Math.floor((seats - 1) / 2) + (seats % 2 ? 1 : 2)
}

/**
 * The table on a phone: no ring, but rows of blocks with three upright papers and the plate below them, each large enough for a
 * finger. The seats keep their order around the table; what lies in the centre is between the sides.
 */
export class PhoneLayout extends TableLayout {
  readonly #rem: number

  constructor(size: Size, seats: number, me: number, rem: number) {
    super({ width: size.width, height: Math.max(size.height, PhoneLayout.leastHeight(seats, rem)) }, seats, me, { x: 0, y: 0, out: 0, up: 0 })
    this.#rem = rem
    const rows = rowsOf(seats)
    this.middle = { x: size.width / 2, y: this.#row * (seats % 2 ? (rows - 1) / 2 : rows / 2) }
  }

  /** The height below which targets would meet, in pixels. */
  static leastHeight(seats: number, rem: number): number {
    return rowsOf(seats) * ROW * rem
  }

  get #row(): number {
    return this.size.height / rowsOf(this.seats)
  }

  override get top(): { rx: number; ry: number } {
    return { rx: this.size.width * 0.6, ry: this.size.height * 0.62 }
  }

  override facing(): number {
    return 0
  }

  /** The middle of a seat's three papers. */
  #papers(seat: number): Point {
    const turns = (seat - this.me + this.seats) % this.seats
    const half = this.seats / 2
    const last = rowsOf(this.seats) - 1
    const row = turns === 0 ? last : turns < half ? last - turns : turns === half ? 0 : last - (this.seats - turns)
    const aside = (1.5 * STEP + 0.15) * this.#rem
    const x = turns === 0 || turns === half ? this.size.width / 2 : turns < half ? aside : this.size.width - aside
    const spare = (this.#row - ROW * this.#rem) / 2
    return { x, y: row * this.#row + spare + (CROWN + PAPER_HEIGHT / 2) * this.#rem }
  }

  override at(seat: number, ring: Ring): Point {
    const papers = this.#papers(seat)
    if (ring === 'papers') return papers
    if (ring !== 'gun') return this.plate(seat)
    // Beside the papers: towards the centre, or to the right where the seat is above or below it.
    const side = papers.x > this.middle.x + 1 ? -1 : 1
    return { x: papers.x + side * (1.5 * STEP + 1.5) * this.#rem, y: papers.y }
  }

  override plate(seat: number): Point {
    const { x, y } = this.#papers(seat)
    return { x, y: y + (PAPER_HEIGHT / 2 + 0.15 + PLATE_HEIGHT / 2) * this.#rem }
  }

  override paper(seat: number, slot: number): Point {
    const { x, y } = this.#papers(seat)
    return { x: x + (slot - 1) * STEP * this.#rem, y }
  }

  override angle(seat: number): number {
    return angleOf(seat, this.seats, this.me)
  }
}
