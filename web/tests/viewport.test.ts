import { describe, expect, it } from 'vitest'
import { BEYOND, between, fit, isFitted, keepInside, pan, resize, seen, show, showMuch, toWindow, toWorld, zoom, type Room } from '../src/board/viewport/camera'

/** A map of 48 by 36 inches in a window of 480 by 400 pixels: ten pixels an inch show all of it. */
const room: Room = { world: { x: 0, y: 0, width: 48, height: 36 }, window: { width: 480, height: 400 }, most: 80 }

function expectInside(camera: ReturnType<typeof fit>, { world, window }: Room = room) {
  const part = seen(camera, window)
  const beyond = BEYOND / camera.scale + 1e-9
  if (part.width <= world.width) {
    expect(part.x).toBeGreaterThanOrEqual(world.x - beyond)
    expect(part.x + part.width).toBeLessThanOrEqual(world.x + world.width + beyond)
  }
  if (part.height <= world.height) {
    expect(part.y).toBeGreaterThanOrEqual(world.y - beyond)
    expect(part.y + part.height).toBeLessThanOrEqual(world.y + world.height + beyond)
  }
}

describe('a viewport', () => {
  it('fits the whole world, in the middle', () => {
    expect(fit(room)).toEqual({ scale: 10, x: 0, y: -2 })
    expect(isFitted(fit(room), room)).toBe(true)
    expect(fit({ ...room, world: { x: -10, y: 5, width: 20, height: 20 } })).toEqual({ scale: 20, x: -12, y: 5 })
  })

  it('begins at the upper left corner where the whole would be too small', () => {
    expect(fit(room, 20)).toEqual({ scale: 20, x: 0, y: 0 })
    expect(fit(room, 4)).toEqual(fit(room))
  })

  it('leads from the window to the world and back', () => {
    const camera = { x: 3, y: 4, scale: 25 }
    expect(toWindow(camera, { x: 5, y: 5 })).toEqual({ x: 50, y: 25 })
    expect(toWorld(camera, toWindow(camera, { x: 7, y: 9 }))).toEqual({ x: 7, y: 9 })
  })

  it('zooms towards the pointer, as near and as far as it may', () => {
    const at = { x: 120, y: 300 }
    const before = fit(room)
    const near = zoom(zoom(before, 3, at, room), 1.2, at, room)
    expect(near.scale).toBeCloseTo(36)
    expect(toWorld(near, at).x).toBeCloseTo(toWorld(before, at).x)
    expect(toWorld(near, at).y).toBeCloseTo(toWorld(before, at).y)
    expect(zoom(before, 100, at, room).scale).toBe(80)
    expect(zoom(near, 0.001, at, room)).toEqual(fit(room))
  })

  it('hardly leaves the world', () => {
    const near = zoom(fit(room), 4, { x: 240, y: 200 }, room)
    for (const by of [{ x: 9999, y: 0 }, { x: -9999, y: 9999 }, { x: 10, y: -9999 }]) expectInside(pan(near, by, room))
    expect(pan(fit(room), { x: 50, y: 50 }, room)).toEqual(fit(room))
    expect(keepInside({ x: 0, y: 0, scale: 10_000 }, room).scale).toBe(80)
  })

  it('moves the world with the pointer', () => {
    const near = zoom(fit(room), 4, { x: 240, y: 200 }, room)
    const moved = pan(near, { x: 40, y: -80 }, room)
    expect(moved.x).toBeCloseTo(near.x - 1)
    expect(moved.y).toBeCloseTo(near.y + 2)
  })

  it('shows a part by the least change', () => {
    const near = zoom(fit(room), 4, { x: 240, y: 200 }, room)
    const middle = seen(near, room.window)
    const inSight = { x: middle.x + 4, y: middle.y + 4, width: 1, height: 1 }
    expect(show(near, inSight, room)).toEqual(near)
    for (const part of [{ x: 46, y: 2, width: 1, height: 1 }, { x: 1, y: 33, width: 2, height: 1 }]) {
      const camera = show(near, part, room)
      expect(camera.scale).toBe(near.scale)
      const now = seen(camera, room.window)
      expect(now.x).toBeLessThanOrEqual(part.x)
      expect(now.y).toBeLessThanOrEqual(part.y)
      expect(now.x + now.width).toBeGreaterThanOrEqual(part.x + part.width)
      expect(now.y + now.height).toBeGreaterThanOrEqual(part.y + part.height)
    }
    const wide = show(near, { x: 0, y: 10, width: 30, height: 5 }, room)
    expect(wide.scale).toBeCloseTo((480 - 2 * BEYOND) / 30)
    expectInside(wide)
  })

  it('shows as much of a part as there is room for, and stays as near', () => {
    const near = zoom(fit(room), 4, { x: 240, y: 200 }, room)
    const strip = { x: 1, y: 33, width: 46, height: 2 }
    const camera = showMuch(near, strip, room)
    expect(camera.scale).toBe(near.scale)
    const now = seen(camera, room.window)
    expect(now.y + now.height).toBeGreaterThanOrEqual(strip.y + strip.height)
    expect(now.x).toBeGreaterThan(strip.x)
    expect(now.x + now.width / 2).toBeCloseTo(24, 0)
    expect(showMuch(near, { ...strip, x: 46, width: 1 }, room)).toEqual(show(near, { ...strip, x: 46, width: 1 }, room))
  })

  it('keeps what is seen when the window changes', () => {
    const larger = { ...room, window: { width: 960, height: 800 } }
    expect(resize(fit(room), room, larger)).toEqual(fit(larger))
    const near = zoom(fit(room), 4, { x: 240, y: 200 }, room)
    const after = resize(near, room, larger)
    expect(after.scale).toBe(near.scale)
    expect(toWorld(after, { x: 480, y: 400 }).x).toBeCloseTo(toWorld(near, { x: 240, y: 200 }).x)
  })

  it('is at both ends of its way, and keeps its fixed point between', () => {
    const from = fit(room)
    const to = zoom(from, 4, { x: 100, y: 150 }, room)
    expect(between(from, to, 0)).toEqual(from)
    expect(between(from, to, 1).x).toBeCloseTo(to.x)
    const halfway = between(from, to, 0.5)
    expect(halfway.scale).toBeCloseTo(20)
    expect(toWorld(halfway, { x: 100, y: 150 }).x).toBeCloseTo(toWorld(from, { x: 100, y: 150 }).x)
  })
})
