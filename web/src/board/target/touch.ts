import { clamp, type Point, type Rect } from '../space/points'

/** The least size of what a finger hits, in pixels. */
export const FINGER = 44

/** How far a point is from a box; 0: inside. */
function distance({ x, y }: Point, box: Rect): number {
  return Math.hypot(x - clamp(box.x, x, box.x + box.width), y - clamp(box.y, y, box.y + box.height))
}

const middleDistance = ({ x, y }: Point, box: Rect) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2)

/**
 * The item that a finger meant. Around small pieces there is room for a finger, and where such rooms overlap the nearest piece is
 * meant. Undefined: none is within reach.
 */
export function meantBy<Item>(at: Point, items: readonly (readonly [Item, Rect])[]): Item | undefined {
  const near = items.filter(([, box]) => {
    const [wide, high] = [Math.max(0, (FINGER - box.width) / 2), Math.max(0, (FINGER - box.height) / 2)]
    return at.x >= box.x - wide && at.x <= box.x + box.width + wide && at.y >= box.y - high && at.y <= box.y + box.height + high
  })
  near.sort(([, one], [, other]) => distance(at, one) - distance(at, other) || middleDistance(at, one) - middleDistance(at, other))
  return near[0]?.[0]
}
