import { ownerOf, type LeadersView } from '../model/view'

/** How a seat knows where a leader lies: it holds it, has seen it, or was truly told. */
export type How = 'held' | 'seen' | 'told'

/** Turns in which a seat knew the same in the same way. */
export interface Stretch {
  how: How
  first: number
  last: number
}

export const LEADERS = ['euphorian-leader', 'subterran-leader'] as const

interface Found {
  place: number
  /** How many claims had been made when it came to lie there: older ones are about another paper. */
  claims: number
}

const NOWHERE: Found = { place: -1, claims: 0 }

/** From the open views of a whole game: by leader and seat, when the seat knew where that leader lay. */
export function whoKnew(views: readonly LeadersView[]): Stretch[][][] {
  return LEADERS.map((leader) => {
    const rows: Stretch[][] = (views[0]?.players ?? []).map(() => [])
    let found: Found = NOWHERE
    // At the end all papers are face up, which says nothing about who knew.
    for (const view of views.filter(({ turn, outcome }) => turn > 0 && !outcome)) {
      const recruit = view.players.flatMap(({ recruits }) => recruits).find(({ kind }) => kind === leader)
      if (!recruit) continue
      if (found.place !== recruit.place) found = { place: recruit.place, claims: view.claims.length }
      const told = new Set(
        view.claims.slice(found.claims).filter(({ place, recruit: said }) => place === recruit.place && said === leader).map(({ seat }) => seat),
      )
      rows.forEach((row, seat) => {
        const heard = [...told].some((speaker) => speaker !== seat)
        const how = ownerOf(recruit.place) === seat ? 'held' : recruit.seen_by.includes(seat) ? 'seen' : heard ? 'told' : null
        if (how) extend(row, how, view.turn)
      })
    }
    return rows
  })
}

/** Adds a turn: what is known in a better way from now on takes its place. */
function extend(row: Stretch[], how: How, turn: number): void {
  const last = row.at(-1)
  if (last?.how === how && last.last >= turn - 1) last.last = turn
  else if (last && last.first === turn) last.how = how
  else {
    if (last && last.last === turn) last.last = turn - 1
    row.push({ how, first: turn, last: turn })
  }
}
