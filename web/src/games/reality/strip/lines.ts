import type { Cut } from '../measuring/answers'

/** A line of sight in the cut: from the eyes to a point of the target, and where something closes or veils it. */
export interface SightLine {
  state: 'open' | 'veiled' | 'closed'
  from: number
  to: number
  /** How far along the line the first thing in its way is; null: nothing is. */
  stopped: number | null
}

/** The lines of a cut, each with the place where it meets what the engine names as its cause. */
export function sightLines({ lines, figures, segments, panels, length }: Cut): SightLine[] {
  /** Where a line gets below the top of an element, or over its outline if it never does. */
  function entry(element: number, height: (at: number) => number): number | null {
    const over = segments.flatMap(({ from, to, elements }) => elements.flatMap((one) => (one.element === element ? [{ from, to, top: one.top }] : [])))
    for (const { from, to, top } of over) {
      if (height(from) < top) return from
      if (height(to) < top) return from + ((height(from) - top) / (height(from) - height(to))) * (to - from)
    }
    return over[0]?.from ?? null
  }

  return lines.map(({ state, from, to, element, figure }) => {
    const height = (at: number) => from + ((to - from) * at) / length
    let stopped: number | null = null
    if (figure !== null) stopped = figures.find((one) => one.figure === figure)?.at ?? null
    if (element !== null) {
      const walls = panels.flatMap((one) => (one.element === element && one.bottom <= height(one.at) && height(one.at) <= one.top ? [one.at] : []))
      stopped = walls.length ? Math.min(...walls) : entry(element, height)
    }
    return { state, from, to, stopped }
  })
}
