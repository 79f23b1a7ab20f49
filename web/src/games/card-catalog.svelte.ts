import { api } from '../api/client'
import type { Card, Language } from '../api/types'
import { localization } from '../text/text.svelte'

/** The cards of a table in the current language. Where actions name a card by a number, it is the index in this list. */
export class CardCatalog {
  cards = $state.raw<readonly Card[]>([])
  #byId = $derived(new Map(this.cards.map((card) => [card.id, card])))

  constructor(table: () => string) {
    $effect(() => void this.#fetch(table(), localization.language))
  }

  /** What this card is told apart by, such as its faction; null as long as the cards are not loaded. */
  group(id: string): string | null {
    return this.#byId.get(id)?.group ?? null
  }

  async #fetch(table: string, language: Language): Promise<void> {
    if (table === '') return // a picture of a board belongs to no table
    // Without an answer cards show their ids, and the game goes on.
    this.cards = await api.cards(table, language).catch(() => this.cards)
  }
}

/** The name of a card; its id as long as the cards are not loaded. */
export function cardName(cards: readonly Card[], id: string): string {
  return cards.find((card) => card.id === id)?.name ?? id
}
