import type { Action } from '../../../../api/types'
import { sameAction, type Choice } from '../../../board'

/** An answer that was chosen together with the one before it; it is given when it is asked for, and only then. */
export class Plan {
  #planned: { key: string; answer: Action } | null = null

  /** `key` tells the question apart for which it is meant. */
  make(key: string, answer: Action): void {
    this.#planned = { key, answer }
  }

  /** The planned answer, if this is its question and it is allowed; it is forgotten in any case. */
  take(key: string, legal: readonly Choice[]): Action | null {
    const planned = this.#planned
    this.#planned = null
    if (planned?.key !== key) return null
    return legal.some(({ action }) => sameAction(action, planned.answer)) ? planned.answer : null
  }
}

/** What the workers are fed that are about to come home. */
export const feeding = new Plan()

/** The question what these workers are fed: at this table, in this turn. */
export const feedingKey = (table: string, turn: number, workers: number) => `${table} ${turn} ${workers}`
