import { PieceMint, type Piece } from '../../../board/pieces/piece'
import type { Place } from './view'

/** The pieces of reality: figures, drums and elements of the scenery by number, and places where something may be put. */
export type RealityKinds = {
  figure: number
  drum: number
  element: number
  place: string
  /** A listed direction: 0 is east, then counter-clockwise. */
  direction: number
}

export type RealityPiece = Piece<RealityKinds>

const mint = new PieceMint<RealityKinds>()

export const figurePiece = (figure: number) => mint.of('figure', figure)
export const drumPiece = (drum: number) => mint.of('drum', drum)
export const elementPiece = (element: number) => mint.of('element', element)
export const directionPiece = (direction: number) => mint.of('direction', direction)
export const placePiece = (place: Place | readonly number[]) => mint.of('place', place.join(','))

/** The place of a piece that is one. */
export function placeOf(id: string): Place {
  const [x = 0, y = 0, surface = 0] = id.split(',').map(Number)
  return [x, y, surface]
}
