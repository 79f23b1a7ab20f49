import { localization } from '../../../text/text.svelte'
import type { FactSource } from '../list/facts'
import type { DystopiaPiece } from '../model/pieces'
import type { Faction } from '../model/view'

/** What is printed at a place, in words, for whoever points at it. They are downloaded when they are asked for first. */
export class Explanations {
  #facts = $state.raw<typeof import('../list/facts') | null>(null)
  #isAsked = false

  async load(): Promise<void> {
    if (this.#isAsked) return
    this.#isAsked = true
    try {
      const [facts] = await Promise.all([import('../list/facts'), localization.load('dystopia-list')])
      this.#facts = facts
    } catch {
      // Without them hints are shorter; the next one asks again.
      this.#isAsked = false
    }
  }

  /** Null: there is nothing to explain, or it has not arrived yet. */
  of(piece: DystopiaPiece, members: Record<Faction, readonly number[]>, source: FactSource): string | null {
    return this.#facts?.explain(piece, members, source) ?? null
  }
}
