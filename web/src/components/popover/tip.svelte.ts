import { oncePointed } from './resting'

/** How long something is hovered before its tooltip opens, and left before it closes, in milliseconds. */
const PAUSE = 300
const GRACE = 200
/** How long a finger holds before the tooltip opens, and how far it may slip, in pixels. */
const HOLD = 500
const SLIP = 10

/** The open tooltips, each inside the one before it. */
const open: Tip[] = []
/** The tooltip that opens next: none does once another has been opened otherwise. */
let waiting: Tip | null = null

function closeNewest(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  open.at(-1)?.hide()
}

function closeOthers(event: PointerEvent): void {
  for (const tip of [...open]) if (!tip.holds(event.target)) tip.hide()
}

interface Options {
  /** Called when the tooltip opens: its content may have to be fetched. */
  onopen?: () => void
  onclose?: () => void
  /** Whether a tap opens it; else a tap does what the element is for, and a long press opens it. */
  byTap?: boolean
  /** Whether the focus opens it only where it can be seen: after keys, not after a click that has moved it. */
  byKeysOnly?: boolean
}

/** Whether a tooltip is open. Its element is hovered, focused or held; the tooltip itself may be hovered as well. */
export class Tip {
  open = $state(false)
  /** The element that the tooltip belongs to. */
  element = $state.raw<Element | null>(null)
  /** The tooltip while it is open. */
  #box: Element | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #options: Options

  constructor(options: Options = {}) {
    this.#options = options
  }

  /** Whether a node lies in the element or in its tooltip. */
  holds(node: EventTarget | null): boolean {
    return node instanceof Node && Boolean(this.element?.contains(node) || this.#box?.contains(node))
  }

  show(element: Element | null = this.element): void {
    clearTimeout(this.#timer)
    if (element === null) return
    if (waiting && waiting !== this) clearTimeout(waiting.#timer)
    waiting = null
    const moved = this.element !== element
    this.element = element
    if (this.open) {
      if (moved) this.#options.onopen?.()
      return
    }
    // Others close, except those that this one is inside of.
    for (const tip of [...open].reverse()) if (!tip.#box?.contains(element)) tip.hide()
    if (open.length === 0) {
      addEventListener('keydown', closeNewest, true)
      addEventListener('pointerdown', closeOthers, true)
    }
    open.push(this)
    this.open = true
    this.#options.onopen?.()
  }

  hide(): void {
    clearTimeout(this.#timer)
    if (!this.open) return
    open.splice(open.indexOf(this), 1)
    if (open.length === 0) {
      removeEventListener('keydown', closeNewest, true)
      removeEventListener('pointerdown', closeOthers, true)
    }
    this.open = false
    this.#options.onclose?.()
  }

  /** Shows it after a pause: at once when another tooltip is open, as the reader is looking around then. */
  showLater(element: Element | null = this.element): void {
    clearTimeout(this.#timer)
    waiting = this
    this.#timer = setTimeout(() => this.show(element), open.length > 0 && !this.open ? 0 : PAUSE)
  }

  hideLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(), GRACE)
  }

  /** Attachment for the element that the tooltip belongs to. */
  readonly anchor = (element: Element): (() => void) => {
    this.element = element
    const leave = this.#listen(element, {
      pointerenter: (event) => event.pointerType !== 'touch' && oncePointed(event, () => this.showLater(element)),
      pointerleave: ({ pointerType }) => pointerType !== 'touch' && this.hideLater(),
      focusin: () => (!this.#options.byKeysOnly || element.matches(':focus-visible')) && this.show(element),
      focusout: this.#loseFocus,
    })
    const letGo = onLongPress(element, () => this.show(element))
    const tap = () => this.show(element)
    if (this.#options.byTap) element.addEventListener('click', tap)
    return () => {
      leave()
      letGo()
      element.removeEventListener('click', tap)
      this.hide()
    }
  }

  /** Attachment for the tooltip: it stays while it is hovered or has the focus. */
  readonly content = (box: Element): (() => void) => {
    this.#box = box
    const leave = this.#listen(box, {
      pointerenter: () => clearTimeout(this.#timer),
      pointerleave: ({ pointerType }) => pointerType !== 'touch' && this.hideLater(),
      focusout: this.#loseFocus,
    })
    return () => {
      leave()
      this.#box = null
    }
  }

  /** A removed element loses the focus while the page is being drawn, when no state may change: the tooltip closes right after. */
  readonly #loseFocus = ({ relatedTarget }: FocusEvent): void => {
    if (!this.holds(relatedTarget)) queueMicrotask(() => this.hide())
  }

  #listen(element: Element, listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => unknown }): () => void {
    const all = Object.entries(listeners) as [string, EventListener][]
    for (const [name, listener] of all) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of all) element.removeEventListener(name, listener)
    }
  }
}

/** Calls `held` when a finger rests on the element; the click that follows is swallowed. Returns what ends it. */
export function onLongPress(element: Element, held: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let isHeld = false
  const listeners: { [name: string]: (event: PointerEvent) => void } = {
    pointerdown: ({ pointerType, clientX, clientY }) => {
      isHeld = false
      if (pointerType !== 'touch') return
      from = { x: clientX, y: clientY }
      timer = setTimeout(() => {
        isHeld = true
        held()
      }, HOLD)
    },
    pointermove: ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > SLIP && clearTimeout(timer),
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => isHeld && event.preventDefault(),
    click: (event) => {
      if (!isHeld) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of all) element.addEventListener(name, listener, true)
  return () => {
    clearTimeout(timer)
    for (const [name, listener] of all) element.removeEventListener(name, listener, true)
  }
}
