import type { Action } from '../../../api/types'
import { taking, type Offer } from './offer'

/** The first of the two recruits that a player keeps, shared by the cards over the board and those in the prompt. */
class CardPick {
  #key = $state('')
  #first = $state<number | null>(null)

  /** The card that was picked first, by this seat at this table. */
  first(table: string, seat: number): number | null {
    return this.#key === `${table} ${seat}` ? this.#first : null
  }

  /** Picks a card: takes it, or waits for the second one. The same card once more lets it go. */
  pick(table: string, seat: number, offer: Offer, index: number, act: (action: Action) => void): void {
    const first = this.first(table, seat)
    const action = taking(offer, index, first)
    this.#key = `${table} ${seat}`
    this.#first = action || first === index ? null : index
    if (action) act(action)
  }
}

export const cardPick = new CardPick()
