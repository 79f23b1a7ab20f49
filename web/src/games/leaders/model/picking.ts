import type { Action } from '../../../api/types'
import type { Choice } from '../../board'
import { ownerOf, PLACES } from './view'

/** A piece that can be picked: `seat:3`, `place:7`, `tag:12`, `gun:0`, `centre`, `pile`. */
export type Piece = string

export const seatPiece = (seat: number): Piece => `seat:${seat}`
export const placePiece = (place: number): Piece => `place:${place}`
export const tagPiece = (artifact: number): Piece => `tag:${artifact}`
export const gunPiece = (seat: number): Piece => `gun:${seat}`
export const CENTRE: Piece = 'centre'
export const PILE: Piece = 'pile'

const TALK = ['claim-team', 'claim-recruit']

/** Whether an action is a claim: always possible, and never the answer to a question. */
export function isTalk(action: Action): boolean {
  return TALK.includes(String(action[0]))
}

/** The owner of the recruit that an action is about: the action is found by picking the owner, too. */
function ownersOf(action: Action): Piece[] {
  const about = ['interrogate', 'hide', 'choose-recruit', 'claim-recruit'].includes(String(action[0]))
  return about ? [seatPiece(ownerOf(Number(action[1])))] : []
}

/** The pieces that an action of seat `me` is about. */
export function piecesOf(action: Action, me: number): Piece[] {
  const [kind, ...values] = action
  const [first = 0, second = 0] = values.map(Number)
  const own = (slot: number) => placePiece(PLACES * me + slot)
  switch (kind) {
    case 'order':
      return values.map((slot) => own(Number(slot)))
    case 'discard':
      return [PILE]
    case 'interrogate':
    case 'hide':
    case 'choose-recruit':
    case 'claim-recruit':
      return [placePiece(first)]
    case 'arm':
      return [CENTRE, own(first)]
    case 'pay':
    case 'expose':
      return [own(first)]
    case 'shoot':
      return [gunPiece(me)]
    case 'aim':
    case 'choose-player':
    case 'claim-team':
      return [seatPiece(first)]
    case 'use':
      return [tagPiece(first)]
    case 'give':
      return [tagPiece(first), seatPiece(second)]
    case 'react':
      return [tagPiece(first), own(second)]
    default:
      return []
  }
}

/** The kind of a piece: recruits of one kind are interchangeable when they are laid out. */
export type KindOf = (piece: Piece) => string

const itself: KindOf = (piece) => piece

function fits(action: Action, me: number, picked: readonly Piece[], kind: KindOf): boolean {
  const pieces = piecesOf(action, me)
  if (action[0] === 'order') return picked.every((piece, at) => kind(pieces[at] ?? '') === kind(piece))
  return picked.every((piece) => pieces.includes(piece) || ownersOf(action).includes(piece))
}

/** The legal actions that are about all picked pieces. */
export function narrow(legal: readonly Choice[], me: number, picked: readonly Piece[], kind = itself): Choice[] {
  return legal.filter(({ action }) => fits(action, me, picked, kind))
}

/** `asked`: picking it answers the question. `besides`: it can be picked for a claim, or to narrow the choices. */
export type Use = 'asked' | 'besides'

/** The pieces that can be picked next. */
export function pickable(legal: readonly Choice[], me: number, picked: readonly Piece[], kind = itself): Map<Piece, Use> {
  const found = new Map<Piece, Use>()
  for (const { action } of narrow(legal, me, picked, kind)) {
    const pieces = piecesOf(action, me)
    const due = kind(pieces[picked.length] ?? '')
    const next = action[0] === 'order' ? pieces.filter((piece) => kind(piece) === due) : pieces
    for (const piece of [...next, ...ownersOf(action)]) {
      if (picked.includes(piece)) continue
      if (!isTalk(action) && next.includes(piece)) found.set(piece, 'asked')
      else if (!found.has(piece)) found.set(piece, 'besides')
    }
  }
  return found
}

/**
 * The picked pieces after a click. The piece is added; if no action is about all of them, it starts a new selection; if
 * it was picked already, it and those after it are dropped.
 */
export function pick(
  legal: readonly Choice[],
  me: number,
  picked: readonly Piece[],
  piece: Piece,
  kind = itself,
): Piece[] {
  if (picked.includes(piece)) return picked.slice(0, picked.indexOf(piece))
  const further = [...picked, piece]
  if (narrow(legal, me, further, kind).length) return further
  return narrow(legal, me, [piece], kind).length ? [piece] : []
}

/** The action that a player would try with a piece that cannot be used now; the server tells why it is not allowed. */
export function attemptWith(piece: Piece, question: string | null, me: number): Action | null {
  const [sort, number] = piece.split(':')
  const at = Number(number)
  if (sort === 'place') {
    const own = ownerOf(at) === me ? at % PLACES : null
    if (question === 'choose') return ['choose-recruit', at]
    if (own !== null && (question === 'pay' || question === 'expose')) return [question, own]
    return ['interrogate', at]
  }
  if (sort === 'seat') return [question === 'choose' || question === 'redirect' ? 'choose-player' : 'aim', at]
  if (sort === 'tag') return ['use', at]
  if (sort === 'gun') return ['shoot']
  if (sort === 'pile') return ['discard']
  return sort === 'centre' ? ['arm', 0] : null
}
