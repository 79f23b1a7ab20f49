import { api } from '../api/client'
import type { Card, Language } from '../api/types'
import { localization } from '../text/text.svelte'

const NONE: readonly Card[] = []

/** The cards of the table that is open, in the current language. Actions name a card by its index in this list. */
class TableCards {
  all = $state.raw<readonly Card[]>(NONE)
  /** The game that they belong to. */
  game = $state('')
  #table = ''
  #byId = $derived(new Map(this.all.map((card) => [card.id, card])))

  /** Uses the cards of this table. A board does so in an effect, which runs again in another language; returns what ends it. */
  use(table: string, game: string): () => void {
    if (table !== this.#table) this.show(game, NONE)
    this.#table = table
    let isUsed = true
    void this.#fetch(table, localization.language, () => isUsed)
    return () => {
      isUsed = false
    }
  }

  /** Shows these cards. */
  show(game: string, cards: readonly Card[]): void {
    this.game = game
    this.all = cards
  }

  /** The card with this id; undefined as long as the cards are not loaded. */
  find(id: string): Card | undefined {
    return this.#byId.get(id)
  }

  /** What this card is told apart by, such as its faction; null as long as the cards are not loaded. */
  groupOf(id: string): string | null {
    return this.#byId.get(id)?.group ?? null
  }

  /** The name of a card; its id as long as the cards are not loaded. */
  nameOf(id: string): string {
    return this.#byId.get(id)?.name ?? id
  }

  async #fetch(table: string, language: Language, isUsed: () => boolean): Promise<void> {
    // Without an answer boards show the ids of cards, and the game goes on.
    const cards = await api.cards(table, language).catch(() => NONE)
    if (isUsed()) this.all = cards
  }
}

export const tableCards = new TableCards()
