import type { Step } from '../../api/types'
import { unfold, type Frame } from '../../table/director/frames'

/** The moments of a replay, and for each step the index of its last moment. */
export interface ReplayFrames {
  frames: Frame[]
  ends: number[]
}

/** One moment for each event, and one for a step in which the viewer saw none. */
export function replayFrames(steps: readonly Step[]): ReplayFrames {
  const frames: Frame[] = []
  const ends: number[] = []
  let before = 0
  for (const { view, rewind, events } of steps) {
    const count = before + events.length
    const own = unfold(view, count, rewind).filter((frame) => frame.count > before || frame.count === count)
    frames.push(...own)
    ends.push(frames.length - 1)
    before = count
  }
  return { frames, ends }
}

/** The step to which a moment belongs. */
export function stepAt(ends: readonly number[], position: number): number {
  return Math.max(0, ends.findIndex((end) => end >= position))
}
