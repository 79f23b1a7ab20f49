import type { GameEvent } from '../../api/types'
import type { Piece, PieceKinds } from '../pieces/piece'
import { DURATION } from './animate'

/** A thing that travels from one piece to another. `sort`: what it is, in the game's words. */
export interface Journey<Kinds extends PieceKinds, Sort> {
  sort: Sort
  from: Piece<Kinds>
  to: Piece<Kinds>
  /** Along an arc, or in a straight line as a shot. */
  way?: 'arc' | 'line'
}

/** A journey with when it begins, in milliseconds. */
export type Scheduled<Kinds extends PieceKinds, Sort> = Journey<Kinds, Sort> & { delay: number }

/** The longest duration of all journeys together, in milliseconds. */
const LONGEST = 1500

/** The journeys of these events, one event after the other; those of one event travel together. */
export function scheduleJourneys<Kinds extends PieceKinds, Sort>(
  events: readonly GameEvent[],
  journeysOf: (event: GameEvent) => Journey<Kinds, Sort>[],
): { journeys: Scheduled<Kinds, Sort>[]; each: number } {
  const moving = events.map(journeysOf).filter((journeys) => journeys.length)
  const each = moving.length ? Math.min(DURATION.travel, LONGEST / moving.length) : DURATION.travel
  return { journeys: moving.flatMap((some, at) => some.map((journey) => ({ ...journey, delay: at * each }))), each }
}
