import type { NarratedEvent } from '../../api/narrated'
import type { Speed } from '../../state/settings.svelte'

export type Weight = NarratedEvent['weight']

/** For how many milliseconds an event is looked at before the next one follows, at normal speed. */
const DWELL: Record<Weight, number> = { quiet: 250, normal: 700, major: 1200 }
const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 0 }

/** More events than this are a backlog. */
export const BACKLOG = 20
/** The whole show of a backlog takes at most so many milliseconds at normal speed. */
const BACKLOG_SHOW = 10_000
/** The shortest time for which anything is shown by itself. Where even this is too long, events are shown together. */
const SHORTEST = 90

export function dwellOf(weight: Weight, speed: Speed): number {
  return DWELL[weight] * FACTOR[speed]
}

/** How long the show of so many events may take at most. */
export function longestShow(count: number, speed: Speed): number {
  return count > BACKLOG ? BACKLOG_SHOW * FACTOR[speed] : Infinity
}

/** The weight of events that are shown together: that of the heaviest. */
export function weightOf(events: readonly NarratedEvent[]): Weight {
  const weights = events.map(({ weight }) => weight)
  return weights.includes('major') ? 'major' : weights.includes('normal') ? 'normal' : 'quiet'
}

/** What is shown next: how many of the frames that wait, and for how many milliseconds before the next one follows. */
export interface NextShow {
  take: number
  dwell: number
}

/**
 * Chooses what is shown next of the frames that wait, whose weights are given. The rest may take `budget` milliseconds. If that is not enough
 * for all, quiet frames are shown together with the next one; then all are shown for a shorter time; then several at once, a major one last.
 */
export function nextShow(weights: readonly Weight[], speed: Speed, budget: number): NextShow {
  const dwells = weights.map((weight) => dwellOf(weight, speed))
  if (speed === 'instant' || budget <= 0) return { take: weights.length, dwell: 0 }
  if (sum(dwells.slice(0, -1)) <= budget) return { take: 1, dwell: dwells[0] ?? 0 }
  const groups = withQuietOnes(weights)
  const needed = sum(groups.slice(0, -1).map(({ weight }) => dwellOf(weight, speed)))
  const first = groups[0]
  if (!first) return { take: weights.length, dwell: 0 }
  const dwell = dwellOf(first.weight, speed) * Math.min(1, budget / needed)
  const most = Math.floor(budget / SHORTEST) + 1
  if (groups.length <= most) return { take: first.take, dwell: Math.max(SHORTEST, dwell) }
  const together = groups.slice(0, Math.ceil(groups.length / most))
  const major = together.findIndex(({ weight }) => weight === 'major')
  const shown = major < 0 ? together : together.slice(0, major + 1)
  return { take: sum(shown.map(({ take }) => take)), dwell: SHORTEST }
}

/** Groups of frames: quiet ones belong to the next frame that is not. */
function withQuietOnes(weights: readonly Weight[]): { take: number; weight: Weight }[] {
  const groups: { take: number; weight: Weight }[] = []
  let take = 0
  for (const [at, weight] of weights.entries()) {
    take += 1
    if (weight === 'quiet' && at < weights.length - 1) continue
    groups.push({ take, weight })
    take = 0
  }
  return groups
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
