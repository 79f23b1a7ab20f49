import type { Choice } from '../../games/board'
import { normalize } from '../../state/rule-search'

/** Lists that are longer can be filtered. */
export const MANY = 12

/** The choices whose text has all words that were typed, whatever their case and accents. */
export function filterChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = normalize(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return choices
  return choices.filter(({ text }) => {
    const whole = normalize(text)
    return words.every((word) => whole.includes(word))
  })
}
