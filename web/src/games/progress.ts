import type { JsonObject } from '../api/types'

/** Helpers for `GameModule.progress`: views are plain JSON, checked here before they are read. */

/** The objects in a list; none if it is no list. */
export function objectsIn(value: unknown): JsonObject[] {
  if (!Array.isArray(value)) return []
  return value.filter((one): one is JsonObject => typeof one === 'object' && one !== null && !Array.isArray(one))
}

/** Reads one number of each player, 0 where there is none. */
export function numberOfEach(name: string): (view: JsonObject) => number[] {
  return (view) =>
    objectsIn(view['players']).map((player) => {
      const value = player[name]
      return typeof value === 'number' ? value : 0
    })
}
