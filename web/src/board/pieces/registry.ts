import { nearest, type Arrow } from '../space/nearest'
import type { Rect } from '../space/points'
import type { Piece, PieceKinds } from './piece'

/** The element that stands for a piece on the screen, for all pieces of one board. */
export class PieceRegistry<Kinds extends PieceKinds> {
  readonly #elements = new Map<Piece<Kinds>, Set<Element>>()
  readonly #pieces = new WeakMap<Element, Piece<Kinds>>()
  /** Where the arrow keys came from, so that the opposite key leads back. */
  #way: { from: Element; to: Element; arrow: Arrow }[] = []

  /** Attachment for the element of a piece. A piece may have several, as on a map and in a hand: the first that is drawn counts. */
  readonly at = (piece: Piece<Kinds>) => (element: Element): (() => void) => {
    const elements = this.#elements.get(piece) ?? new Set()
    this.#elements.set(piece, elements.add(element))
    this.#pieces.set(element, piece)
    return () => {
      elements.delete(element)
      if (elements.size === 0 && this.#elements.get(piece) === elements) this.#elements.delete(piece)
    }
  }

  elementOf(piece: Piece<Kinds>): Element | null {
    const elements = [...(this.#elements.get(piece) ?? [])]
    return elements.find((element) => element.getClientRects().length > 0) ?? elements[0] ?? null
  }

  pieceAt(element: Element | null): Piece<Kinds> | null {
    return element === null ? null : (this.#pieces.get(element) ?? null)
  }

  /** All pieces that are drawn, with their boxes in the window. */
  boxes(): [Piece<Kinds>, Rect][] {
    return this.#drawn().map((element) => [this.#pieces.get(element) as Piece<Kinds>, element.getBoundingClientRect()])
  }

  #drawn(): Element[] {
    return [...this.#elements.values()].flatMap((elements) => [...elements]).filter((one) => one.getClientRects().length > 0)
  }

  focus(piece: Piece<Kinds>): void {
    const element = this.elementOf(piece)
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
  }

  /** Scrolls a piece into sight if it is not. A board with a viewport uses the viewport's own. */
  showMe(piece: Piece<Kinds>): void {
    this.elementOf(piece)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Moves the focus to the nearest piece in a direction; the opposite key leads back. Returns whether it has moved. */
  moveFocus(arrow: Arrow): boolean {
    const here = document.activeElement
    if (here === null || !this.#pieces.has(here)) return false
    const last = this.#way.at(-1)
    const isBack = last?.to === here && last.arrow === OPPOSITE[arrow] && last.from.isConnected
    this.#way = last?.to === here ? this.#way : []
    const others = this.#drawn().filter((element) => element !== here)
    const to = isBack
      ? last.from
      : nearest(
          here.getBoundingClientRect(),
          others.map((element) => [element, element.getBoundingClientRect()] as const),
          arrow,
        )
    if (!(to instanceof HTMLElement || to instanceof SVGElement)) return false
    if (isBack) this.#way.pop()
    else this.#way.push({ from: here, to, arrow })
    to.focus()
    return true
  }
}

const OPPOSITE: Record<Arrow, Arrow> = { left: 'right', right: 'left', up: 'down', down: 'up' }
