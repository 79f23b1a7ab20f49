import { localization, t } from '../../../text/text.svelte'
import type { Figure, RealityView } from './view'

/** What a figure is called: with its player where both teams have the character. */
export function figureName(view: RealityView, { character, side }: Figure, names: readonly string[]): string {
  const isCloned = view.figures.some((other) => other.character === character && other.side !== side)
  const name = t(`reality-character-${character}`)
  return isCloned && side !== null ? `${name} (${names[side] ?? ''})` : name
}

/** Names one after the other, with "and" before the last. */
export const joined = (names: readonly string[]) => new Intl.ListFormat(localization.language, { type: 'conjunction' }).format(names)
