type Spot = readonly [x: number, y: number, ...rest: number[]]

/** The point of a way at a distance along it; its end, where it is shorter. */
export function pointAlong(way: readonly Spot[], distance: number): readonly [x: number, y: number] {
  let left = distance
  for (const [at, [x, y]] of way.entries()) {
    const next = way[at + 1]
    if (!next) return [x, y]
    const length = Math.hypot(next[0] - x, next[1] - y)
    if (length >= left && length > 0) {
      const part = Math.max(0, left) / length
      return [x + (next[0] - x) * part, y + (next[1] - y) * part]
    }
    left -= length
  }
  return [0, 0]
}
