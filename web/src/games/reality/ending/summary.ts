import type { JsonObject } from '../../../api/types'

/** A rival that was down at the end. */
export interface Fallen {
  figure: number
  points: number
  /** Whether it counts twice, since Susan's pair brought it down. */
  double: boolean
}

export interface Account {
  seat: number
  fallen: readonly Fallen[]
  /** Their sum. */
  points: number
  /** For a mission: the rivals that still stand. */
  rest: number
  /** For a mission: half of the own team that still stands. */
  standing: number
  halved: boolean
  /** What counts in the end. */
  kept: number
}

export interface Member {
  figure: number
  character: string
  seat: number
  /** Null: it was on its feet at the end, or had left. */
  fell: { turn: number; by: number | null; how: string } | null
  /** Life that it took from rivals, and that it lost. */
  dealt: number
  suffered: number
  kills: number
  shots: number
  hits: number
}

/** What the server tells of a finished show. */
export interface RealitySummary {
  turns: number
  accounts: readonly Account[]
  cast: readonly Member[]
  /** The figure that took most life; null: nobody took any. */
  star: number | null
}

export function asRealitySummary(summary: JsonObject): RealitySummary {
  return summary as unknown as RealitySummary
}
