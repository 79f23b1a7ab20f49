import type { NarratedEvent } from '../../../api/narrated'
import type { GameEvent } from '../../../api/types'

/** Something that dice decide, as the log tells it from its first event on. */
export interface Roll {
  /** The number of its first event. */
  n: number
  /** The number of the newest event of it. */
  last: number
  /** Something has happened since that has nothing to do with it. */
  isOver: boolean
  /** That was more than routine: it is no longer the news. */
  isPast: boolean
}

export const newRoll = ({ n }: GameEvent): Roll => ({ n, last: n, isOver: false, isPast: false })

/** What nobody does: a roll stays the news. */
const NOBODYS: readonly unknown[] = ['turn', 'phase']

/** Reads the log from a roll's first event on: all that is part of it, up to the first event that is not. */
export function follow(roll: Roll, events: readonly NarratedEvent[], partOfIt: readonly unknown[], add: (event: GameEvent) => void): void {
  for (const { event, weight } of events) {
    if (!partOfIt.includes(event.event)) roll.isOver = true
    if (!roll.isOver) {
      add(event)
      roll.last = event.n
    } else if (weight !== 'quiet' && !NOBODYS.includes(event.event)) roll.isPast = true
  }
}
