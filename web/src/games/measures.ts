import type { Json, JsonObject } from '../api/types'

/** One number for each seat that tells how a game went: drawn over its steps at the end. */
const MEASURES: Record<string, (player: JsonObject) => number> = {
  leaders: (player) => objects(player['recruits']).filter(({ exposed }) => exposed === true).length,
  dystopia: (player) => number(player['stars']),
  reality: (player) => number(player['earned']),
}

/** The figure of each seat in a view; null where there is none. At the end all papers are turned up: that is no story. */
export function measure(game: string, view: JsonObject): number[] | null {
  if (game === 'leaders' && view['outcome']) return null
  const read = MEASURES[game]
  return read ? objects(view['players']).map(read) : null
}

function objects(value: Json | undefined): JsonObject[] {
  if (!Array.isArray(value)) return []
  return value.filter((one): one is JsonObject => typeof one === 'object' && one !== null && !Array.isArray(one))
}

function number(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0
}
