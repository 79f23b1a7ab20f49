import type { Action } from '../../../api/types'
import type { About, PickRules } from '../../../board/picking/pick-index'
import { artifactPiece, diePiece, DILEMMA, goodPiece, spacePiece, territoryPiece, workerPiece, type DystopiaKinds, type DystopiaPiece } from './pieces'
import { numberOfSpace, SITES, spaceOfNumber } from './spaces'
import { FACTIONS, GOODS, type DystopiaView } from './view'

const SITE_IDS = Object.keys(SITES)

/** The pieces that an action is about. */
function about(action: Action): About<DystopiaKinds> {
  const [kind, ...values] = action
  const [first = 0, second = 0] = values.map(Number)
  switch (kind) {
    case 'place':
      return { pieces: [diePiece(first), spacePiece(spaceOfNumber(second))] }
    case 'retrieve':
      return { pieces: [0, 1, 2, 3].filter((number) => first & (1 << number)).map(workerPiece) }
    case 'dilemma':
      return { pieces: [DILEMMA] }
    case 'feed':
    case 'take':
    case 'lose':
      return { pieces: first < GOODS.length && !(kind === 'feed' && first > 3) ? [goodPiece(first)] : [] }
    case 'discard':
      return { pieces: [artifactPiece(first)] }
    case 'set':
    case 'sacrifice':
      return { pieces: [diePiece(first)] }
    case 'star': {
      const faction = FACTIONS[first]
      return { pieces: [faction ? territoryPiece(faction) : spacePiece(`site-${SITE_IDS[first - FACTIONS.length]}`)] }
    }
    default:
      return { pieces: [] }
  }
}

export const PICK_RULES: PickRules<DystopiaKinds> = { about }

/** The action that a player would try with a piece that cannot be used now; the server tells why it is not allowed. */
export function attemptWith(piece: DystopiaPiece, view: DystopiaView, die: number | null): Action | null {
  const me = view.seat === null ? undefined : view.players[view.seat]
  if (!me) return null
  switch (piece.kind) {
    case 'space': {
      const site = view.sites.find(({ site }) => `site-${site}` === piece.id)
      return ['place', die ?? me.available[0] ?? 1, numberOfSpace(piece.id, site?.built ?? false)]
    }
    case 'die':
      return ['place', piece.id, 0]
    case 'worker':
      return ['retrieve', 1 << piece.id]
    case 'dilemma':
      return ['dilemma', 2]
    default:
      return null
  }
}
