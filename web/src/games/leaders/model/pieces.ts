import { PieceMint, type Piece } from '../../../board/pieces/piece'

/** The pieces of leaders: seats, places of recruits, artifacts by their number in the list of cards, a seat's gun. */
export type LeadersKinds = {
  seat: number
  place: number
  tag: number
  gun: number
  centre: null
  pile: null
  discards: null
}

export type LeadersPiece = Piece<LeadersKinds>

const mint = new PieceMint<LeadersKinds>()

export const seatPiece = (seat: number) => mint.of('seat', seat)
export const placePiece = (place: number) => mint.of('place', place)
export const tagPiece = (artifact: number) => mint.of('tag', artifact)
export const gunPiece = (seat: number) => mint.of('gun', seat)
export const CENTRE = mint.of('centre', null)
export const PILE = mint.of('pile', null)
export const DISCARDS = mint.of('discards', null)
