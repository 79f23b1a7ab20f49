import type { Action, GameMessage } from '../../api/types'
import type { Choice } from '../../games/board'
import type { Guard } from '../../state/settings.svelte'
import { BROWSER_TIME, type Time } from '../director/director.svelte'

/** Milliseconds for which a choice can be stopped. */
export const GRACE = 1500
/** With less than this on a live clock, in milliseconds, nothing waits. */
const HURRY = 10_000

/**
 * Stands between a click and the server: a choice of the board or of the list waits to be confirmed, or for a short while in which it can be
 * stopped, as the settings want it.
 */
export class ChoiceGuard {
  /** The choice that waits. */
  pending = $state.raw<Choice | null>(null)
  /** Whether it happens by itself unless it is stopped. */
  passes = $state(false)

  readonly #send: (action: Action) => void
  readonly #time: Time
  #cancel: (() => void) | null = null

  constructor(send: (action: Action) => void, time: Time = BROWSER_TIME) {
    this.#send = send
    this.#time = time
  }

  /** The same choice once more changes nothing: a double click is no second thought. */
  choose(choice: Choice, guard: Guard): void {
    if (this.pending && isSame(this.pending.action, choice.action)) return
    this.stop()
    if (guard === 'none') {
      this.#send(choice.action)
      return
    }
    this.pending = choice
    this.passes = guard === 'grace'
    if (this.passes) this.#cancel = this.#time.wait(GRACE, () => this.confirm())
  }

  /** It is meant. */
  confirm(): void {
    const { pending } = this
    this.stop()
    if (pending) this.#send(pending.action)
  }

  /** It is not meant, or there is another question. */
  stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.pending = null
  }
}

export function isSame(one: Action, other: Action): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at])
}

/** Whether a seat has so little time left that a choice must not wait. `passed`: milliseconds since the message. */
export function isHurried({ clocks, seat }: Pick<GameMessage, 'clocks' | 'seat'>, passed: number): boolean {
  const clock = seat === null ? undefined : clocks?.seats[seat]
  return clocks?.kind === 'live' && clock !== undefined && clock.running && clock.left - passed < HURRY
}
