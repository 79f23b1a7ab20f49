/** Where lengths and heights of a cut are in its picture, in pixels. */
export interface Scale {
  x: (distance: number) => number
  y: (height: number) => number
  /** Pixels of a quarter inch along the line, and upwards. */
  across: number
  up: number
  /** How much higher things are drawn than they are long, to a half; 1: true to scale. */
  stretched: number
}

export interface Box {
  width: number
  height: number
  left: number
  right: number
  above: number
  below: number
}

/** A line that is short is not blown up beyond this. */
const MOST_ACROSS = 13
/** Lower than this, nobody would know a face. */
const LEAST_UP = 8
/** A line is drawn a little shorter than it might be, to be true to scale. */
const NEARLY = 1.5

/** The largest scale at which a line fits into a box: true to scale where heights can still be read then. */
export function cutScale(length: number, highest: number, box: Box): Scale {
  const width = Math.max(1, box.width - box.left - box.right)
  const height = Math.max(1, box.height - box.above - box.below)
  const widest = Math.min(MOST_ACROSS, width / Math.max(1, length))
  const up = Math.min(height / Math.max(1, highest), Math.max(widest, LEAST_UP))
  const across = widest < up * NEARLY ? Math.min(widest, up) : widest
  const left = box.left + (width - length * across) / 2
  return {
    x: (distance) => left + distance * across,
    y: (z) => box.height - box.below - z * up,
    across,
    up,
    stretched: Math.max(0.5, Math.round((2 * up) / across) / 2),
  }
}
