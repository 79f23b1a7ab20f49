import type { JsonObject } from '../../../api/types'
import type { EmblemName } from '../cards/emblems'
import type { Roll } from '../model/roll-off'
import type { SymbolName } from '../pieces/symbols'

/** What brings stars, in the order of the table. */
export const SOURCES = ['built', 'market', 'artifact-market', 'icarus', 'allegiance', 'dilemma', 'ability'] as const
export type Source = (typeof SOURCES)[number]

export const SOURCE_SIGNS: Record<Source, SymbolName | EmblemName> = {
  built: 'crane',
  market: 'stall',
  'artifact-market': 'card',
  icarus: 'icarite',
  allegiance: 'up',
  dilemma: 'courthouse',
  ability: 'worker',
}

export interface BuiltMarket {
  site: string
  tile: string
  /** The turn in which it was built. */
  turn: number
  /** The seats with a star on it. */
  stars: readonly number[]
  /** By seat: own turns that began under its penalty. */
  bound: readonly number[]
  /** By seat: how often the penalty took a good or taught knowledge. */
  losses: readonly number[]
}

/** What the server tells of a finished game. */
export interface DystopiaSummary {
  turns: number
  stars: readonly { seat: number; turn: number; source: Source; place: string }[]
  markets: readonly BuiltMarket[]
  /** The market that bound the others most, compared with the winner. */
  decisive: { tile: string; own: number; others: number } | null
  tie: { seats: readonly number[]; criterion: 'morale' | 'knowledge' | 'markets' | 'territories' | 'dice'; values: readonly number[]; rolls: readonly Roll[] } | null
}

export function asDystopiaSummary(summary: JsonObject): DystopiaSummary {
  return summary as unknown as DystopiaSummary
}

/** The sources that brought anybody a star, and how many they brought each player. */
export function starsBySource({ stars }: DystopiaSummary, seats: number): { source: Source; counts: number[] }[] {
  return SOURCES.map((source) => ({
    source,
    counts: Array.from({ length: seats }, (_, seat) => stars.filter((star) => star.seat === seat && star.source === source).length),
  })).filter(({ counts }) => counts.some(Boolean))
}

/** The stars that each player has placed, after each turn from before the first one on. */
export function starsByTurn({ stars, turns }: DystopiaSummary, seats: number): number[][] {
  return Array.from({ length: turns + 1 }, (_, turn) =>
    Array.from({ length: seats }, (_, seat) => stars.filter((star) => star.seat === seat && star.turn <= turn).length),
  )
}
