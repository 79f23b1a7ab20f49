import type { JsonObject } from '../../../../api/types'
import type { Place, RealityView } from '../../model/view'
import { isFigure, placeOf, type End } from './ends'
import type { Tool } from './tools'

export interface Asking {
  question: 'distance' | 'cut' | 'rings' | 'blast' | 'flame' | 'between' | 'sight' | 'field' | 'threat'
  args: JsonObject
}

/** Numbers of a direction are at most this large. */
const FARTHEST = 1024

/** The radius of circles around a place, as long as none was chosen. */
export const USUAL_RADIUS = 6

/** What the server is asked about some ends; nothing while some are missing. `inches`: of the circles; null: those of a figure's weapons. */
export function questions(tool: Tool, ends: readonly End[], view: RealityView, inches: number | null): Asking[] {
  const [first, second] = ends
  if (!first) return []
  switch (tool) {
    case 'ruler':
    case 'cut': {
      const along = ends.map((end) => [...placeOf(view, end)])
      if (along.length < 2) return []
      const asked: Asking[] = [{ question: 'distance', args: { along } }]
      const line = cutLine(ends, view)
      return tool === 'cut' && line ? [...asked, { question: 'cut', args: { along: line.map((point) => [...point]) } }] : asked
    }
    case 'circles': {
      const around: JsonObject = isFigure(first) ? { figure: first.figure } : { at: [...first.place] }
      return [{ question: 'rings', args: inches === null && isFigure(first) ? around : { ...around, inches: [inches ?? USUAL_RADIUS] } }]
    }
    case 'blast':
      return [{ question: 'blast', args: { at: [...placeOf(view, first)] } }]
    case 'flame': {
      const direction = second && directionTo(placeOf(view, first), placeOf(view, second))
      return isFigure(first) && direction ? [{ question: 'flame', args: { figure: first.figure, direction } }] : []
    }
    case 'look':
      return second ? [{ question: 'between', args: { ...standing(first, 'figure', 'at'), ...standing(second, 'other', 'other_at') } }] : []
    case 'seen': {
      const from: JsonObject = isFigure(first) ? { figure: first.figure, ...(second ? { at: [...placeOf(view, second)] } : {}) } : { at: [...first.place] }
      return [
        { question: 'sight', args: from },
        { question: 'field', args: from },
      ]
    }
    case 'threat':
      return isFigure(first) ? [{ question: 'threat', args: { figure: first.figure } }] : []
  }
}

const standing = (end: End, figure: string, at: string): JsonObject => (isFigure(end) ? { [figure]: end.figure } : { [at]: [...end.place] })

/** The direction from a place to another; null where they are one. */
function directionTo([x, y]: Place, [toX, toY]: Place): [number, number] | null {
  const found = [toX - x, toY - y] as const
  const share = Math.min(1, FARTHEST / Math.max(1, ...found.map(Math.abs)))
  return found[0] || found[1] ? [Math.round(found[0] * share), Math.round(found[1] * share)] : null
}

/** The points of a line that is cut along: none follows itself. Null: there are too few. */
export function cutLine(ends: readonly End[], view: RealityView): [x: number, y: number][] | null {
  const points = ends.map((end): [number, number] => [placeOf(view, end)[0], placeOf(view, end)[1]])
  const kept = points.filter(([x, y], at) => x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1])
  return kept.length > 1 ? kept : null
}
