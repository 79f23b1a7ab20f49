import { untrack } from 'svelte'
import type { NarratedEvent } from '../../api/narrated'
import type { GameEvent } from '../../api/types'

interface Source {
  events: readonly NarratedEvent[]
  /** Index of the first new event. */
  fresh: number
}

/** Calls `then` with the newest events after they have come into sight, once for each of them. */
export function onFreshEvents(source: () => Source, then: (news: readonly GameEvent[]) => void): void {
  /** The newest event that was told: the same events may come again in another list. */
  let last = ''
  $effect(() => {
    const { events, fresh } = source()
    const news = events.slice(fresh).map(({ event }) => event)
    const key = news.length ? `${news[0]?.n} ${news.at(-1)?.n}` : ''
    if (key !== last && news.length) untrack(() => then(news))
    last = key
  })
}
