import type { Action, WhyNotAnswer } from '../../api/types'
import { Tip } from '../../components/popover/tip.svelte'
import type { Piece, PieceKinds } from '../pieces/piece'
import type { PieceRegistry } from '../pieces/registry'

/** What a piece is called, and what is written on it. */
export interface PieceText {
  title: string
  text?: string | null
}

interface Source<Kinds extends PieceKinds> {
  registry: PieceRegistry<Kinds>
  /** Whether hints would be in the way now. */
  isSuppressed: () => boolean
  describe: (piece: Piece<Kinds>) => PieceText
  /** The action that a player would try with this piece, if it cannot be used now. */
  attempt: (piece: Piece<Kinds>) => Action | null
  why: (action: Action) => Promise<WhyNotAnswer>
}

/** The hint beside a piece: what it is and, if it cannot be used, the reason that the server gives. */
export class Hint<Kinds extends PieceKinds> {
  shown = $state.raw<(PieceText & { piece: Piece<Kinds>; reason: string | null; rule: string | null }) | null>(null)
  readonly tip: Tip
  readonly #source: Source<Kinds>

  constructor(source: Source<Kinds>) {
    this.#source = source
    this.tip = new Tip({ onopen: () => void this.#fill(), onclose: () => (this.shown = null) })
  }

  hide(): void {
    this.tip.hide()
  }

  /** Shows the hint of this piece after a pause. */
  showLater(piece: Piece<Kinds>): void {
    this.tip.showLater(this.#source.registry.elementOf(piece))
  }

  show(piece: Piece<Kinds>): void {
    this.tip.show(this.#source.registry.elementOf(piece))
  }

  /** The piece is no longer hovered, or the focus has gone to `next`. */
  leave(next: EventTarget | null): void {
    if (!this.tip.holds(next)) this.tip.hideLater()
  }

  async #fill(): Promise<void> {
    const { registry, isSuppressed, describe, attempt, why } = this.#source
    const piece = registry.pieceAt(this.tip.element)
    if (piece === null || isSuppressed()) {
      this.hide()
      return
    }
    this.shown = { piece, ...describe(piece), reason: null, rule: null }
    const action = attempt(piece)
    if (action === null) return
    const { text: reason, rule } = await why(action)
    if (reason !== null && this.shown?.piece === piece) this.shown = { ...this.shown, reason, rule }
  }
}
