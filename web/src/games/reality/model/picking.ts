import type { Action } from '../../../api/types'
import type { About, PickRules } from '../../../board/picking/pick-index'
import type { Choice } from '../../board'
import { directionPiece, drumPiece, elementPiece, figurePiece, placePiece, type RealityKinds, type RealityPiece } from './pieces'

/** Actions whose first number is a figure. */
const ON_FIGURE = ['activate', 'target', 'shoot', 'heal', 'revive', 'ransack', 'take-body', 'wound', 'credit', 'leader']

/** The piece beside which a place lies, by which the action is found, too. */
function beside([kind, number]: Action): RealityPiece[] {
  if (kind === 'charge' || kind === 'drop') return [figurePiece(Number(number))]
  return kind === 'beside-drum' ? [drumPiece(Number(number))] : []
}

/** How pieces are picked: a place of the table, or a figure, a drum, an element that the action names. */
export function pickRules(legal: readonly Choice[]): PickRules<RealityKinds> {
  const places = new Map(legal.map(({ action, location }) => [JSON.stringify(action), location?.place] as const))
  function about(action: Action): About<RealityKinds> {
    const [kind, number = 0] = action
    const place = places.get(JSON.stringify(action))
    if (place) return { pieces: [placePiece(place)], also: beside(action) }
    if (ON_FIGURE.includes(String(kind))) return { pieces: [figurePiece(Number(number))] }
    if (kind === 'take-drum') return { pieces: [drumPiece(Number(number))] }
    if (kind === 'direction') return { pieces: [directionPiece(Number(number))] }
    if (kind === 'element') return { pieces: [elementPiece(Number(number))] }
    return { pieces: [] }
  }
  return { about }
}
