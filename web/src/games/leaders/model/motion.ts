import type { Action, GameEvent } from '../../../api/types'
import { gunPiece, CENTRE, PILE, placePiece, seatPiece, type Piece } from './picking'
import { ownerOf, PLACES, type LeadersView } from './view'

/** A thing that travels from one piece to another. */
export interface Journey {
  sort: 'tag' | 'paper' | 'eye' | 'bolt'
  from: Piece
  to: Piece
}

export const DISCARDS: Piece = 'discards'

/** The longest duration of all journeys together, and the duration of one, in milliseconds. */
const LONGEST = 1500
const USUAL = 250

const number = (event: GameEvent, name: string) => Number(event[name])

/** The journeys of an event. Guns and turning papers are animated by CSS when the view changes, and are not listed. */
export function journeysOf(event: GameEvent): Journey[] {
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
      return [{ sort: 'bolt', from: gunPiece(number(event, 'seat')), to: seatPiece(number(event, 'target')) }]
    default:
      return []
  }
}

/** The events one after the other, the journeys of one event together. */
export function scheduleJourneys(events: readonly GameEvent[]): { journeys: (Journey & { delay: number })[]; each: number } {
  const moving = events.map(journeysOf).filter((journeys) => journeys.length)
  const each = moving.length ? Math.min(USUAL, LONGEST / moving.length) : USUAL
  return { journeys: moving.flatMap((some, at) => some.map((journey) => ({ ...journey, delay: at * each }))), each }
}

/** The visible effect of an action: arrows from piece to piece, and the places whose papers turn. */
export interface Preview {
  arrows: { sort: 'gun' | 'eye' | 'tag' | 'bolt' | 'here'; from: Piece; to: Piece }[]
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
