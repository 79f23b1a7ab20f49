import type { JsonObject } from '../../../api/types'

export const FACTIONS = ['euphorian', 'subterran', 'wastelander', 'icarite'] as const
export type Faction = (typeof FACTIONS)[number]
/** The factions that dig a tunnel. */
export type Digger = Exclude<Faction, 'icarite'>

export const GOODS = ['energy', 'water', 'food', 'bliss', 'gold', 'stone', 'clay'] as const
export type Good = (typeof GOODS)[number]

export const ARTIFACTS = ['balloons', 'bat', 'bear', 'bifocals', 'book', 'game'] as const
export type Artifact = (typeof ARTIFACTS)[number]

/** A worker on the board: the seat of its player, and the number that its die shows. */
export type Worker = readonly [seat: number, pips: number]

export interface RecruitCard {
  /** The id of its rule, by which the cards of the table are found. */
  recruit: string
  /** Whether a star lies on it. */
  star: boolean
  /** Whether its ability works now. */
  works: boolean
}

export interface Citizen {
  seat: number
  goods: Record<Good, number>
  knowledge: number
  morale: number
  /** Stars that are not placed yet. */
  stars: number
  /** Artifacts in hand. */
  hand: number
  known_artifacts: readonly Artifact[]
  /** The numbers of the workers at home. */
  available: readonly number[]
  placed: readonly (readonly [space: string, pips: number])[]
  /** Workers that this player does not have yet, or has lost. */
  pool: number
  recruits: readonly RecruitCard[]
  /** null: face down for this viewer. */
  hidden_recruits: readonly (string | null)[]
  dilemma: { side: 'open' | 'fought' | 'contributed'; card: string | null }
}

export interface Site {
  site: string
  built: boolean
  tile: string | null
  /** The seats with a star on the tile. */
  stars: readonly number[]
  workers: readonly (Worker | null)[]
  visitor: Worker | null
}

/** What only the viewer sees. */
export interface OwnThings {
  hand: readonly Artifact[]
  /** Recruits or market tiles to choose from. */
  offered: readonly string[]
  /** All four workers: where each is, and the number that it shows; null: not in play. */
  workers: readonly { pips: number; where: string | null }[]
  /** Which of them have just come home and are not rolled yet: a bit for each. */
  retrieved: number
}

/** The exchange that a player named when they declined an offer. How many of each good and artifact, in the order of the rules. */
export interface Wish {
  seat: number
  give: readonly number[]
  take: readonly number[]
}

export interface DystopiaView {
  seat: number | null
  seats: number
  turn: number
  active: number | null
  asked: {
    seats: readonly number[]
    question: string | null
    together: boolean
    space: string | null
    /** The offer that is to be answered, as the offering player sees it. */
    offer?: Wish
  }
  players: readonly Citizen[]
  areas: readonly { space: string; workers: readonly Worker[] }[]
  spaces: readonly { space: string; worker: Worker | null }[]
  sites: readonly Site[]
  allegiance: Record<Faction, number>
  miners: Record<Digger, number>
  /** By faction: the number of stars of each seat. */
  territories: Record<Faction, readonly number[]>
  pile: number
  discards: readonly Artifact[]
  you: OwnThings | null
  /** Only at tables that trade. */
  trade?: { offers_left: number; wishes: readonly Wish[] }
}

export function asDystopiaView(view: JsonObject): DystopiaView {
  return view as unknown as DystopiaView
}

/** Stars of each player that are on the board. */
export const STARS = 10
/** The sum of a player's workers at home and their knowledge at which a roll costs a worker. */
export const TOO_MUCH = 16
export const TIERS = [2, 5, 8, 11] as const
export const MINER_WAKES = 6
export const TUNNEL_ENDS = 9

/** Workers on a construction site that build its market, by number of players. */
export function workersToBuild(seats: number): number {
  return seats <= 3 ? 2 : seats === 4 ? 3 : 4
}
