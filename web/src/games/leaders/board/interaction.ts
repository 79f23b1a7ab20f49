import type { Piece, Use } from '../model/picking'
import type { Point } from '../model/layout'

/** What every piece on the board needs to be pointed at and picked. */
export interface Hands {
  point: (piece: Piece) => Point
  /** Whether it can be picked now, and for what. */
  can: (piece: Piece) => Use | null
  /** Whether Tab stops there: at what can be picked, or else at one piece from which the arrow keys go on. */
  stops: (piece: Piece) => boolean
  /** Which picked piece it is, counted from 1; 0: none. */
  picked: (piece: Piece) => number
  pick: (piece: Piece) => void
  /** Somebody points at it, or no longer. */
  hover: (piece: Piece | null) => void
}
