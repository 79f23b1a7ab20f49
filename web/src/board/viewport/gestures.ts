import type { Point } from '../space/points'
import type { WorldView } from './world-view.svelte'

/** How far a press moves before it is a drag, in pixels: a finger never stays in one place. */
const SLACK = 5
const SLACK_OF_A_FINGER = 12
/** The factor of one step of the keys and buttons, and of a pixel of the wheel. */
export const STEP = 1.5
const WHEEL = 1.0015
/** Pixels of one press of an arrow key. */
const KEY = 60

const ARROW_KEYS: { [key: string]: Point } = {
  ArrowLeft: { x: KEY, y: 0 },
  ArrowRight: { x: -KEY, y: 0 },
  ArrowUp: { x: 0, y: KEY },
  ArrowDown: { x: 0, y: -KEY },
}

/**
 * Attachment for the window of a world: drag and pinch, the wheel, and keys. `pans`: whether one finger or the mouse moves the
 * world; where they do something else, two fingers and the middle button still do.
 */
export function gestures(view: WorldView, pans: () => boolean): (window: HTMLElement) => () => void {
  return (window) => {
    /** The fingers, or the mouse, that are down. */
    const down = new Map<number, Point>()
    let start: Point = { x: 0, y: 0 }
    let isDrag = false
    let isMiddle = false

    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { x, y } = window.getBoundingClientRect()
      return { x: clientX - x, y: clientY - y }
    }

    function press(event: PointerEvent) {
      if (event.button > 1 || down.size >= 2) return
      isMiddle = event.button === 1
      down.set(event.pointerId, pointOf(event))
      if (down.size === 1) {
        start = pointOf(event)
        isDrag = false
      } else {
        isDrag = true
      }
    }

    function move(event: PointerEvent) {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      if (down.size === 1 && !isDrag) {
        if (!(isMiddle || pans()) || Math.hypot(now.x - start.x, now.y - start.y) < (event.pointerType === 'touch' ? SLACK_OF_A_FINGER : SLACK)) return
        isDrag = true
      }
      // All is seen: there is nowhere to go, but it was no click either.
      if (down.size === 1 && view.isFitted) return
      // From here on the pointer is the window's, wherever it goes.
      if (!window.hasPointerCapture(event.pointerId)) window.setPointerCapture(event.pointerId)
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      down.set(event.pointerId, now)
      if (!other) {
        view.pan({ x: now.x - before.x, y: now.y - before.y })
        return
      }
      const middle = (one: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
      const span = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
      view.pan({ x: middle(now).x - middle(before).x, y: middle(now).y - middle(before).y })
      view.zoom(span(now) / span(before), middle(now))
    }

    /** The middle button would scroll the page. */
    function hold(event: MouseEvent) {
      if (event.button === 1) event.preventDefault()
    }

    const release = (event: PointerEvent) => down.delete(event.pointerId)

    /** The click at the end of a drag is none. */
    function click(event: MouseEvent) {
      if (!isDrag) return
      isDrag = false
      event.preventDefault()
      event.stopPropagation()
    }

    function wheel(event: WheelEvent) {
      // All is seen: the page scrolls.
      if (event.deltaY > 0 && view.isFitted) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
      view.zoom(WHEEL ** -pixels, pointOf(event))
    }

    function keys(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const arrow = event.target === window && !view.isFitted ? ARROW_KEYS[event.key] : undefined
      if (arrow) view.pan(arrow)
      else if (event.key === '+' || event.key === '=') view.zoomGently(STEP)
      else if (event.key === '-') view.zoomGently(1 / STEP)
      else if (event.key === '0') view.fit()
      else return
      event.preventDefault()
      event.stopPropagation()
    }

    const end = new AbortController()
    const listen = { signal: end.signal }
    window.addEventListener('pointerdown', press, listen)
    window.addEventListener('mousedown', hold, listen)
    window.addEventListener('pointermove', move, listen)
    window.addEventListener('pointerup', release, listen)
    window.addEventListener('pointercancel', release, listen)
    window.addEventListener('click', click, { ...listen, capture: true })
    window.addEventListener('wheel', wheel, { ...listen, passive: false })
    window.addEventListener('keydown', keys, listen)
    return () => {
      end.abort()
      view.stop()
    }
  }
}
