import type { Choice } from '../../games/board'
import type { GamePrompt, PromptProps } from '../../games/prompt'

/** What a question is about, beside its choices. */
export type AskedAbout = Pick<PromptProps, 'table' | 'view' | 'names' | 'seat' | 'why' | 'query'>

/** The choices without those that are put together elsewhere. */
export function listedChoices(pictures: GamePrompt | null, legal: readonly Choice[]): readonly Choice[] {
  const composed = pictures?.composed
  return composed ? legal.filter((choice) => !composed.has(choice)) : legal
}

/** Whether the game draws this question. */
export function hasPicture(pictures: GamePrompt | null, about: AskedAbout | null, legal: readonly Choice[]): boolean {
  return pictures !== null && about !== null && legal.length > 0 && pictures.knows(about.view, listedChoices(pictures, legal))
}
