import { clamp, type Point, type Rect, type Size } from '../space/points'

/** What is seen: the point of the world in the upper left corner of the window, and the pixels of one unit. */
export interface Camera extends Point {
  scale: number
}

/** The world, the window in pixels, and how near one may go (pixels of one unit). */
export interface Room {
  world: Rect
  window: Size
  most: number
}

export const toWorld = ({ x, y, scale }: Camera, at: Point): Point => ({ x: x + at.x / scale, y: y + at.y / scale })
export const toWindow = ({ x, y, scale }: Camera, at: Point): Point => ({ x: (at.x - x) * scale, y: (at.y - y) * scale })

/** The part of the world that is seen. */
export const seen = ({ x, y, scale }: Camera, { width, height }: Size): Rect => ({ x, y, width: width / scale, height: height / scale })

/** The scale at which the whole world is seen. */
function leastScale({ world, window }: Room): number {
  return Math.min(window.width / world.width, window.height / world.height)
}

/** Pixels beyond the edges of the world that may be seen: so that nothing at an edge is under the tools of the window. */
export const BEYOND = 56

/** One coordinate of the corner: hardly beyond the world, or with the world in the middle where there is room around it. */
function along(corner: number, start: number, length: number, shown: number, beyond: number): number {
  return shown >= length ? start + (length - shown) / 2 : clamp(start - beyond, corner, start + length - shown + beyond)
}

/** The nearest camera that stays at the world. */
export function keepInside(camera: Camera, room: Room): Camera {
  const { world, window, most } = room
  const least = leastScale(room)
  const scale = clamp(least, camera.scale, Math.max(least, most))
  return {
    scale,
    x: along(camera.x, world.x, world.width, window.width / scale, BEYOND / scale),
    y: along(camera.y, world.y, world.height, window.height / scale, BEYOND / scale),
  }
}

/** The whole world, in the middle; or its upper left corner, where the whole would be smaller than `least`. */
export function fit(room: Room, least = 0): Camera {
  return keepInside({ x: room.world.x, y: room.world.y, scale: Math.max(least, leastScale(room)) }, room)
}

/** Whether the whole world is seen. */
export function isFitted(camera: Camera, room: Room): boolean {
  return camera.scale <= leastScale(room) * 1.001
}

/** Moves the world by pixels of the window. */
export function pan(camera: Camera, by: Point, room: Room): Camera {
  return keepInside({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, room)
}

/** Nearer or farther by a factor; the point of the world under `at` (in pixels) stays there. */
export function zoom(camera: Camera, factor: number, at: Point, room: Room): Camera {
  const least = leastScale(room)
  const scale = clamp(least, camera.scale * factor, Math.max(least, room.most))
  const fixed = toWorld(camera, at)
  return keepInside({ scale, x: fixed.x - at.x / scale, y: fixed.y - at.y / scale }, room)
}

/** The camera after the window has changed: the whole world stays whole, else the middle stays in the middle. */
export function resize(camera: Camera, before: Room, after: Room): Camera {
  if (isFitted(camera, before)) return fit(after)
  const middle = toWorld(camera, { x: before.window.width / 2, y: before.window.height / 2 })
  const { scale } = camera
  return keepInside({ scale, x: middle.x - after.window.width / scale / 2, y: middle.y - after.window.height / scale / 2 }, after)
}

/** The least change after which a part of the world is in sight, with a margin in pixels: none, a move, or farther away. */
export function show(camera: Camera, part: Rect, room: Room, margin = BEYOND): Camera {
  const { window } = room
  const space = { width: Math.max(1, window.width - 2 * margin), height: Math.max(1, window.height - 2 * margin) }
  const scale = Math.min(camera.scale, space.width / Math.max(part.width, 1e-9), space.height / Math.max(part.height, 1e-9))
  const edge = margin / scale
  const shift = (corner: number, shown: number, start: number, length: number) =>
    clamp(start + length + edge - shown, corner, start - edge)
  // Farther away: around the middle of what was seen.
  const before = seen(camera, window)
  const now = { width: window.width / scale, height: window.height / scale }
  const corner = { x: before.x + (before.width - now.width) / 2, y: before.y + (before.height - now.height) / 2 }
  return keepInside(
    { scale, x: shift(corner.x, now.width, part.x, part.width), y: shift(corner.y, now.height, part.y, part.height) },
    room,
  )
}

/** The same for as much of the part, around its middle, as there is room for: nothing gets smaller. */
export function showMuch(camera: Camera, part: Rect, room: Room, margin = BEYOND): Camera {
  const width = Math.min(part.width, Math.max(0, room.window.width - 2 * margin) / camera.scale)
  const height = Math.min(part.height, Math.max(0, room.window.height - 2 * margin) / camera.scale)
  return show(camera, { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height }, room, margin)
}

/** The camera on the way from one to another; `part` goes from 0 to 1. */
export function between(from: Camera, to: Camera, part: number): Camera {
  // Scales are factors, so that a zoom looks even.
  const scale = from.scale * (to.scale / from.scale) ** part
  const way = Math.abs(to.scale - from.scale) < 1e-9 ? part : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale)
  return { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }
}
