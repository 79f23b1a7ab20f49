import type { GameEvent } from '../api/types'

/** The sounds of the page; `table/sound` synthesises them. */
export type SoundName = 'shot' | 'card' | 'die' | 'turn' | 'piece' | 'tap' | 'tick' | 'win' | 'lose'

/** The sound of an event; null: none of its own. */
export type SoundOf = (event: GameEvent) => SoundName | null

/** From lists of the kinds of events that have a sound. */
export function soundTable(kinds: Partial<Record<SoundName, readonly string[]>>): SoundOf {
  const names = new Map(
    Object.entries(kinds).flatMap(([name, events]) => events.map((kind) => [kind, name as SoundName] as const)),
  )
  return ({ event }) => names.get(String(event)) ?? null
}
