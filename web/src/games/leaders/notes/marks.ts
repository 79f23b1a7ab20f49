import type { GameEvent } from '../../../api/types'
import { teamOf } from '../model/side'
import { KINDS, ownerOf, TEAMS, type LeadersView, type Recruit } from '../model/view'

/** A player's own marks at one table: guessed kinds of recruits, guessed teams, and a line about each player. */
export interface Marks {
  recruits: { [place: number]: string }
  teams: { [seat: number]: string }
  lines: { [seat: number]: string }
  /** How many events have been applied to them. */
  seen: number
}

export const NO_MARKS: Marks = { recruits: {}, teams: {}, lines: {}, seen: 0 }
const LONGEST = 200

const keyOf = (table: string, seat: number | null) => `euphoria-notes-${table}-${seat ?? 'watching'}`

/** Reads the stored marks; invalid ones are dropped. */
export function readMarks(table: string, seat: number | null): Marks {
  let found: Partial<Marks> = {}
  try {
    found = (JSON.parse(localStorage.getItem(keyOf(table, seat)) ?? '{}') ?? {}) as Partial<Marks>
  } catch {
    // Not valid JSON: begin without marks.
  }
  const some = (kept: unknown, fits: (value: string) => boolean) =>
    Object.fromEntries(
      Object.entries(typeof kept === 'object' && kept ? kept : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && fits(entry[1]),
      ),
    )
  return {
    recruits: some(found.recruits, (value) => KINDS.some((kind) => kind === value)),
    teams: some(found.teams, (value) => TEAMS.some((team) => team === value)),
    lines: some(found.lines, (value) => value.length <= LONGEST),
    seen: typeof found.seen === 'number' ? found.seen : 0,
  }
}

export function storeMarks(table: string, seat: number | null, marks: Marks): void {
  localStorage.setItem(keyOf(table, seat), JSON.stringify(marks))
}

/** How many events at the beginning of both stories are the same. */
export function sameBeginning(one: readonly GameEvent[], other: readonly GameEvent[]): number {
  const differs = one.findIndex((event, at) => event !== other[at] && JSON.stringify(event) !== JSON.stringify(other[at]))
  return differs < 0 ? one.length : differs
}

/** Applies new events: marks move with swapped recruits, and are removed from shuffled ones. */
export function followMarks(marks: Marks, events: readonly GameEvent[]): Marks {
  if (marks.seen >= events.length) return marks
  let recruits = { ...marks.recruits }
  for (const event of events.slice(marks.seen)) {
    if (event.event === 'swapped') {
      const [one, other] = [Number(event['place']), Number(event['place2'])]
      const [first, second] = [recruits[one], recruits[other]]
      const rest = Object.entries(recruits).filter(([place]) => Number(place) !== one && Number(place) !== other)
      recruits = Object.fromEntries(rest)
      if (first !== undefined) recruits[other] = first
      if (second !== undefined) recruits[one] = second
    } else if (event.event === 'shuffled') {
      const rest = Object.entries(recruits).filter(([place]) => ownerOf(Number(place)) !== event['seat'])
      recruits = Object.fromEntries(rest)
    }
  }
  return { ...marks, recruits, seen: events.length }
}

export type Agreement = 'fits' | 'differs' | 'open'

/** Compares a claim with what the viewer knows; `open` if unknown, or if the recruit has moved since. */
export function compareClaim(
  claim: GameEvent,
  view: LeadersView,
  events: readonly GameEvent[],
  me: number | null,
): Agreement {
  if (claim.event === 'claimed-recruit') {
    const place = Number(claim['place'])
    const recruit = view.players[ownerOf(place)]?.recruits.find((one) => one.place === place)
    if (!recruit?.kind || hasMoved(place, claim.n, events)) return 'open'
    return recruit.kind === claim['recruit'] ? 'fits' : 'differs'
  }
  const target = Number(claim['target'])
  const player = view.players[target]
  const team = player ? teamOf(view, player, me) : null
  if (team === null) return 'open'
  return team === claim['team'] ? 'fits' : 'differs'
}

function hasMoved(place: number, since: number, events: readonly GameEvent[]): boolean {
  return events.some(
    ({ n, event, ...values }) =>
      n > since &&
      ((event === 'swapped' && (values['place'] === place || values['place2'] === place)) ||
        (event === 'shuffled' && values['seat'] === ownerOf(place))),
  )
}

/** How the viewer knows a recruit. */
export function sourceOf(recruit: Recruit, me: number | null): 'open' | 'mine' | 'seen' | 'one-of' | 'unknown' {
  if (recruit.exposed) return 'open'
  if (recruit.kind) return me !== null && ownerOf(recruit.place) === me ? 'mine' : 'seen'
  return recruit.one_of ? 'one-of' : 'unknown'
}
