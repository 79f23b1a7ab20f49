import type { Hire } from '../../../../api/types'

export const FILTERS = ['all', 'shoots', 'fights', 'fits'] as const
export type Filter = (typeof FILTERS)[number]
/** Attacks from which on somebody is looked for by who wants a fight. */
const MANY_ATTACKS = 2

/** Who of them is asked for: those with weapons, those with attacks, those who cost no more than is `left`. */
export function filtered(hires: readonly Hire[], filter: Filter, left: number): Hire[] {
  return hires.filter(({ weapons, traits, attacks, audience }) => {
    if (filter === 'shoots') return weapons.length > 0 || traits.includes('flames')
    if (filter === 'fights') return attacks >= MANY_ATTACKS
    return filter === 'all' || audience <= left
  })
}
