import type { Action, JsonObject } from '../../../api/types'
import { sameAction, type Choice } from '../../board'
import type { Place, RealityView } from '../model/view'

/** What is seen from the side: a line of sight (of a figure that may be thought to stand elsewhere), a way of a figure, or any line over the table. */
export type CutOf =
  | { viewer: number; target: number; at?: Place; walked?: boolean; prone?: boolean }
  | { figure: number; to: Place; through?: readonly Place[]; bends?: boolean; points?: number }
  | { along: readonly (readonly [x: number, y: number])[] }

interface Chosen {
  /** A shot or a way that is being put together, nothing of it being pointed at. */
  chosen?: CutOf | null
  /** A line that is measured. */
  line?: CutOf | null
}

/** What the strip shows now: what is pointed at first. */
export function cutOf(view: RealityView, legal: readonly Choice[], pointed: Action | null, { chosen, line }: Chosen = {}): CutOf | null {
  return pointedCut(view, legal, pointed) ?? chosen ?? line ?? null
}

function pointedCut(view: RealityView, legal: readonly Choice[], pointed: Action | null): CutOf | null {
  if (pointed === null) return null
  const [kind, target] = pointed
  if (kind === 'shoot' && view.active !== null) return { viewer: view.active, target: Number(target) }
  const location = legal.find(({ action }) => sameAction(action, pointed))?.location
  const { question, figure } = view.asked
  if (!location || question !== 'goal' || figure === null) return null
  const [x = 0, y = 0, surface = 0] = location.place
  return { figure, to: [x, y, surface] }
}

/** The same as arguments of the question. */
export function cutArguments(cut: CutOf | null): JsonObject | null {
  return cut as unknown as JsonObject | null
}
