import type { Action } from '../../api/types'
import type { Choice } from '../../games/board'
import type { Piece, PieceKinds } from '../pieces/piece'

/** The pieces that an action is about. */
export interface About<Kinds extends PieceKinds> {
  pieces: readonly Piece<Kinds>[]
  /** Pieces by which the action is found, too, as the owner of what it is about. */
  also?: readonly Piece<Kinds>[]
  /** The pieces must be picked in this order. */
  ordered?: boolean
  /** It is always possible and never the answer to a question, as talk is: its pieces do not glow. */
  aside?: boolean
}

/** What a game says about its actions. */
export interface PickRules<Kinds extends PieceKinds> {
  about: (action: Action) => About<Kinds>
  /** Pieces with the same value can stand for each other where the order counts; default: each stands for itself. */
  standsFor?: (piece: Piece<Kinds>) => unknown
}

/** `asked`: picking it answers the question. `besides`: it can be picked for something else, or to narrow the choices. */
export type Use = 'asked' | 'besides'

const NONE: readonly number[] = []

/** The numbers that are in both lists; both are ascending. */
function common(one: readonly number[], other: readonly number[]): number[] {
  const found: number[] = []
  for (let at = 0, to = 0; at < one.length && to < other.length; ) {
    const by = (one[at] as number) - (other[to] as number)
    if (by === 0) found.push(one[at] as number)
    if (by <= 0) at++
    if (by >= 0) to++
  }
  return found
}

/** The legal actions of one question by the pieces that they are about. */
export class PickIndex<Kinds extends PieceKinds> {
  readonly #legal: readonly Choice[]
  readonly #about: readonly About<Kinds>[]
  readonly #standsFor: (piece: Piece<Kinds>) => unknown
  readonly #byPiece = new Map<Piece<Kinds>, number[]>()
  /** For each place in the order: the actions by what stands there. */
  readonly #byOrder: Map<unknown, number[]>[] = []
  readonly #all: readonly number[]

  constructor(legal: readonly Choice[], { about, standsFor = (piece) => piece }: PickRules<Kinds>) {
    this.#legal = legal
    this.#standsFor = standsFor
    this.#about = legal.map(({ action }) => about(action))
    this.#all = legal.map((_, number) => number)
    this.#about.forEach((about, number) => this.#add(about, number))
  }

  #add({ pieces, also = [], ordered }: About<Kinds>, number: number): void {
    const note = <Key>(map: Map<Key, number[]>, key: Key) => {
      const numbers = map.get(key)
      if (!numbers) map.set(key, [number])
      else if (numbers.at(-1) !== number) numbers.push(number)
    }
    if (ordered) pieces.forEach((piece, at) => note((this.#byOrder[at] ??= new Map()), this.#standsFor(piece)))
    else for (const piece of pieces) note(this.#byPiece, piece)
    for (const piece of also) note(this.#byPiece, piece)
  }

  /** The numbers of the actions that are about a piece that is picked as the `at`-th. */
  #with(piece: Piece<Kinds>, at: number): readonly number[] {
    const free = this.#byPiece.get(piece) ?? NONE
    const ordered = this.#byOrder[at]?.get(this.#standsFor(piece)) ?? NONE
    if (!ordered.length) return free
    return free.length ? [...free, ...ordered].sort((one, other) => one - other) : ordered
  }

  #narrow(picked: readonly Piece<Kinds>[]): readonly number[] {
    return picked.reduce((left, piece, at) => common(left, this.#with(piece, at)), this.#all)
  }

  /** The actions that are about all of these pieces. */
  narrow(picked: readonly Piece<Kinds>[]): Choice[] {
    return this.#narrow(picked).map((number) => this.#legal[number] as Choice)
  }

  /** The only answer that is left with these pieces; null: none, or several. Talk is no answer. */
  only(picked: readonly Piece<Kinds>[]): Choice | null {
    const answers = this.#narrow(picked).filter((number) => !this.#about[number]?.aside)
    return answers.length === 1 ? (this.#legal[answers[0] as number] ?? null) : null
  }

  /** The pieces that can be picked next. */
  pickable(picked: readonly Piece<Kinds>[]): Map<Piece<Kinds>, Use> {
    const found = new Map<Piece<Kinds>, Use>()
    for (const number of this.#narrow(picked)) {
      const { pieces, also = [], ordered, aside } = this.#about[number] as About<Kinds>
      const next = ordered ? this.#due(pieces, picked.length) : pieces
      for (const piece of next) if (!aside && !picked.includes(piece)) found.set(piece, 'asked')
      for (const piece of aside ? [...next, ...also] : also) {
        if (!found.has(piece) && !picked.includes(piece)) found.set(piece, 'besides')
      }
    }
    return found
  }

  /** The pieces that can stand at this place of an order. */
  #due(pieces: readonly Piece<Kinds>[], at: number): Piece<Kinds>[] {
    const due = pieces[at]
    return due ? pieces.filter((piece) => this.#standsFor(piece) === this.#standsFor(due)) : []
  }

  /**
   * The picked pieces after a click. The piece is added; if no action is about all of them, it starts a new selection; if
   * it was picked already, it and those after it are dropped.
   */
  pick(picked: readonly Piece<Kinds>[], piece: Piece<Kinds>): Piece<Kinds>[] {
    if (picked.includes(piece)) return picked.slice(0, picked.indexOf(piece))
    const further = [...picked, piece]
    if (this.#narrow(further).length) return further
    return this.#narrow([piece]).length ? [piece] : []
  }
}
