import type { NarratedEvent } from '../../../api/narrated'
import type { GameEvent } from '../../../api/types'

/** What a player does as one thing: a worker is placed, workers are retrieved, a dilemma is completed, a trade is offered. */
export type DeedKind = 'turn' | 'place' | 'retrieve' | 'dilemma' | 'trade'

export interface Deed {
  kind: DeedKind
  /** Who does it. */
  seat: number
  /** The space where a worker is placed; null: none is. */
  space: string | null
  /** With all that it sets off. */
  events: readonly NarratedEvent[]
}

const DILEMMA_PRICE = 'D-dil-1'

/** The kind of the deed that begins with this event; null: it belongs to the one before. */
function begins(event: GameEvent, before: DeedKind | null): DeedKind | null {
  switch (event.event) {
    case 'turn':
      return 'turn'
    case 'placed':
      return 'place'
    case 'offered':
      return 'trade'
    case 'retrieved':
      return before === 'retrieve' ? null : 'retrieve'
    case 'discarded':
    case 'paid':
      return event.rule === DILEMMA_PRICE && before !== 'dilemma' ? 'dilemma' : null
    case 'fought':
    case 'contributed':
      return before === 'dilemma' ? null : 'dilemma'
    default:
      return null
  }
}

/** What was done, in order. What is before the first turn is no deed. */
export function deedsOf(events: readonly NarratedEvent[]): Deed[] {
  const deeds: { kind: DeedKind; seat: number; space: string | null; events: NarratedEvent[] }[] = []
  for (const told of events) {
    const { event } = told
    const last = deeds.at(-1)
    const kind = begins(event, last?.kind ?? null)
    if (kind !== null) {
      deeds.push({ kind, seat: Number(event['seat']), space: kind === 'place' ? String(event['space']) : null, events: [told] })
    } else last?.events.push(told)
  }
  return deeds
}

/** The last turn's events, of all that are known up to this index. */
export function sinceTurn(events: readonly NarratedEvent[]): readonly NarratedEvent[] {
  return events.slice(Math.max(0, events.findLastIndex(({ event }) => event.event === 'turn')))
}
