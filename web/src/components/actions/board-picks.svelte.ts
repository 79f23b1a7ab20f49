import type { Choice } from '../../games/board'

/** What is picked on the board that is open: the list of choices shows what fits. */
interface Picks {
  /** The picked pieces in their order, each with what lets it go, and those after it. */
  picked: readonly { title: string; drop: () => void }[]
  /** The legal actions that are about all of them. */
  choices: readonly Choice[]
  /** How many pieces answer the question if they are picked next. */
  pickable: number
  /** Picks the piece with this key, if that can be done. */
  pick?: (key: string) => void
}

const NOTHING: Picks = { picked: [], choices: [], pickable: 0 }

class BoardPicks {
  #now = $state.raw(NOTHING)

  /** Told by a board whenever its picks change; returns what ends it. */
  share(picks: Picks): () => void {
    this.#now = picks
    return () => {
      if (this.#now === picks) this.#now = NOTHING
    }
  }

  get picked(): Picks['picked'] {
    return this.#now.picked
  }

  get pickable(): number {
    return this.#now.pickable
  }

  /** Picks a piece on the board, as a click on it would. */
  pick(key: string): void {
    this.#now.pick?.(key)
  }

  /** Those of these choices that fit what is picked; all if nothing is. */
  fitting(legal: readonly Choice[]): readonly Choice[] {
    if (!this.picked.length) return legal
    const fit = new Set(this.#now.choices.map(({ action }) => JSON.stringify(action)))
    return legal.filter(({ action }) => fit.has(JSON.stringify(action)))
  }
}

export const boardPicks = new BoardPicks()
