import type { Choice } from '../../board'
import { narrow, pick, pickable, type Piece } from '../model/picking'
import { ownerOf, slotOf, type LeadersView } from '../model/view'

interface Source {
  legal: readonly Choice[]
  view: LeadersView
  /** The viewer's seat; -1: a spectator. */
  me: number
}

/** The pieces that were picked one after the other, and the legal actions that are about all of them. */
export class Selection {
  readonly #source: () => Source
  picked = $state.raw<Piece[]>([])

  /** The pieces that can be picked next. */
  usable = $derived.by(() => pickable(this.#legal, this.#me, this.picked, this.#kindOf))
  /** The actions that are left; none as long as nothing is picked. */
  choices = $derived.by(() => (this.picked.length ? this.#narrow(this.picked) : []))
  /** What is asked of the viewer; null: nothing. */
  question = $derived.by(() => (this.#legal.length ? this.#source().view.asked.question : null))
  /** Whether a menu offers the choices. Recruits are laid out in order without one, until one order is left. */
  isOpen = $derived.by(() => this.picked.length > 0 && (this.question !== 'order' || this.choices.length === 1))

  /** Differs for each question: the same choices may come again when others have answered. */
  #questionKey = $derived.by(() => {
    const { turn, asked } = this.#source().view
    return JSON.stringify([turn, asked.question, this.#legal.map(({ action }) => action)])
  })

  constructor(source: () => Source) {
    this.#source = source
    $effect(() => {
      void this.#questionKey
      this.clear()
    })
  }

  clear(): void {
    this.picked = []
  }

  /** The selection after this piece was picked or let go. */
  after(piece: Piece): Piece[] {
    return pick(this.#legal, this.#me, this.picked, piece, this.#kindOf)
  }

  /** The legal actions that are about all of these pieces. */
  actionsAbout(pieces: readonly Piece[]): Choice[] {
    return pieces.length ? this.#narrow(pieces) : []
  }

  get #legal(): readonly Choice[] {
    return this.#source().legal
  }

  get #me(): number {
    return this.#source().me
  }

  #narrow(pieces: readonly Piece[]): Choice[] {
    return narrow(this.#legal, this.#me, pieces, this.#kindOf)
  }

  /** The kind of a recruit: while recruits are laid out, two of one kind can stand for each other. */
  readonly #kindOf = (piece: Piece): string => {
    const place = Number(piece.split(':')[1])
    return this.#source().view.players[ownerOf(place)]?.recruits[slotOf(place)]?.kind ?? piece
  }
}
