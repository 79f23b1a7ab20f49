import type { NarratedEvent } from '../../api/narrated'
import type { JsonObject } from '../../api/types'
import { applyPatch, PatchError, type Patch } from './json-patch'

/** A moment of a game: the view after its first `count` events. */
export interface Frame {
  count: number
  view: JsonObject
}

/**
 * The frames that a view and its rewind hold, oldest first: `rewind[0]` turns the view after `count` events into the one before the last of
 * them, and so on. Those that cannot be made are left out, and the show jumps over them.
 */
export function unfold(view: JsonObject, count: number, rewind: readonly Patch[]): Frame[] {
  const frames: Frame[] = [{ count, view }]
  let earlier = view
  try {
    for (const [back, patch] of rewind.slice(0, count).entries()) {
      earlier = applyPatch(earlier, patch)
      frames.unshift({ count: count - back - 1, view: earlier })
    }
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
  }
  return frames
}

/** All frames in order. Where both have one for the same moment, that of `news` counts for the last moment, else the known one. */
export function merge(known: readonly Frame[], news: readonly Frame[]): Frame[] {
  const newest = news.at(-1)
  const frames = new Map(news.map((frame) => [frame.count, frame]))
  for (const frame of known) if (frame.count !== newest?.count) frames.set(frame.count, frame)
  return [...frames.values()].sort((one, other) => one.count - other.count)
}

/** How many events at the beginning of both are the same. */
export function samePart(before: readonly NarratedEvent[], after: readonly NarratedEvent[]): number {
  const differs = before.findIndex((told, at) => {
    const other = after[at]
    return told !== other && (!other || JSON.stringify(told.event) !== JSON.stringify(other.event))
  })
  return differs < 0 ? before.length : differs
}
