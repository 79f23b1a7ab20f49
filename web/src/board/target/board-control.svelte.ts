import { tick } from 'svelte'
import type { Action, WhyNotAnswer } from '../../api/types'
import { boardPicks } from '../../components/actions/board-picks.svelte'
import { oncePointed } from '../../components/popover/resting'
import { onLongPress } from '../../components/popover/tip.svelte'
import type { Choice } from '../../games/board'
import type { PickRules, Use } from '../picking/pick-index'
import { Picking } from '../picking/picking.svelte'
import type { Piece, PieceKinds } from '../pieces/piece'
import { PieceRegistry } from '../pieces/registry'
import { ARROWS } from '../space/nearest'
import { Hint, type PieceText } from './hint.svelte'
import { meantBy } from './touch'

/** What a game's board tells its control. Read again whenever something in it changes. */
interface Source<Kinds extends PieceKinds> {
  legal: readonly Choice[]
  /** Differs for each question. */
  question: unknown
  pick: PickRules<Kinds>
  /** Whether a pick that leaves this action takes it at once, without a menu. */
  direct: (action: Action) => boolean
  /** Whether a finger, which points at nothing, looks at this action before it is done. */
  isLookedAt?: (action: Action) => boolean
  /** Where Tab stops if nothing can be picked. */
  home: Piece<Kinds>
  /** The action that is hovered or focused anywhere. */
  pointed: Action | null
  describe: (piece: Piece<Kinds>) => PieceText
  /** The action that a player would try with a piece that cannot be used now; null: none. */
  attempt: (piece: Piece<Kinds>) => Action | null
  /** Whether hints would be in the way, since the board says it itself. */
  isHushed?: () => boolean
  /** Whether a menu offers the choices that are left; default: whenever something is picked. */
  opensMenu?: (choices: readonly Choice[]) => boolean
}

interface Deeds {
  act: (action: Action, looked?: boolean) => void
  point: (action: Action | null) => void
  why: (action: Action) => Promise<WhyNotAnswer>
}

/** What all targets of a board share: what is picked, hinted at, pointed at and focused. */
export class BoardControl<Kinds extends PieceKinds> {
  readonly registry = new PieceRegistry<Kinds>()
  readonly picking: Picking<Kinds>
  readonly hint: Hint<Kinds>
  /** The element around all targets. */
  scene = $state.raw<HTMLElement>()
  readonly #source: () => Source<Kinds>
  readonly #deeds: () => Deeds

  /** Whether a menu offers the choices that are left. */
  isMenuOpen = $derived.by(
    () => this.picking.picked.length > 0 && (this.#source().opensMenu?.(this.picking.choices) ?? true),
  )
  #nothingAsked = $derived.by(() => ![...this.picking.usable.values()].includes('asked'))
  #pointed = $derived.by(() => {
    const { pointed, pick } = this.#source()
    return new Set(pointed === null ? [] : pick.about(pointed).pieces)
  })

  constructor(source: () => Source<Kinds>, deeds: () => Deeds) {
    this.#source = source
    this.#deeds = deeds
    this.picking = new Picking(() => {
      const { legal, pick, question } = source()
      return { legal, rules: pick, question }
    })
    this.hint = new Hint({
      registry: this.registry,
      isSuppressed: () => this.isMenuOpen || (source().isHushed?.() ?? false),
      describe: (piece) => source().describe(piece),
      attempt: (piece) => (this.picking.usable.has(piece) ? null : source().attempt(piece)),
      why: (action) => deeds().why(action),
    })
    // The list of choices shows what fits.
    $effect(() => {
      const { picked, choices, usable } = this.picking
      const drop = (piece: Piece<Kinds>) => () => this.picking.pick(piece)
      return boardPicks.share({
        picked: picked.map((piece) => ({ title: source().describe(piece).title, drop: drop(piece) })),
        choices,
        pickable: [...usable.values()].filter((use) => use === 'asked').length,
        pick: (key) => this.#pickInstead(key),
      })
    })
  }

  /** Attachment for the element of a piece. A finger that rests there opens the hint. */
  readonly at = (piece: Piece<Kinds>) => (element: Element): (() => void) => {
    const ends = [this.registry.at(piece)(element), onLongPress(element, () => this.hint.show(piece))]
    return () => ends.forEach((end) => end())
  }

  /** The piece beside which the menu opens. */
  get menuPiece(): Piece<Kinds> | null {
    return this.isMenuOpen ? (this.picking.picked.at(-1) ?? null) : null
  }

  describe(piece: Piece<Kinds>): PieceText {
    return this.#source().describe(piece)
  }

  useOf(piece: Piece<Kinds>): Use | null {
    return this.picking.usable.get(piece) ?? null
  }

  /** Tab stops at pieces that can be picked, or else at one piece from which the arrow keys go on. */
  isTabStop(piece: Piece<Kinds>): boolean {
    return (
      this.useOf(piece) === 'asked' ||
      this.picking.picked.includes(piece) ||
      (this.#nothingAsked && piece === this.#source().home)
    )
  }

  /** Whether the action that is pointed at is about this piece. */
  isPointed(piece: Piece<Kinds>): boolean {
    return this.#pointed.has(piece)
  }

  /** Picks a piece, takes the action that it leaves, or tells why it cannot be picked. */
  pick(piece: Piece<Kinds>, byTouch = false): void {
    const { picking } = this
    if (!picking.usable.has(piece) && !picking.picked.includes(piece)) {
      this.hint.show(piece)
      return
    }
    this.hint.hide()
    const left = picking.after(piece)
    const only = left.length === 1 ? left[0] : undefined
    if (only && byTouch && this.#source().isLookedAt?.(only.action)) this.#deeds().act(only.action, true)
    else if (only && this.#source().direct(only.action)) this.perform(only.action)
    else picking.pick(piece)
  }

  /** Picks this piece and lets go of all others. */
  #pickInstead(key: string): void {
    this.picking.clear()
    const piece = [...this.picking.usable.keys()].find((one) => one.key === key)
    if (piece) this.picking.pick(piece)
  }

  /** A click on the element of a piece: a finger may have meant a neighbour. */
  click(piece: Piece<Kinds>, event: MouseEvent): void {
    const byTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    this.pick(byTouch ? (meantBy({ x: event.clientX, y: event.clientY }, this.registry.boxes()) ?? piece) : piece, byTouch)
  }

  /** The piece is hovered or focused: its hint is shown, and the only action that picking it would mean is pointed at. */
  hover(piece: Piece<Kinds>, event?: PointerEvent): void {
    const hint = () => this.hint.showLater(piece)
    if (event) oncePointed(event, hint)
    else hint()
    const meant = this.useOf(piece) === 'asked' ? this.picking.meant(piece) : null
    this.#deeds().point(meant?.action ?? null)
  }

  /** It is no longer. `next`: what has the focus instead. */
  leave(next: EventTarget | null = null): void {
    this.hint.leave(next)
    this.#deeds().point(null)
  }

  perform(action: Action): void {
    this.picking.clear()
    this.hint.hide()
    this.#deeds().act(action)
    this.scene?.focus({ preventScroll: true })
  }

  /** Lets go of all pieces; the focus goes back to the last. */
  async closeMenu(): Promise<void> {
    const last = this.picking.picked.at(-1)
    this.picking.clear()
    this.#deeds().point(null)
    await tick()
    if (last) this.registry.focus(last)
    // Whoever closes a menu has read what the piece is.
    this.hint.hide()
  }

  /** Keys on the board: arrows go from piece to piece, Escape lets the last pick go. */
  readonly keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const arrow = ARROWS[event.key as keyof typeof ARROWS]
    if (arrow !== undefined && this.#arrow(arrow)) event.preventDefault()
    if (event.key === 'Escape' && this.picking.picked.length) {
      event.stopPropagation()
      this.picking.back()
    }
  }

  #arrow(arrow: (typeof ARROWS)[keyof typeof ARROWS]): boolean {
    if (this.registry.moveFocus(arrow)) return true
    if (document.activeElement !== this.scene) return false
    this.registry.focus(this.#source().home)
    return true
  }
}
