import type { Token } from './spaces'
import type { Digger, Faction, Good } from './view'

/** The factions that dig, from left to right on the board. */
export const DIGGERS: readonly Digger[] = ['euphorian', 'wastelander', 'subterran']

/** The commodity of each faction: the first tier of its allegiance gives more of it. */
export const COMMODITIES: Record<Faction, Good> = { euphorian: 'energy', subterran: 'water', wastelander: 'food', icarite: 'bliss' }

/** What the second tier of each allegiance brings. */
export const SECOND_TIERS: Record<Faction, readonly Token[]> = {
  euphorian: [{ icon: 'gold' }, { icon: 'card' }],
  subterran: [{ icon: 'stone' }, { icon: 'card' }],
  wastelander: [{ icon: 'clay' }, { icon: 'card' }],
  icarite: [{ icon: 'star' }, { icon: 'card' }],
}

/** What the four tiers of an allegiance bring, in drawings. */
export function tierBonuses(faction: Faction): readonly (readonly Token[])[] {
  return [['+', { icon: COMMODITIES[faction] }], SECOND_TIERS[faction], [{ icon: 'eye' }], [{ icon: 'star' }]]
}
