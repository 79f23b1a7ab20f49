import type { Position } from '../../how-to'

export const FACTIONS = ['euphorian', 'subterran', 'wastelander', 'icarite'] as const
export type Faction = (typeof FACTIONS)[number]

/** A worker on the board: its player's seat and its number. */
export type Worker = [seat: number, number: number]

export interface Site {
  site: string
  built: boolean
  /** The seats that have a star on the tile. */
  stars: number[]
  workers: (Worker | null)[]
}

/** The parts of a view of `dystopia` that the pictures draw. */
export interface CityView {
  seats: number
  areas: { space: string; workers: Worker[] }[]
  spaces: { space: string; worker: Worker | null }[]
  sites: Site[]
  allegiance: Record<Faction, number>
  miners: Partial<Record<Faction, number>>
  /** By faction: how many stars of each seat stand there. */
  territories: Record<Faction, number[]>
  players: { seat: number; available: number[] }[]
}

export function asCityView({ view }: Position): CityView {
  return view as unknown as CityView
}

/** The sum of the numbers of the workers on an area. */
export function knowledgeOf(workers: readonly Worker[]): number {
  return workers.reduce((sum, [, number]) => sum + number, 0)
}
