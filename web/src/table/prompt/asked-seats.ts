import type { JsonObject } from '../../api/types'

/** Whose answer a game waits for: every view says it in the same way. */
export function askedSeats(view: JsonObject): number[] {
  const asked = view['asked']
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return []
  const seats = asked['seats']
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : []
}
