import type { Emphasis, GameEvent } from './types'

/** An event of the log, the sentence that tells it, who did it to whom, and how heavy it is. */
export interface NarratedEvent extends Emphasis {
  event: GameEvent
  text: string
}

/** Events with what came parallel to them: texts, if a language was asked for, and emphasis. */
export function narrate(
  events: readonly GameEvent[],
  texts: readonly string[] | null | undefined,
  emphasis: readonly Emphasis[],
): NarratedEvent[] {
  return events.map((event, at) => ({ event, text: texts?.[at] ?? '', ...(emphasis[at] ?? PLAIN) }))
}

const PLAIN: Emphasis = { actor: null, targets: [], weight: 'normal' }
