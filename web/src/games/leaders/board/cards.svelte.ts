import { api } from '../../../api/client'
import type { Card, Language } from '../../../api/types'
import { localization } from '../../../text/text.svelte'

/** The artifacts of a table in the current language. Actions name an artifact by its index in this list. */
export class CardCatalog {
  cards = $state.raw<readonly Card[]>([])

  constructor(table: () => string) {
    $effect(() => void this.#fetch(table(), localization.language))
  }

  async #fetch(table: string, language: Language): Promise<void> {
    if (table === '') return // a picture of a board belongs to no table
    // Without an answer tags show the ids of their artifacts, and the game goes on.
    this.cards = await api.cards(table, language).catch(() => this.cards)
  }
}

/** The name of an artifact; its id as long as the cards are not loaded. */
export function cardName(cards: readonly Card[], id: string): string {
  return cards.find((card) => card.id === id)?.name ?? id
}
