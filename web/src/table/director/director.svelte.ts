import type { NarratedEvent } from '../../api/narrated'
import type { JsonObject } from '../../api/types'
import type { Speed } from '../../state/settings.svelte'
import { merge, samePart, unfold, type Frame } from './frames'
import type { Patch } from './json-patch'
import { dwellOf, longestShow, nextShow, weightOf } from './pace'

/** Time, in milliseconds; tests replace it. */
export interface Time {
  now(): number
  /** Calls `then` after a while, unless the function that it returns is called before. */
  wait(milliseconds: number, then: () => void): () => void
}

export const BROWSER_TIME: Time = {
  now: () => performance.now(),
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** What a message of the server brings. */
export interface Feed {
  /** All events so far. */
  events: readonly NarratedEvent[]
  /** The view after the last of them. */
  view: JsonObject
  /** See `unfold`. */
  rewind?: readonly Patch[]
  /** The viewer's seat. */
  seat?: number | null
  /** Nothing of what was shown before belongs to it: the first message, another seat, another language. */
  restart?: boolean
  /** The rest of the show may take so many milliseconds, since the viewer is asked and their time runs. */
  limit?: number | null
}

/**
 * Shows a game's events one after the other, each with the view after it, at a speed that a person can follow. What is fed to it is shown
 * later; `view`, `events` and `fresh` are what is shown now, and nothing else of the game may be seen before.
 */
export class Director {
  /** The view that is shown. */
  view = $state.raw<JsonObject>({})
  /** The events up to the one that is shown. */
  events = $state.raw<readonly NarratedEvent[]>([])
  /** Index of the first event that came into sight with this view: those are animated. */
  fresh = $state(0)
  /** All events that have been shown already: more than `events` while one looks at the past. */
  known = $state.raw<readonly NarratedEvent[]>([])
  paused = $state(false)
  /** Whether it plays from the newest to the oldest. */
  backwards = $state(false)
  /** The number of events after which the viewer was away: what has happened since was not seen. Null: nothing was missed. */
  missedSince = $state<number | null>(null)

  #all = $state.raw<readonly NarratedEvent[]>([])
  #frames = $state.raw<readonly Frame[]>([])
  /** The index of the frame that is shown. */
  #at = $state(-1)
  #speed = $state<Speed>('normal')

  readonly #time: Time
  #cancel: (() => void) | null = null
  /** Until then the frame that is shown is looked at. */
  #busyUntil = 0
  /** The show has to end by then: it is a backlog, or the viewer's time runs. */
  #backlogEnd = Infinity
  #limitEnd = Infinity
  /** Whether it is a whole game of the past, which is not fed any more. */
  #isWhole = false

  constructor(speed: Speed = 'normal', time: Time = BROWSER_TIME) {
    this.#speed = speed
    this.#time = time
  }

  get speed(): Speed {
    return this.#speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    const now = this.#time.now()
    this.#busyUntil = Math.min(this.#busyUntil, now + dwellOf('normal', speed))
    this.#backlogEnd = Infinity
    this.#setBacklog()
    this.#go()
  }

  /** Whether the newest event is shown: the viewer may be asked. */
  get caughtUp(): boolean {
    return this.#at === this.#frames.length - 1
  }

  /** Whether the shown moment is one that was left behind already. */
  get isPast(): boolean {
    return this.events.length < this.known.length
  }

  /** How many events were never shown. */
  get waiting(): number {
    return this.#all.length - this.known.length
  }

  /** How many events there are. */
  get total(): number {
    return this.#all.length
  }

  /** The place of the shown moment among all that can be shown. */
  get position(): number {
    return this.#at
  }

  get mayStepBack(): boolean {
    return this.#at > 0
  }

  /** The number of events from which on every moment can be shown. */
  get framesSince(): number {
    return this.#frames[0]?.count ?? this.#all.length
  }

  /** What is known of the event with this index; null as long as it was not shown. */
  eventAt(index: number): NarratedEvent | null {
    return this.known[index] ?? null
  }

  /** News from the server. The first of them is shown at once if nothing else is being looked at, or if the viewer did it. */
  feed({ events, view, rewind = [], seat = null, restart = false, limit = null }: Feed): void {
    const before = this.#all
    const wasCaughtUp = this.caughtUp
    const same = restart ? 0 : samePart(before, events)
    const kept = restart ? [] : this.#frames.filter(({ count }) => count <= same)
    this.#all = events
    this.#frames = merge(kept, unfold(view, events.length, rewind))
    if (restart || events.length < before.length || same < this.known.length) {
      // Nothing was shown yet, or something that was shown has been taken back.
      this.known = events.slice(0, Math.min(same, this.known.length))
      this.#jumpToNow(Math.min(same, events.length), restart)
      return
    }
    this.#at = this.#indexOf(this.events.length)
    if (wasCaughtUp && events.length === before.length) {
      this.#show(this.#frames.length - 1, events.length)
      return
    }
    const now = this.#time.now()
    const next = events[this.events.length]
    if (wasCaughtUp && seat !== null && next?.actor === seat) this.#busyUntil = now
    this.#setBacklog()
    if (limit !== null) this.#limitEnd = Math.min(this.#limitEnd, now + limit)
    this.#go()
  }

  /** A whole game whose moments are all known, as in a replay. */
  load(events: readonly NarratedEvent[], frames: readonly Frame[], at: number): void {
    this.#stop()
    this.#isWhole = true
    this.#all = events
    this.#frames = frames
    this.known = events
    this.goTo(at)
  }

  /** Earlier moments of the same game: so many events, the view after them, and how to go back from it. */
  addEarlier(count: number, view: JsonObject, rewind: readonly Patch[]): void {
    const shown = this.#frames[this.#at]
    const earlier = unfold(view, count, rewind).filter((frame) => frame.count <= this.#all.length)
    this.#frames = merge(earlier, this.#frames)
    this.#at = shown ? this.#frames.indexOf(shown) : -1
    if (this.#at < 0) this.#at = this.#indexOf(this.events.length)
  }

  /** Goes on, from the beginning if it is at the end. */
  play(): void {
    if (this.caughtUp && this.#isWhole) this.goTo(0)
    this.backwards = false
    this.paused = false
    this.#busyUntil = this.#time.now()
    this.#setBacklog()
    this.#go()
  }

  playBackwards(): void {
    this.backwards = true
    this.paused = false
    this.#busyUntil = this.#time.now()
    this.#go()
  }

  pause(): void {
    this.paused = true
    this.#stop()
  }

  /** One moment on, or back. Back is a pause; having come to now ends it. */
  step(by: 1 | -1): void {
    const to = this.#at + by
    if (to < 0 || to >= this.#frames.length) return
    this.pause()
    this.#show(to, by > 0 ? this.events.length : this.#countAt(to))
    if (this.caughtUp) this.#arrive()
  }

  /** Shows a moment by its place among all that can be shown, and stays there. */
  goTo(at: number): void {
    this.pause()
    const to = Math.max(0, Math.min(this.#frames.length - 1, at))
    this.#show(to, this.#countAt(to))
    if (this.caughtUp) this.#arrive()
  }

  /** Shows the moment after so many events. */
  goToEvent(count: number): void {
    this.goTo(this.#indexOf(count))
  }

  /** Jumps to the newest event, and goes on from there. */
  now(): void {
    this.paused = false
    this.backwards = false
    this.missedSince = null
    this.#jumpToNow(this.#all.length, true)
  }

  /** Shows again what has happened after so many events. */
  watchSince(count: number): void {
    this.missedSince = null
    const start = this.#frames.findLastIndex((frame) => frame.count <= count)
    this.#show(Math.max(0, start), this.#countAt(Math.max(0, start)))
    this.paused = false
    this.backwards = false
    this.#limitEnd = Infinity
    this.#backlogEnd = Infinity
    this.#setBacklog()
    this.#busyUntil = this.#time.now() + dwellOf('normal', this.#speed)
    this.#go()
  }

  /** The page is not in sight: nothing is played to nobody. What is missed can be watched later. */
  away(): void {
    if (this.caughtUp || this.paused) return
    this.missedSince ??= this.events.length
    const { missedSince } = this
    this.now()
    this.missedSince = missedSince
  }

  /** Ends the show, as its page is closed. */
  close(): void {
    this.#stop()
  }

  #countAt(index: number): number {
    return this.#frames[index]?.count ?? 0
  }

  /** The index of the last frame with at most so many events. */
  #indexOf(count: number): number {
    return this.#frames.findLastIndex((frame) => frame.count <= count)
  }

  #show(index: number, fresh: number): void {
    const frame = this.#frames[index]
    if (!frame) return
    this.#at = index
    this.view = frame.view
    if (frame.count !== this.events.length || this.events.at(-1) !== this.#all[frame.count - 1]) {
      this.events = this.#all.slice(0, frame.count)
    }
    this.fresh = fresh
    if (frame.count >= this.known.length) this.known = this.events
  }

  /** `plainly`: without animating what was skipped. */
  #jumpToNow(fresh: number, plainly: boolean): void {
    this.#stop()
    this.#show(this.#frames.length - 1, plainly ? this.#all.length : fresh)
    this.#arrive()
  }

  #arrive(): void {
    this.paused = false
    this.#backlogEnd = Infinity
    this.#limitEnd = Infinity
  }

  #setBacklog(): void {
    if (this.#isWhole) return
    const waiting = this.#frames.slice(this.#at + 1)
    const longest = longestShow(waiting.length, this.#speed)
    if (longest === Infinity) return
    const end = this.#time.now() + longest
    this.#backlogEnd = this.#backlogEnd === Infinity ? end : Math.max(this.#backlogEnd, end)
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  /** Shows what is due now, and waits for what is due later. */
  #go(): void {
    this.#stop()
    while (!this.paused) {
      if (this.backwards ? this.#at <= 0 : this.caughtUp) break
      const wait = this.#busyUntil - this.#time.now()
      const due = Math.min(this.#busyUntil, this.#limitEnd) - this.#time.now()
      if (wait > 0 && due > 0) {
        this.#cancel = this.#time.wait(due, () => this.#go())
        return
      }
      if (this.backwards) this.#back()
      else this.#forth()
    }
    if (!this.paused && this.caughtUp && !this.backwards) this.#arrive()
    if (!this.paused && this.backwards) this.pause()
  }

  #forth(): void {
    const now = this.#time.now()
    const waiting = this.#frames.slice(this.#at + 1)
    let before = this.events.length
    const weights = waiting.map(({ count }) => {
      const weight = weightOf(this.#all.slice(before, count))
      before = count
      return weight
    })
    const budget = Math.min(this.#backlogEnd, this.#limitEnd) - now
    const { take, dwell } = nextShow(weights, this.#speed, budget)
    this.#show(this.#at + take, this.events.length)
    this.#busyUntil = now + dwell
  }

  #back(): void {
    const shown = this.#frames[this.#at]
    const to = this.#at - 1
    const weight = weightOf(this.#all.slice(this.#countAt(to), shown?.count ?? 0))
    this.#show(to, this.#countAt(to))
    this.#busyUntil = this.#time.now() + dwellOf(weight, this.#speed)
  }
}
