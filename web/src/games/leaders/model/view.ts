import type { Action, GameEvent, JsonObject } from '../../../api/types'

/** What `view` of leaders holds, as src/euphoria/games/leaders/knowledge/view.py gives it. */

export const PLACES = 3
export const KINDS = ['euphorian-leader', 'subterran-leader', 'euphorian-follower', 'subterran-follower'] as const
export const TEAMS = ['euphorian', 'subterran', 'wastelander'] as const

export interface Recruit {
  place: number
  exposed: boolean
  /** What it is, if these eyes know. */
  kind: string | null
  /** It was shuffled with others: it is one of these. */
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

/** What is being declared or answered. */
export interface DeclaredAction {
  seat: number
  deed: 'interrogation' | 'artifact' | 'arming' | 'shot' | 'hiding'
  place?: number
  target?: number
  artifact?: string
  declared?: number[]
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
  you: { hand: string[]; team: string; claims_left: number; answered: Action | null } | null
}

/** The view is as the server made it: only its type is told here. */
export function asLeadersView(view: JsonObject): LeadersView {
  return view as unknown as LeadersView
}

export const ownerOf = (place: number) => Math.floor(place / PLACES)
export const slotOf = (place: number) => place % PLACES
