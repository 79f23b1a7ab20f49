import { clamp, type Point, type Size } from '../../../board/space/points'
import type { Box } from '../model/spaces'

/** Between a ticket and the place that it tells of, in pixels. */
const GAP = 12
const MARGIN = 6
/** In a narrower window a ticket is as wide as the window, and at its upper edge. */
const NARROW = 600

/** Where a ticket is in the window of the board: from its left, and from its top or its bottom. */
export type TicketPlace = { left: number; width: number } & ({ top: number } | { bottom: number })

/**
 * Beside the place, so that it does not cover it: below where there is room, else above. It grows away from the place. `box`: the place in
 * pixels of the window; null: there is none, as in a list.
 */
export function placeTicket(box: Box | null, window: Size, width: number, height: number): TicketPlace {
  if (box === null || window.width < NARROW) return { left: 0, top: 0, width: window.width }
  const left = clamp(MARGIN, box.x + box.width / 2 - width / 2, window.width - width - MARGIN)
  const below = box.y + box.height + GAP
  if (below + height <= window.height || box.y < height) return { left, top: below, width }
  return { left, bottom: window.height - box.y + GAP, width }
}

/** A part of the world in pixels of the window. */
export function inPixels({ x, y, width, height }: Box, toWindow: (at: Point) => Point): Box {
  const [from, to] = [toWindow({ x, y }), toWindow({ x: x + width, y: y + height })]
  return { ...from, width: to.x - from.x, height: to.y - from.y }
}
