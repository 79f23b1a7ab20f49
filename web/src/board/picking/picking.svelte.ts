import type { Choice } from '../../games/board'
import type { Piece, PieceKinds } from '../pieces/piece'
import { PickIndex, type PickRules } from './pick-index'

interface Source<Kinds extends PieceKinds> {
  legal: readonly Choice[]
  rules: PickRules<Kinds>
  /** Differs for each question: what was picked for another is dropped. */
  question: unknown
}

/** The pieces that were picked one after the other, and the legal actions that are about all of them. */
export class Picking<Kinds extends PieceKinds> {
  readonly #source: () => Source<Kinds>
  picked = $state.raw<readonly Piece<Kinds>[]>([])

  #index = $derived.by(() => {
    const { legal, rules } = this.#source()
    return new PickIndex(legal, rules)
  })
  /** The pieces that can be picked next. */
  usable = $derived.by(() => this.#index.pickable(this.picked))
  /** The actions that are left; all as long as nothing is picked. */
  choices = $derived.by(() => this.#index.narrow(this.picked))

  constructor(source: () => Source<Kinds>) {
    this.#source = source
    let last: string | undefined
    $effect.pre(() => {
      const { legal, question } = source()
      const now = JSON.stringify([question, legal.map(({ action }) => action)])
      if (last !== undefined && now !== last) this.clear()
      last = now
    })
  }

  /** The order of a piece among the picked, counted from 1; 0: it is not picked. */
  orderOf(piece: Piece<Kinds>): number {
    return this.picked.indexOf(piece) + 1
  }

  /** Picks a piece, or lets it go. */
  pick(piece: Piece<Kinds>): void {
    this.picked = this.#index.pick(this.picked, piece)
  }

  /** Lets the last piece go. */
  back(): void {
    this.picked = this.picked.slice(0, -1)
  }

  clear(): void {
    if (this.picked.length) this.picked = []
  }

  /** The actions that would be left if this piece was picked. */
  after(piece: Piece<Kinds>): Choice[] {
    const picked = this.#index.pick(this.picked, piece)
    return picked.length ? this.#index.narrow(picked) : []
  }

  /** The only answer that picking this piece would leave; null: none, or several. */
  meant(piece: Piece<Kinds>): Choice | null {
    return this.#index.only([...this.picked, piece])
  }
}
