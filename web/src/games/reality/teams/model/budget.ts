import type { CheckedTeam } from '../../../../api/types'

/** A member's part of the bar, in hundredths of the budget. */
export interface Segment {
  character: string
  from: number
  wide: number
  /** The part of it that objects and upgrades cost. */
  extras: number
}

/** How the budget is spent. A team that is too dear fills the bar, and the budget ends before its end. */
export function segments({ profiles }: Pick<CheckedTeam, 'profiles'>, prices: ReadonlyMap<string, number>, budget: number): Segment[] {
  const whole = Math.max(budget, ...[profiles.reduce((sum, { audience }) => sum + audience, 0)])
  let spent = 0
  return profiles.map(({ character, audience }) => {
    const segment = { character, from: (100 * spent) / whole, wide: (100 * audience) / whole, extras: (100 * (audience - (prices.get(character) ?? audience))) / whole }
    spent += audience
    return segment
  })
}
