import { radians, type Point, type Size } from '../../../board/space/points'
import type { Gun } from './guns'
import { TableLayout } from './layout'
import { PHONE_PAPER, PhoneLayout } from './phone-layout'
import { CENTRE, type LeadersPiece } from './pieces'
import { ownerOf, slotOf } from './view'

/** Below this width, in rem, the board is drawn for a phone. */
const SMALL = 35
/** The size that is assumed until the element has been measured. */
const UNMEASURED = 800

/** Sizes and positions of all pieces on a board of a given size. In pixels. */
export class BoardGeometry {
  readonly small: boolean
  readonly layout: TableLayout
  /** The least height of the scene; more than the window has is scrolled. */
  readonly least: number
  /** The width of a recruit's paper. */
  readonly paper: number
  /** The distance from one paper of a seat to the next. */
  readonly step: number
  readonly #rem: number

  /** `bottomSeat`: the seat that is drawn nearest to the viewer. `rem`: pixels of one rem. */
  constructor(size: Size, rem: number, seats: number, bottomSeat: number) {
    this.#rem = rem
    this.small = size.width < SMALL * rem
    const margin = { x: 7.25 * rem, y: 2.3 * rem, out: 0.5, up: 0 }
    const measured = { width: size.width || UNMEASURED, height: size.height || UNMEASURED }
    this.least = this.small ? PhoneLayout.leastHeight(seats, rem) : 0
    this.layout = this.small
      ? new PhoneLayout(measured, seats, bottomSeat, rem)
      : new TableLayout(measured, seats, bottomSeat, margin)
    const radius = Math.min(this.layout.top.rx, this.layout.top.ry)
    const quarterOfSeat = (radius * 0.67 * 2 * Math.PI) / seats / 4
    this.paper = this.small ? PHONE_PAPER * rem : Math.max(17, Math.min(quarterOfSeat, radius * 0.24, 60))
    this.step = this.paper * 1.14
  }

  get size(): Size {
    return this.layout.size
  }

  /** The middle of a piece. */
  pointOf(piece: LeadersPiece): Point {
    const { layout } = this
    const { middle } = layout
    if (piece.kind === 'seat') return layout.plate(piece.id)
    if (piece.kind === 'place') return layout.paper(ownerOf(piece.id), slotOf(piece.id), this.step)
    if (piece.kind === 'gun') return layout.at(piece.id, 'gun')
    const aside = this.small ? 1.42 * this.#rem : 2.4 * this.#rem
    const up = this.small ? 1.5 * this.#rem : aside * 0.7
    if (piece.kind === 'pile') return { x: middle.x - aside, y: middle.y - up }
    if (piece.kind === 'discards') return { x: middle.x + aside, y: middle.y - up }
    if (piece.kind === 'tag') return { x: middle.x, y: layout.size.height }
    return { x: middle.x, y: middle.y + up }
  }

  /**
   * The point of a seat's speech bubble: the middle of its lower edge above the plate, of its upper edge below it, or its
   * left edge beside it. It covers neither papers nor other plates, and bubbles of neighbours do not meet.
   */
  bubble(seat: number): Point & { side: 'above' | 'below' | 'beside' } {
    const { x, y } = this.layout.plate(seat)
    if (this.isAtEnd(seat)) return { x: x + 6.5 * this.#rem, y, side: 'beside' }
    const up = Math.sin(radians(this.layout.angle(seat)))
    const away = 1.7 * this.#rem
    if (this.layout.seats > 6 && Math.abs(up) > 0.4) {
      // At a full table there is room only in the corners, between the plate and that of the seat at the side.
      const corner = x < this.size.width / 2 ? 0 : this.size.width
      return up < 0 ? { x: corner, y: y + away, side: 'below' } : { x: corner, y: y - away, side: 'above' }
    }
    return up > 0.2 ? { x, y: y + away, side: 'below' } : { x, y: y - away, side: 'above' }
  }

  /** Whether a seat is above or below the table, where there is room beside its plate. */
  isAtEnd(seat: number): boolean {
    return Math.abs(Math.cos(radians(this.layout.angle(seat)))) < 0.2
  }

  /** The middle of a gun: before its holder, or side by side with the others in the centre. */
  gunPoint(gun: Gun, guns: readonly Gun[]): Point {
    if (gun.holder !== null) return this.layout.at(gun.holder, 'gun')
    const lying = guns.filter(({ holder }) => holder === null)
    const at = lying.indexOf(gun) - (lying.length - 1) / 2
    const centre = this.pointOf(CENTRE)
    return { x: centre.x + at * (this.small ? 1.5 * this.#rem : Math.max(this.paper * 0.95, 1.25 * this.#rem)), y: centre.y }
  }
}
