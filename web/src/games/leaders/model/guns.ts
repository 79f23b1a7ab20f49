import type { LeadersView } from './view'

/** A gun with an id of its own; the view only says who holds one. */
export interface Gun {
  id: number
  holder: number | null
  aim: number | null
}

/** Matches the guns of a view with those before: holders keep theirs, new holders get a freed one or one of the centre. */
export function trackGuns(before: readonly Gun[], view: LeadersView): Gun[] {
  const holders = view.players.filter(({ gun }) => gun)
  const kept = new Map<number, number>()
  for (const { seat } of holders) {
    const own = before.find(({ holder }) => holder === seat)
    if (own) kept.set(seat, own.id)
  }
  const used = new Set(kept.values())
  const all = Array.from({ length: view.centre + holders.length }, (_, id) => id)
  const freed = before.filter(({ id, holder }) => holder !== null && !used.has(id)).map(({ id }) => id)
  const free = [...freed, ...all.filter((id) => !used.has(id) && !freed.includes(id))].filter((id) => id < all.length)
  for (const { seat } of holders) if (!kept.has(seat)) kept.set(seat, free.shift() ?? 0)
  const byGun = new Map([...kept].map(([seat, id]) => [id, seat]))
  return all.map((id) => {
    const holder = byGun.get(id) ?? null
    return { id, holder, aim: holder === null ? null : (view.players[holder]?.aim ?? null) }
  })
}
