import type { Table } from '../api/types'

/** The seats of all who play at this screen: mine first, then those of my companions. */
export function seatsAtScreen(table: Table | null, me: string | null | undefined): number[] {
  if (!table || me == null) return []
  const sitting = table.seats.filter(({ kind }) => kind === 'person')
  const mine = sitting.filter((seat) => seat.person_id === me)
  return [...mine, ...sitting.filter(({ beside }) => beside === me)].map(({ number }) => number)
}

/** The seat at this screen that should be shown next; null: the current one stays. */
export function nextAtScreen(
  seats: readonly number[],
  current: number | null,
  asked: readonly number[],
  /** Seats that have already answered. */
  done: ReadonlySet<number>,
): number | null {
  if (current !== null && asked.includes(current) && !done.has(current)) return null
  const from = current === null ? 0 : seats.indexOf(current) + 1
  const order = [...seats.slice(from), ...seats.slice(0, from)]
  return order.find((seat) => seat !== current && asked.includes(seat) && !done.has(seat)) ?? null
}
