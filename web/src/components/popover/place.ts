/** Where a box goes that belongs to an element. In pixels of the window. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export type Side = 'above' | 'below' | 'left' | 'right'

export interface Placement {
  left: number
  top: number
  side: Side
  /** The room on that side: a box that is larger scrolls. */
  height: number
}

/** The distance to the element, and to the edges of the window. */
const GAP = 8
const EDGE = 8

const isUpright = (side: Side) => side === 'above' || side === 'below'

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** The free pixels on each side of the anchor. */
function roomBeside(anchor: Box, frame: Size): Record<Side, number> {
  return {
    above: anchor.top - GAP - EDGE,
    below: frame.height - anchor.top - anchor.height - GAP - EDGE,
    left: anchor.left - GAP - EDGE,
    right: frame.width - anchor.left - anchor.width - GAP - EDGE,
  }
}

/**
 * Places a box beside its anchor: on the first of these sides where it fits whole, or else where it lacks least. It never leaves the
 * window, and never covers the anchor unless there is no room at all.
 */
export function place(anchor: Box, size: Size, frame: Size, sides: readonly Side[] = ['above', 'below']): Placement {
  const room = roomBeside(anchor, frame)
  const spare = (side: Side) => room[side] - (isUpright(side) ? size.height : size.width)
  const best = sides.reduce((one, other) => (spare(one) >= 0 || spare(one) >= spare(other) ? one : other))
  const height = isUpright(best) ? Math.max(room[best], 0) : frame.height - 2 * EDGE
  const used = Math.min(size.height, height)
  const middle = { x: anchor.left + anchor.width / 2 - size.width / 2, y: anchor.top + anchor.height / 2 - used / 2 }
  const wanted = {
    above: { left: middle.x, top: anchor.top - GAP - used },
    below: { left: middle.x, top: anchor.top + anchor.height + GAP },
    left: { left: anchor.left - GAP - size.width, top: middle.y },
    right: { left: anchor.left + anchor.width + GAP, top: middle.y },
  }[best]
  return {
    left: between(EDGE, wanted.left, Math.max(EDGE, frame.width - EDGE - size.width)),
    top: between(EDGE, wanted.top, Math.max(EDGE, frame.height - EDGE - used)),
    side: best,
    height,
  }
}
