import { factionOfLeader, TEAMS, type LeadersOutcome, type LeadersView, type Player } from './view'

/** The team of the viewer, and the leader among their recruits (L-team-1 to L-team-4). */
export interface Side {
  team: string
  /** The faction of the leader that the viewer holds; null: none. */
  leader: string | null
  /** Whether that leader lies face up. */
  exposed: boolean
}

/** The side of seat `me`; null for a spectator. */
export function sideOf(view: LeadersView, me: number | null): Side | null {
  if (me === null || !view.you) return null
  const held = view.players[me]?.recruits.find(({ kind }) => factionOfLeader(kind) !== null)
  return { team: view.you.team, leader: factionOfLeader(held?.kind ?? null), exposed: held?.exposed ?? false }
}

/** The rule by which this side wins. */
export function winRuleOf({ team }: Side): string {
  return team === 'wastelander' ? 'L-win-1' : 'L-win-2'
}

/** The rule that puts the viewer on this side. */
export function teamRuleOf({ team, leader }: Side): string {
  if (team === 'wastelander') return 'L-team-3'
  return leader === null ? 'L-team-2' : 'L-team-1'
}

/** What is new from one side to the next, as the end of a message key; null: nothing that needs to be said. */
export function changeOf(before: Side, now: Side): 'team' | 'leader-got' | 'leader-lost' | 'leader-exposed' | null {
  if (before.team !== now.team) return 'team'
  if (before.leader !== now.leader) return now.leader === null ? 'leader-lost' : 'leader-got'
  return now.leader !== null && now.exposed && !before.exposed ? 'leader-exposed' : null
}

/** The team of a player whose recruits are all known, as at the end of a game (L-team-1 to L-team-3); null: they are not. */
export function revealedTeam({ wastelander, recruits }: Player): string | null {
  if (wastelander) return 'wastelander'
  if (recruits.some(({ kind }) => kind === null)) return null
  const leader = recruits.map(({ kind }) => factionOfLeader(kind)).find((faction) => faction !== null)
  const subterrans = recruits.filter(({ kind }) => kind?.startsWith('subterran')).length
  return leader ?? (subterrans > 1 ? 'subterran' : 'euphorian')
}

/** The team of a player, as far as the viewer may know it: at the end of everybody's, before of their own and of those outside. */
export function teamOf(view: LeadersView, player: Player, me: number | null): string | null {
  if (view.outcome) return revealedTeam(player)
  if (player.wastelander) return 'wastelander'
  return player.seat === me ? (view.you?.team ?? null) : null
}

/** The team that has won; null: a player alone, or nobody. */
export function winningTeam({ reason }: LeadersOutcome): string | null {
  return TEAMS.find((team) => reason === `${team}-team`) ?? null
}
