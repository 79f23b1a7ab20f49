import type { Choice } from '../../games/board'
import { normalize } from '../../state/rule-search'

/** Lists that are longer can be filtered. */
export const MANY = 12

/** The choices whose text and details have all words that were typed, whatever their case and accents. */
export function filterChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return choices
  return choices.filter(({ text, details }) => {
    const whole = normalize([text, details?.cost, details?.effect].join(' '))
    return words.every((word) => whole.includes(word))
  })
}
