import type { Table } from '../api/types'

/** The seats of those who sit at this screen: mine first, then those beside me. */
export function seatsHere(table: Table | null, me: string | null | undefined): number[] {
  if (!table || me == null) return []
  const sitting = table.seats.filter(({ kind }) => kind === 'person')
  const mine = sitting.filter((seat) => seat.person_id === me)
  return [...mine, ...sitting.filter(({ beside }) => beside === me)].map(({ number }) => number)
}

/** Who at this screen should look next; null: whoever looks now goes on. */
export function nextHere(
  here: readonly number[],
  now: number | null,
  asked: readonly number[],
  /** Those who have nothing more to say to this question. */
  done: ReadonlySet<number>,
): number | null {
  if (now !== null && asked.includes(now) && !done.has(now)) return null
  const from = now === null ? 0 : here.indexOf(now) + 1
  const order = [...here.slice(from), ...here.slice(0, from)]
  return order.find((seat) => seat !== now && asked.includes(seat) && !done.has(seat)) ?? null
}
