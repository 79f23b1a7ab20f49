import type { Action, WhyNotAnswer } from '../../../api/types'
import type { Piece } from '../model/picking'

/** How long a piece is hovered before its hint is shown, in milliseconds. */
const PAUSE = 300

interface Source {
  /** Whether hints would be in the way now. */
  isSuppressed: () => boolean
  describe: (piece: Piece) => string
  /** The action that a player would try with this piece, if it cannot be used now. */
  attempt: (piece: Piece) => Action | null
  why: (action: Action) => Promise<WhyNotAnswer>
}

/** The hint beside a piece: what it is and, if it cannot be used, the reason that the server gives. */
export class Hint {
  shown = $state.raw<{ piece: Piece; text: string; rule: string | null } | null>(null)
  readonly #source: Source
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(source: Source) {
    this.#source = source
  }

  hide(): void {
    this.shown = null
  }

  /** Shows the hint of this piece after a pause; null: none. */
  showLater(piece: Piece | null): void {
    clearTimeout(this.#timer)
    this.hide()
    if (piece !== null) this.#timer = setTimeout(() => void this.show(piece), PAUSE)
  }

  async show(piece: Piece): Promise<void> {
    if (this.#source.isSuppressed()) return
    const text = this.#source.describe(piece)
    this.shown = { piece, text, rule: null }
    const action = this.#source.attempt(piece)
    if (action === null) return
    const { text: reason, rule } = await this.#source.why(action)
    if (reason !== null && this.shown?.piece === piece) this.shown = { piece, text: `${text}. ${reason}`, rule }
  }
}
