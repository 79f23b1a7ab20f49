import type { JsonObject } from '../../api/types'

/** The seats whose answer the game waits for: views of all games have them in `asked.seats`. */
export function askedSeats(view: JsonObject): number[] {
  const asked = view['asked']
  if (typeof asked !== 'object' || asked === null || !('seats' in asked)) return []
  return Array.isArray(asked.seats) ? asked.seats.filter((seat) => typeof seat === 'number') : []
}
