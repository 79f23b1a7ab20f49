import type { NarratedEvent } from '../../../api/narrated'
import type { GameEvent } from '../../../api/types'
import { deedsOf, sinceTurn } from '../model/deeds'
import type { Cause } from './journeys'

/** What an event comes from, by what was told before it. */
export function causeOf(events: readonly NarratedEvent[], event: GameEvent): Cause {
  const at = events.findLastIndex((told) => told.event.n === event.n)
  const deed = deedsOf(sinceTurn(events.slice(0, at + 1))).at(-1)
  const offer = deed?.kind === 'trade' ? (deed.events[0]?.event ?? null) : null
  return { space: deed?.space ?? null, offer }
}
