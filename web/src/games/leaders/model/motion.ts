import type { Action, GameEvent } from '../../../api/types'
import type { Journey } from '../../../board/motion/flights'
import { CENTRE, DISCARDS, gunPiece, PILE, placePiece, seatPiece, type LeadersKinds, type LeadersPiece } from './pieces'
import { ownerOf, PLACES, type LeadersView } from './view'

/** What travels: an artifact, a recruit's paper, a look, a shot. */
export type Sort = 'tag' | 'paper' | 'eye' | 'bolt'

const number = (event: GameEvent, name: string) => Number(event[name])

/** The journeys of an event. Guns and turning papers are animated by CSS when the view changes, and are not listed. */
export function journeysOf(event: GameEvent): Journey<LeadersKinds, Sort>[] {
  const seat = seatPiece(number(event, 'seat'))
  switch (event.event) {
    case 'drew':
      return [{ sort: 'tag', from: PILE, to: seat }]
    case 'discarded':
    case 'used':
    case 'reacted':
      return [{ sort: 'tag', from: seat, to: DISCARDS }]
    case 'put-under':
      return [{ sort: 'tag', from: seat, to: PILE }]
    case 'gave':
      return [{ sort: 'tag', from: seat, to: seatPiece(number(event, 'target')) }]
    case 'stole':
      return [{ sort: 'tag', from: seatPiece(number(event, 'target')), to: seat }]
    case 'looked':
      return ownerOf(number(event, 'place')) === number(event, 'seat')
        ? []
        : [{ sort: 'eye', from: seat, to: placePiece(number(event, 'place')) }]
    case 'swapped': {
      const [one, other] = [placePiece(number(event, 'place')), placePiece(number(event, 'place2'))]
      return [
        { sort: 'paper', from: one, to: other },
        { sort: 'paper', from: other, to: one },
      ]
    }
    case 'shot':
      return [{ sort: 'bolt', from: gunPiece(number(event, 'seat')), to: seatPiece(number(event, 'target')), way: 'line' }]
    default:
      return []
  }
}

/** The visible effect of an action: arrows from piece to piece, and the places whose papers turn. */
export interface Preview {
  arrows: { sort: 'gun' | 'eye' | 'tag' | 'bolt' | 'here'; from: LeadersPiece; to: LeadersPiece }[]
  turns: number[]
}

export function previewOf(action: Action | null, me: number, view: LeadersView): Preview {
  const nothing: Preview = { arrows: [], turns: [] }
  if (action === null) return nothing
  const [kind] = action
  const [first = 0, second = 0] = action.slice(1).map(Number)
  const mine = seatPiece(me)
  const own = (slot: number) => PLACES * me + slot
  const aim = view.players[me]?.aim
  switch (kind) {
    case 'interrogate':
      return { arrows: [{ sort: 'eye', from: mine, to: placePiece(first) }], turns: [] }
    case 'aim':
      return { arrows: [{ sort: 'gun', from: gunPiece(me), to: seatPiece(first) }], turns: [] }
    case 'shoot':
      return aim == null ? nothing : { arrows: [{ sort: 'bolt', from: gunPiece(me), to: seatPiece(aim) }], turns: [] }
    case 'arm':
      return { arrows: [{ sort: 'gun', from: CENTRE, to: mine }], turns: [own(first)] }
    case 'give':
      return { arrows: [{ sort: 'tag', from: mine, to: seatPiece(second) }], turns: [] }
    case 'discard':
      return { arrows: [{ sort: 'tag', from: PILE, to: mine }], turns: [] }
    case 'choose-player':
    case 'claim-team':
      return { arrows: [{ sort: 'here', from: mine, to: seatPiece(first) }], turns: [] }
    case 'choose-recruit':
    case 'claim-recruit':
      return { arrows: [{ sort: 'here', from: mine, to: placePiece(first) }], turns: [] }
    case 'pay':
    case 'expose':
      return { arrows: [], turns: [own(first)] }
    case 'hide':
      return { arrows: [], turns: [first] }
    case 'react':
      return { arrows: [], turns: [own(second)] }
    default:
      return nothing
  }
}
