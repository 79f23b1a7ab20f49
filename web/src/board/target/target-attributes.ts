import type { Piece, PieceKinds } from '../pieces/piece'
import type { BoardControl } from './board-control.svelte'

/** Properties of both kinds of targets. */
export interface TargetProps<Kinds extends PieceKinds> {
  piece: Piece<Kinds>
  control: BoardControl<Kinds>
  /** The accessible name. */
  label: string
  /** More about it, for screen readers. */
  description?: string
  /** Whether its number is shown when it is picked: for picks whose order counts. */
  numbered?: boolean
}

/** The classes of a target in its states. */
export function targetClasses<Kinds extends PieceKinds>(control: BoardControl<Kinds>, piece: Piece<Kinds>): { [name: string]: boolean } {
  const use = control.useOf(piece)
  return {
    legal: use === 'asked',
    besides: use === 'besides',
    picked: control.picking.orderOf(piece) > 0,
    pointed: control.isPointed(piece),
  }
}

/** The attributes and listeners of a target: it can be hovered, focused, picked, and asked why it cannot be. */
export function targetAttributes<Kinds extends PieceKinds>({ piece, control, label, description }: TargetProps<Kinds>) {
  const isPicked = control.picking.orderOf(piece) > 0
  return {
    'data-piece': piece.key,
    'aria-label': label,
    'aria-description': description,
    'aria-disabled': control.useOf(piece) === null && !isPicked ? ('true' as const) : undefined,
    'aria-pressed': isPicked ? ('true' as const) : undefined,
    tabindex: control.isTabStop(piece) ? 0 : -1,
    onclick: (event: MouseEvent) => control.click(piece, event),
    onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && control.hover(piece, event),
    onpointerleave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && control.leave(),
    onfocus: () => control.hover(piece),
    onblur: ({ relatedTarget }: FocusEvent) => control.leave(relatedTarget),
  }
}
