import type { Choice } from '../../games/board'
import { localization } from '../../text/text.svelte'

export interface Group {
  kind: string
  /** The message key of its heading. */
  heading: string
  choices: Choice[]
}

/** Lists up to this length are not grouped. */
const SHORT = 8
/** The least number of choices of one kind that form a group. */
const SMALLEST_GROUP = 3

/** Splits a long list: several choices of one kind form a group, if the game has a heading for it. */
export function groupChoices(
  legal: readonly Choice[],
  game: string,
  hasText: (key: string) => boolean = (key) => localization.has(key),
): { plain: Choice[]; headed: Group[] } {
  if (legal.length <= SHORT) return { plain: [...legal], headed: [] }
  const kinds = new Map<string, Choice[]>()
  for (const choice of legal) {
    const kind = String(choice.action[0])
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice])
  }
  const plain: Choice[] = []
  const headed: Group[] = []
  for (const [kind, choices] of kinds) {
    const heading = `web-${game}-kind-${kind}`
    if (choices.length >= SMALLEST_GROUP && hasText(heading)) headed.push({ kind, heading, choices })
    else plain.push(...choices)
  }
  return { plain, headed }
}
