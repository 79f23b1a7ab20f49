import type { Choice } from '../../games/board'
import { BROWSER_TIME, type Time } from '../director/director.svelte'

/** Milliseconds for which the only choice is seen before it is taken. */
export const MOMENT = 900

/** Takes the only choice by itself where the server says that nobody learns anything by it, and says so. */
export class ForcedChoice {
  /** What was taken last in this way, until the viewer chooses again. */
  taken = $state<string | null>(null)
  /** Whether the viewer has taken something back: then they choose themselves, or the same would happen again. */
  #held = $state(false)

  readonly #take: (choice: Choice) => void
  readonly #time: Time

  constructor(take: (choice: Choice) => void, time: Time = BROWSER_TIME) {
    this.#take = take
    this.#time = time
  }

  /** Take this choice after a moment, unless the function that is returned is called before; null: there is none. */
  offer(only: Choice | null): (() => void) | undefined {
    if (!only || this.#held) return undefined
    return this.#time.wait(MOMENT, () => {
      this.taken = only.text
      this.#take(only)
    })
  }

  /** The viewer has chosen themselves. */
  release(): void {
    this.taken = null
    this.#held = false
  }

  /** The viewer takes something back. */
  hold(): void {
    this.taken = null
    this.#held = true
  }
}
