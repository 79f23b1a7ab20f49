import { settings } from '../../state/settings.svelte'
import { DURATION } from '../motion/animate'
import { clamp, type Point, type Rect, type Size } from '../space/points'
import { between, fit, isFitted, pan, resize, seen, show, showMuch, toWindow, toWorld, zoom, type Camera, type Room } from './camera'

const NOWHERE: Size = { width: 0, height: 0 }

/** Which part of a world is seen in a window, and the ways to change it. */
export class WorldView {
  #camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 })
  #room = $state.raw<Room>({ world: { x: 0, y: 0, width: 1, height: 1 }, window: NOWHERE, most: 1 })
  #frame = 0

  get camera(): Camera {
    return this.#camera
  }

  /** Pixels of one unit. */
  get scale(): number {
    return this.#camera.scale
  }

  /** The part of the world that is seen, as the `viewBox` of a drawing. */
  get viewBox(): string {
    const { x, y, width, height } = seen(this.#camera, this.#room.window)
    return `${x} ${y} ${width} ${height}`
  }

  /** Whether the size of the window is known. */
  get isSettled(): boolean {
    return this.#room.window !== NOWHERE
  }

  /** Whether the whole world is seen. */
  get isFitted(): boolean {
    return isFitted(this.#camera, this.#room)
  }

  get isNearest(): boolean {
    return this.#camera.scale >= this.#room.most * 0.999
  }

  /** Where a point of the world is in the window, in pixels. */
  toWindow(at: Point): Point {
    return toWindow(this.#camera, at)
  }

  toWorld(at: Point): Point {
    return toWorld(this.#camera, at)
  }

  /** The world and the window, whenever one of them changes. `least`: pixels of one unit at the beginning, if the whole does not need more. */
  settle(room: Room, least = 0): void {
    if (!room.window.width || !room.window.height) return
    const isFirst = this.#room.window === NOWHERE
    const camera = isFirst ? fit(room, least) : resize(this.#camera, this.#room, room)
    this.#room = room
    this.#go(camera)
  }

  fit(): void {
    this.#ease(fit(this.#room))
  }

  pan(by: Point): void {
    this.#go(pan(this.#camera, by, this.#room))
  }

  /** `at`: the point that stays, in pixels; default: the middle. */
  zoom(factor: number, at: Point = this.#middle): void {
    this.#go(zoom(this.#camera, factor, at, this.#room))
  }

  /** The same, in a moment. */
  zoomGently(factor: number): void {
    this.#ease(zoom(this.#camera, factor, this.#middle, this.#room))
  }

  /** Moves a part of the world into sight if it is not. */
  show(part: Rect): void {
    this.#ease(show(this.#camera, part, this.#room))
  }

  /** Moves as much of a part of the world into sight as there is room for; nothing gets smaller. */
  showMuch(part: Rect): void {
    this.#ease(showMuch(this.#camera, part, this.#room))
  }

  /** The same as `show` for an element in the window. */
  showElement(element: Element, window: Element): void {
    const [box, frame] = [element.getBoundingClientRect(), window.getBoundingClientRect()]
    const corner = this.toWorld({ x: box.x - frame.x, y: box.y - frame.y })
    this.show({ ...corner, width: box.width / this.scale, height: box.height / this.scale })
  }

  /** Ends a change that is on its way. */
  stop(): void {
    cancelAnimationFrame(this.#frame)
  }

  get #middle(): Point {
    return { x: this.#room.window.width / 2, y: this.#room.window.height / 2 }
  }

  #go(camera: Camera): void {
    this.stop()
    this.#camera = camera
  }

  #ease(to: Camera): void {
    this.stop()
    const from = this.#camera
    const isSame = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) < 1e-6 && Math.abs(to.scale / from.scale - 1) < 1e-6
    if (isSame || settings.still) {
      this.#camera = to
      return
    }
    const begin = performance.now()
    const step = (now: number) => {
      const part = clamp(0, (now - begin) / DURATION.travel, 1)
      this.#camera = between(from, to, part < 1 ? part * part * (3 - 2 * part) : 1)
      if (part < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }
}
