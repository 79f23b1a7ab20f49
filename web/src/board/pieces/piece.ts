/** The kinds of pieces of a game and the type of each kind's id; `null`: there is only one of that kind. */
export type PieceKinds = { [kind: string]: number | string | null }

declare const minted: unique symbol

/**
 * A piece of a game: something that can be pointed at. The same kind and id give the same object, so that pieces are compared with
 * `===` and can be keys of a map. Made by `PieceMint`.
 */
export type Piece<Kinds extends PieceKinds> = {
  [Kind in keyof Kinds & string]: {
    readonly kind: Kind
    readonly id: Kinds[Kind]
    /** The kind and the id in one word, as in `data-piece`. */
    readonly key: string
    readonly [minted]: true
  }
}[keyof Kinds & string]

/** Makes the pieces of one game. */
export class PieceMint<Kinds extends PieceKinds> {
  readonly #made = new Map<string, Piece<Kinds>>()

  of<Kind extends keyof Kinds & string>(kind: Kind, id: Kinds[Kind]): Extract<Piece<Kinds>, { kind: Kind }> {
    const key = id === null ? kind : `${kind}:${id}`
    let piece = this.#made.get(key)
    if (!piece) {
      piece = Object.freeze({ kind, id, key }) as unknown as Piece<Kinds>
      this.#made.set(key, piece)
    }
    return piece as Extract<Piece<Kinds>, { kind: Kind }>
  }
}
