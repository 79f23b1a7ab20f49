import type { Amount } from '../../../api/types'
import { drawing, signOfIcon } from '../cards/signs'

/** An amount as it is drawn: the word "or", or a number and a picture. */
export type DrawnAmount = { or: true } | { icon: string; label: string; path: string }

/** Of these there is only ever one: a number would say nothing. */
const SINGLE = ['star-here', 'star-in-territory', 'draw-two-keep-one']

function labelOf({ icon, number }: Amount): string {
  const { step } = signOfIcon(icon)
  if (icon === 'pair') return '2='
  if (step) return `${step}${number}`
  if (icon === 'worker') return `+${number}`
  return SINGLE.includes(icon) && number === 1 ? '' : String(number)
}

export function drawnAmounts(amounts: readonly Amount[]): DrawnAmount[] {
  return amounts.map((amount) =>
    amount.icon === 'or' ? { or: true } : { icon: amount.icon, label: labelOf(amount), path: drawing(signOfIcon(amount.icon).name) },
  )
}
