import { BASE, INCH, type Place } from '../model/view'

/** The one after (or before) the present one in a list that goes round; the first (or last) if none is present. */
export function stepTo<One>(list: readonly One[], isNow: (one: One) => boolean, step: 1 | -1): One | null {
  const now = list.findIndex(isNow)
  const next = now < 0 ? (step > 0 ? 0 : list.length - 1) : (now + step + list.length) % list.length
  return list[next] ?? null
}

/** Inches that a press of an arrow key goes, and with Shift. */
export const STRIDE = 1
export const LEAP = 6

interface Size {
  width: number
  depth: number
}

/** The place so many inches from another one, as far as a base fits on the table. `isTurned`: the table is drawn with its north below. */
export function moved([x, y, surface]: Place, right: number, up: number, { width, depth }: Size, isTurned: boolean): Place {
  const side = isTurned ? -1 : 1
  const within = (at: number, most: number) => Math.min(most - BASE, Math.max(BASE, at))
  return [within(x + side * right * INCH, width), within(y + side * up * INCH, depth), surface]
}

const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }

/** How many inches to the right and up a key moves the cursor; null: it does not. */
export function strideOf({ key, shiftKey }: { key: string; shiftKey: boolean }): readonly [number, number] | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const far = shiftKey ? LEAP : STRIDE
  return [arrow[0] * far, arrow[1] * far]
}

/** The next surface over the cursor, up or down. */
export function storeyFrom([x, y, surface]: Place, surfaces: readonly number[], step: 1 | -1): Place {
  const next = surfaces[surfaces.indexOf(surface) + step]
  return [x, y, next ?? surface]
}
