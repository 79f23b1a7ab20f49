import { isStanding, type Figure, type RealityView } from './view'

/** What a figure has done this turn, as marks at its pin. */
export type Deed = 'moved' | 'fought' | 'fired'

export function deedsOf({ this_turn: flags }: Figure): Deed[] {
  const has = (...names: string[]) => names.some((name) => flags.includes(name))
  return [...(has('walked', 'moved', 'charged') ? (['moved'] as const) : []), ...(has('struck') ? (['fought'] as const) : []), ...(has('fired') ? (['fired'] as const) : [])]
}

/** Where a figure stands in the order of the phase. */
export type Standing = 'now' | 'next' | 'waits' | 'acted'

/** Where each figure stands in the order; those that have fallen or are nobody's are not listed. */
export function standings(view: RealityView): Map<number, Standing> {
  const found = new Map<number, Standing>()
  if (view.turn === 0 || view.outcome) return found
  const waiting = view.order.map(({ figure }) => figure)
  const first = foremost(view)
  for (const figure of view.figures) {
    if (!isStanding(figure) || figure.side === null) continue
    const { figure: number } = figure
    found.set(number, view.active === number ? 'now' : first.includes(number) ? 'next' : waiting.includes(number) ? 'waits' : 'acted')
  }
  return found
}

/** The figures of one team that tie for the next place: all that are marked, and the first that is not. */
export function foremost({ order }: Pick<RealityView, 'order'>): number[] {
  const last = order.findIndex(({ tied }) => !tied)
  return order.slice(0, last < 0 ? order.length : last + 1).map(({ figure }) => figure)
}

/** The order in groups: those of one team that tie are together. */
export function groups({ order }: Pick<RealityView, 'order'>): number[][] {
  const found: number[][] = []
  let open: number[] = []
  for (const { figure, tied } of order) {
    open.push(figure)
    if (tied) continue
    found.push(open)
    open = []
  }
  return open.length ? [...found, open] : found
}
