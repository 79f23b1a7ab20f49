import type { Action, GameEvent, JsonObject } from '../../../api/types'

/** The view of leaders, as src/euphoria/games/leaders/knowledge/view.py builds it. The schemas leave it open. */

export const PLACES = 3
export const KINDS = ['euphorian-leader', 'subterran-leader', 'euphorian-follower', 'subterran-follower'] as const
export const TEAMS = ['euphorian', 'subterran', 'wastelander'] as const

export interface Recruit {
  place: number
  exposed: boolean
  /** Its kind, if the viewer knows it. */
  kind: string | null
  /** The possible kinds after a shuffle. */
  one_of: (string | null)[] | null
  seen_by: number[]
}

export interface Player {
  seat: number
  wastelander: boolean
  gun: boolean
  aim: number | null
  hand: number
  known_artifacts: string[]
  recruits: Recruit[]
}

/** The declared action that may be reacted to. */
export interface DeclaredAction {
  seat: number
  deed: 'interrogation' | 'artifact' | 'arming' | 'shot' | 'hiding'
  place?: number
  target?: number
  artifact?: string
  declared?: number[]
}

/** How the game ended. */
export interface LeadersOutcome {
  winners: number[]
  reason: string
  rule: string
}

export interface LeadersView {
  seats: number
  options: { edition: string }
  turn: number
  phase: string
  active: number | null
  extra_turn: boolean
  clockwise: boolean
  asked: { seats: number[]; question: string | null; together: boolean; about: DeclaredAction | null }
  centre: number
  pile: number
  discards: string[]
  out: string[]
  players: Player[]
  claims: GameEvent[]
  outcome?: LeadersOutcome | null
  you: { hand: string[]; team: string; claims_left: number; answered: Action | null } | null
}

/** Gives a view its type; nothing is checked or converted. */
export function asLeadersView(view: JsonObject): LeadersView {
  return view as unknown as LeadersView
}

export const ownerOf = (place: number) => Math.floor(place / PLACES)
export const slotOf = (place: number) => place % PLACES

/** The faction of a leader; null: no leader, or unknown. */
export function factionOfLeader(kind: string | null): string | null {
  return kind?.endsWith('-leader') ? (kind.split('-')[0] ?? null) : null
}
