import type { Option } from '../../api/types'
import { textOr } from '../../text/text.svelte'

/** What an option of a game is called, and what it is about. */
export function optionTexts(game: string, option: Option): { label: string; about: string } {
  return { label: textOr(`web-option-${game}-${option.name}`, option.name), about: textOr(`${game}-option-${option.name}`, option.about) }
}
