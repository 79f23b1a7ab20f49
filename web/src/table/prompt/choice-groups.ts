import type { Choice } from '../../games/board'
import { localization } from '../../text/text.svelte'

export interface Group {
  kind: string
  /** The key of what stands above it. */
  heading: string
  choices: Choice[]
}

/** A list this long is read at a glance. */
const FEW = 8
/** Fewer of one kind than this stand in the list by themselves. */
const LEAST = 3

/** A long list in parts: what is many of one kind goes under a heading, where the game has one for it. */
export function groupChoices(
  legal: readonly Choice[],
  game: string,
  has: (key: string) => boolean = (key) => localization.has(key),
): { plain: Choice[]; headed: Group[] } {
  if (legal.length <= FEW) return { plain: [...legal], headed: [] }
  const kinds = new Map<string, Choice[]>()
  for (const choice of legal) {
    const kind = String(choice.action[0])
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice])
  }
  const plain: Choice[] = []
  const headed: Group[] = []
  for (const [kind, choices] of kinds) {
    const heading = `web-${game}-kind-${kind}`
    if (choices.length >= LEAST && has(heading)) headed.push({ kind, heading, choices })
    else plain.push(...choices)
  }
  return { plain, headed }
}
