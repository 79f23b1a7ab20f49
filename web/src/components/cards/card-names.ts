import type { Card } from '../../api/types'

/** A part of a sentence: the name of a card, or what stands between names. */
export interface Part {
  text: string
  card: Card | null
}

/** The expression that finds the names, for each list of cards; null: there is nothing to find. */
const EXPRESSIONS = new WeakMap<readonly Card[], { names: Map<string, Card>; expression: RegExp | null }>()

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function expressionOf(cards: readonly Card[]) {
  let found = EXPRESSIONS.get(cards)
  if (!found) {
    const names = new Map(cards.filter(({ name }) => name).map((card) => [card.name, card]))
    // A name that begins with another one comes first.
    const longest = [...names.keys()].sort((one, other) => other.length - one.length).map(escape)
    const expression = longest.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'gu') : null
    found = { names, expression }
    EXPRESSIONS.set(cards, found)
  }
  return found
}

/** The parts of a sentence, split at the names of cards. A name is found as a whole word, written as on the card. */
export function splitAtCards(text: string, cards: readonly Card[]): Part[] {
  const { names, expression } = expressionOf(cards)
  if (!expression) return [{ text, card: null }]
  const parts: Part[] = []
  let end = 0
  for (const { 0: name, index } of text.matchAll(expression)) {
    if (index > end) parts.push({ text: text.slice(end, index), card: null })
    parts.push({ text: name, card: names.get(name) ?? null })
    end = index + name.length
  }
  if (end < text.length || !parts.length) parts.push({ text: text.slice(end), card: null })
  return parts
}

/** The cards that a sentence names, each once. */
export function cardsIn(text: string, cards: readonly Card[]): Card[] {
  return [...new Set(splitAtCards(text, cards).flatMap(({ card }) => (card ? [card] : [])))]
}
