import type { Piece, Use } from '../model/picking'

/** What a piece on the board needs in order to be hovered, focused and picked. */
export interface PieceInteraction {
  /** Whether it can be picked now, and for what. */
  useOf: (piece: Piece) => Use | null
  /** Whether Tab stops there: at pieces that can be picked, or else at one piece from which the arrow keys go on. */
  isTabStop: (piece: Piece) => boolean
  /** Its place among the picked pieces, counted from 1; 0: it is not picked. */
  orderOf: (piece: Piece) => number
  pick: (piece: Piece) => void
  /** The piece is hovered or focused; null: no longer. */
  hover: (piece: Piece | null) => void
}

/** Moves the focus to the next or previous piece when an arrow key is pressed inside the board. */
export function moveFocus(event: KeyboardEvent, scene: HTMLElement): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (by === undefined || !scene.parentElement) return
  const pieces = [...scene.parentElement.querySelectorAll<HTMLElement>('[data-piece]')]
  const at = pieces.findIndex((piece) => piece === document.activeElement)
  if (at < 0 && document.activeElement !== scene) return
  event.preventDefault()
  pieces[(at + by + pieces.length) % pieces.length]?.focus()
}

export function focusPiece(scene: HTMLElement | undefined, piece: Piece | undefined): void {
  scene?.parentElement?.querySelector<HTMLElement>(`[data-piece="${piece}"]`)?.focus()
}

/** Ends all animations of the board. */
export function finishAnimations(scene: HTMLElement | undefined): void {
  for (const animation of scene?.getAnimations({ subtree: true }) ?? []) animation.finish()
}
