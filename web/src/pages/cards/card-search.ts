import type { Catalog, CatalogCard } from '../../api/types'
import { normalize, singulars } from '../../state/rule-search'

/** A card with the game that it belongs to. */
export interface Entry {
  game: string
  card: CatalogCard
}

/** What is looked for; an empty string: anything. */
export interface Wanted {
  words: string
  kind: string
  group: string
}

export const entriesOf = (catalogs: readonly Catalog[]): Entry[] =>
  catalogs.flatMap(({ game, cards }) => cards.map((card) => ({ game, card })))

/** Every form of every word of a card, in all languages, without accents. */
const FORMS = new WeakMap<CatalogCard, ReadonlySet<string>>()

function formsOf(card: CatalogCard): ReadonlySet<string> {
  let forms = FORMS.get(card)
  if (!forms) {
    const text = [card.id, card.name, card.text, ...card.facts.map((fact) => fact.text), ...card.elsewhere].join(' ')
    forms = new Set((normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(singulars))
    FORMS.set(card, forms)
  }
  return forms
}

function has(card: CatalogCard, word: string): boolean {
  const forms = formsOf(card)
  return singulars(word).some((form) => forms.has(form)) || [...forms].some((form) => form.startsWith(word))
}

/** The cards with all the wanted words, or words that begin so, whatever the case and the accents, in any language. */
export function findCards(entries: readonly Entry[], { words, kind, group }: Wanted): Entry[] {
  const wanted = normalize(words).match(/[\p{L}\p{N}]+/gu) ?? []
  return entries.filter(
    ({ card }) =>
      (!kind || card.kind === kind) && (!group || card.group === group) && wanted.every((word) => has(card, word)),
  )
}

/** The kinds of these cards, in their order. */
export const kindsOf = (entries: readonly Entry[]): string[] => [...new Set(entries.map(({ card }) => card.kind))]

/** What these cards are told apart by beside their kind, such as their factions. */
export const groupsOf = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.flatMap(({ card }) => (card.group && card.group !== card.kind ? [card.group] : []))),
]
