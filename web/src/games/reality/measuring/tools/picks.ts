import { endOf, isFigure, sameEnd, type End, type Pointed } from './ends'
import type { Tool } from './tools'

/** What was chosen of a measurement. */
export interface Picks {
  ends: readonly End[]
  /** Whether another end is awaited: it follows what is pointed at. */
  isOpen: boolean
}

export const NOTHING: Picks = { ends: [], isOpen: true }

/** A ruler has so many corners at most. */
export const MOST_CORNERS = 12

const isLine = (tool: Tool) => tool === 'ruler' || tool === 'cut'

/** What is measured after something was chosen. */
export function take(tool: Tool, { ends, isOpen }: Picks, pointed: Pointed): Picks {
  const end = endOf(pointed)
  const [first] = ends
  switch (tool) {
    case 'ruler':
    case 'cut': {
      if (!isOpen || !ends.length) return { ends: [end], isOpen: true }
      // The same place again ends the line.
      if (sameEnd(end, ends.at(-1))) return { ends, isOpen: ends.length < 2 }
      return { ends: [...ends, end], isOpen: ends.length + 1 < MOST_CORNERS }
    }
    case 'circles':
      return { ends: [end], isOpen: false }
    case 'blast':
      return { ends: [{ place: pointed.place }], isOpen: false }
    case 'flame':
      if (isFigure(first) && (isOpen || !isFigure(end)) && !sameEnd(first, end)) return { ends: [first, { place: pointed.place }], isOpen: false }
      return isFigure(end) ? { ends: [end], isOpen: true } : { ends, isOpen }
    case 'look':
      if (!first || sameEnd(first, end)) return { ends: [end], isOpen: true }
      return { ends: [first, end], isOpen: false }
    case 'seen':
      if (isFigure(end)) return { ends: [end], isOpen: false }
      return { ends: isFigure(first) ? [first, end] : [end], isOpen: false }
    case 'threat':
      return isFigure(end) ? { ends: [end], isOpen: false } : { ends, isOpen }
  }
}

/** What is measured while a pointer is drawn from one place to another, before it is let go. */
export function drag(tool: Tool, from: Pointed, to: Pointed): Picks {
  const [begin, place] = [endOf(from), { place: to.place }]
  if (isLine(tool) || tool === 'look') return { ends: [begin], isOpen: true }
  if (tool === 'flame') return isFigure(begin) ? { ends: [begin, place], isOpen: false } : NOTHING
  if (tool === 'seen' && isFigure(begin)) return { ends: [begin, place], isOpen: false }
  if (tool === 'threat') return take(tool, NOTHING, to)
  return { ends: [tool === 'circles' ? endOf(to) : place], isOpen: false }
}

/** Whether a drag of this tool ends with one more choice. */
export const endsWithChoice = (tool: Tool) => isLine(tool) || tool === 'look'

/** Without what was chosen last. */
export function back({ ends }: Picks): Picks {
  return { ends: ends.slice(0, -1), isOpen: true }
}

/** The ends with the one that is awaited, where what is pointed at may be it. */
export function shownEnds(tool: Tool, { ends, isOpen }: Picks, pointed: Pointed | null): readonly End[] {
  if (!isOpen || !pointed || tool === 'seen' || tool === 'threat') return ends
  if (tool === 'flame') return ends.length ? [...ends, { place: pointed.place }] : ends
  const end = tool === 'blast' ? { place: pointed.place } : endOf(pointed)
  return sameEnd(end, ends.at(-1)) ? ends : [...ends, end]
}
