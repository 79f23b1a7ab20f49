import type { DystopiaView, Worker } from './view'

/** What a commodity area gives, by the total of all workers there. */
export const BANDS = [
  { label: '1–4', least: 1, goods: 1, also: 'allegiance' },
  { label: '5–8', least: 5, goods: 1, also: 'forget' },
  { label: '9+', least: 9, goods: 2, also: 'learn' },
] as const

export function totalOf(workers: readonly Worker[]): number {
  return workers.reduce((sum, [, pips]) => sum + pips, 0)
}

/** The band in which a total lies; -1: nobody is there. */
export function bandOf(total: number): number {
  return BANDS.findLastIndex(({ least }) => total >= least)
}

/** The total of an area now and with one more worker; null: the space is no area. */
export function totalWith(space: string, pips: number, view: DystopiaView): { from: number; to: number } | null {
  const area = view.areas.find((one) => one.space === space)
  if (!area) return null
  const from = totalOf(area.workers)
  return { from, to: from + pips }
}
