import type { Action } from '../../../api/types'
import type { About, PickRules } from '../../../board/picking/pick-index'
import { CENTRE, gunPiece, PILE, placePiece, seatPiece, tagPiece, type LeadersKinds, type LeadersPiece } from './pieces'
import { ownerOf, PLACES, slotOf, type LeadersView } from './view'

/** Questions that are answered by picking pieces: the pick that leaves one action takes it, and no menu is needed. */
export const DIRECT = ['order', 'aim', 'choose', 'pay', 'expose', 'redirect']

const TALK = ['claim-team', 'claim-recruit']

/** Whether an action is a claim: always possible, and never the answer to a question. */
export function isTalk(action: Action): boolean {
  return TALK.includes(String(action[0]))
}

/** The pieces that an action of seat `me` is about. */
export function about(action: Action, me: number): About<LeadersKinds> {
  const [kind, ...values] = action
  const [first = 0, second = 0] = values.map(Number)
  const own = (slot: number) => placePiece(PLACES * me + slot)
  switch (kind) {
    case 'order':
      return { pieces: values.map((slot) => own(Number(slot))), ordered: true }
    case 'discard':
      return { pieces: [PILE] }
    case 'interrogate':
    case 'hide':
    case 'choose-recruit':
    case 'claim-recruit':
      return { pieces: [placePiece(first)], also: [seatPiece(ownerOf(first))], aside: isTalk(action) }
    case 'arm':
      return { pieces: [CENTRE, own(first)] }
    case 'pay':
    case 'expose':
      return { pieces: [own(first)] }
    case 'shoot':
      return { pieces: [gunPiece(me)] }
    case 'aim':
    case 'choose-player':
    case 'claim-team':
      return { pieces: [seatPiece(first)], aside: isTalk(action) }
    case 'use':
      return { pieces: [tagPiece(first)] }
    case 'give':
      return { pieces: [tagPiece(first), seatPiece(second)] }
    case 'react':
      return { pieces: [tagPiece(first), own(second)] }
    default:
      return { pieces: [] }
  }
}

/** How pieces are picked. While recruits are laid out, two of one kind can stand for each other. */
export function pickRules(view: LeadersView, me: number): PickRules<LeadersKinds> {
  return {
    about: (action) => about(action, me),
    standsFor: (piece) =>
      piece.kind === 'place' ? (view.players[ownerOf(piece.id)]?.recruits[slotOf(piece.id)]?.kind ?? piece) : piece,
  }
}

/** The action that a player would try with a piece that cannot be used now; the server tells why it is not allowed. */
export function attemptWith(piece: LeadersPiece, question: string | null, me: number): Action | null {
  switch (piece.kind) {
    case 'place': {
      if (question === 'choose') return ['choose-recruit', piece.id]
      if (ownerOf(piece.id) === me && (question === 'pay' || question === 'expose')) return [question, slotOf(piece.id)]
      return ['interrogate', piece.id]
    }
    case 'seat':
      return [question === 'choose' || question === 'redirect' ? 'choose-player' : 'aim', piece.id]
    case 'tag':
      return ['use', piece.id]
    case 'gun':
      return ['shoot']
    case 'pile':
      return ['discard']
    case 'centre':
      return ['arm', 0]
    case 'discards':
      return null
  }
}
