import type { Place } from '../model/view'

export const isSame = (one: Place | null, other: Place | null) => one === other || (one !== null && other !== null && one.join() === other.join())

/** What is put together before it is done: a goal, and points that the way is to pass by. Board and prompt share it. */
export class Plan {
  goal = $state.raw<Place | null>(null)
  stops = $state.raw<readonly Place[]>([])
  /** Whether places that are chosen become way-points. */
  isVia = $state(false)
  /** The place under the pointer, while it is over the floor. */
  hovered = $state.raw<Place | null>(null)
  /** Carries out what is planned; null: nothing can be carried out now. The prompt sets it. */
  go = $state.raw<(() => void) | null>(null)
  #question = ''
  /** A goal that was chosen before the question for one. */
  #wish: Place | null = null

  /** Another question begins without a plan, but for a goal that was chosen before it was asked. */
  begin(question: string): void {
    if (question === this.#question) return
    this.#question = question
    this.clear()
    this.goal = this.#wish
    this.hovered = null
    this.#wish = null
  }

  /** The place that the next question will be about. */
  wish(place: Place): void {
    this.#wish = place
  }

  /** A place is chosen: as a way-point, or as the goal. */
  choose(place: Place, isVia = this.isVia): void {
    if (!isVia) this.goal = place
    else if (!isSame(this.stops.at(-1) ?? null, place)) this.stops = [...this.stops, place]
  }

  /** Takes back the goal, or else the last way-point. Whether there was any. */
  undo(): boolean {
    if (this.goal !== null && !this.isVia) {
      this.goal = null
      return true
    }
    const had = this.stops.length > 0
    this.stops = this.stops.slice(0, -1)
    return had
  }

  clear(): void {
    this.goal = null
    this.stops = []
    this.isVia = false
  }
}

export const plan = new Plan()
