import { clamp, type Point, type Rect } from '../../../board/space/points'

/** The radius of a pin's portrait, and of the rim around it. */
export const PORTRAIT = 4.4
export const RIM = 5.4
/** How far the middle of a pin is from its base: where it stands alone, and at most. */
const HIGH = 6.6
const LOW = 4.8
const FARTHEST = 18
const ROUNDS = 200
/** The room that a base needs beside a pin. */
const BESIDE = RIM + 1.4
const APART = 2 * RIM + 1

export interface Base extends Point {
  /** Whether the pin is low: the figure lies down. */
  low: boolean
}

/**
 * The middles of the pins: above their bases, and where figures crowd or stand above each other, fanned apart so that
 * each can be seen and chosen. The same bases always have the same pins.
 */
export function placePins(bases: readonly Base[], room: Rect): Point[] {
  const pins = bases.map(({ x, y, low }) => ({ x, y: y - (low ? LOW : HIGH) }))
  for (let round = 0; round < ROUNDS; round++) {
    let isCrowded = false
    pins.forEach((pin, one) => {
      for (let other = one + 1; other < pins.length; other++) {
        const next = pins[other]
        if (!next) continue
        const [from, to] = [bases[one] ?? pin, bases[other] ?? next]
        const apart = away(pin, next, angleOf(from, to, one + other))
        if (apart.far >= APART) continue
        isCrowded = true
        const push = (APART - apart.far) / 2
        move(pin, apart, push)
        move(next, apart, -push)
      }
      bases.forEach((base, at) => {
        if (at === one) return
        const apart = away(pin, base, angleOf(bases[one] ?? pin, base, one + at))
        if (apart.far >= BESIDE) return
        isCrowded = true
        move(pin, apart, (BESIDE - apart.far) / 3)
      })
    })
    pins.forEach((pin, at) => hold(pin, bases[at] ?? { ...pin, low: false }, room))
    if (!isCrowded) break
  }
  return pins
}

/** The direction from one point to another away from it, and the distance. */
function away(one: Point, other: Point, instead: number): { x: number; y: number; far: number } {
  const far = Math.hypot(one.x - other.x, one.y - other.y)
  if (far < 0.01) return { x: Math.cos(instead), y: Math.sin(instead), far }
  return { x: (one.x - other.x) / far, y: (one.y - other.y) / far, far }
}

/** Where two pins lie on each other they part as their bases do; of the same place, each pair in its own direction. */
function angleOf(one: Point, other: Point, number: number): number {
  return one.x === other.x && one.y === other.y ? Math.PI + number : Math.atan2(one.y - other.y, one.x - other.x)
}

function move(pin: Point, { x, y }: Point, by: number): void {
  pin.x += x * by
  pin.y += y * by
}

/** Neither on its own base, nor far from it, nor out of the room. */
function hold(pin: Point, base: Base, room: Rect): void {
  const far = Math.hypot(pin.x - base.x, pin.y - base.y) || 1
  const kept = clamp(base.low ? LOW : HIGH, far, FARTHEST)
  pin.x = base.x + ((pin.x - base.x) / far) * kept
  pin.y = base.y + ((pin.y - base.y) / far) * kept
  pin.x = clamp(room.x + RIM, pin.x, room.x + room.width - RIM)
  pin.y = clamp(room.y + RIM, pin.y, room.y + room.height - RIM)
}
