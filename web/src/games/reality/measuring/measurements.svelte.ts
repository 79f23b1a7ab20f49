import type { JsonObject } from '../../../api/types'
import type { Query } from '../../board'
import type { Reach, Shot, Sight } from './answers'

/** Milliseconds for which a question must stay the same before it is asked: a pointer passes over many figures. */
const PAUSE = 90

/** A question that a board asks as long as it is not null, and the answer to it. */
class Asked<Answer> {
  answer = $state.raw<Answer | null>(null)
  /** Answers in the present position. */
  readonly #known = new Map<string, Answer>()

  constructor(question: string, args: () => JsonObject | null, position: () => unknown, query: () => Query | undefined) {
    let last: unknown
    $effect(() => {
      const now = position()
      if (now !== last) this.#known.clear()
      last = now
      const asked = args()
      const ask = query()
      if (!asked || !ask) {
        this.answer = null
        return
      }
      const key = JSON.stringify(asked)
      const known = this.#known.get(key)
      this.answer = known ?? null
      if (known !== undefined) return
      let isWanted = true
      const timer = setTimeout(() => {
        void ask(question, asked).then((answer) => {
          if (answer === null || now !== last) return
          this.#known.set(key, answer as unknown as Answer)
          if (isWanted) this.answer = answer as unknown as Answer
        })
      }, PAUSE)
      return () => {
        isWanted = false
        clearTimeout(timer)
      }
    })
  }
}

/** What the board wants to be measured now; null: nothing. */
interface Wanted {
  reach: JsonObject | null
  sight: JsonObject | null
  shot: JsonObject | null
}

/** What is measured for a board: asked again when the question or the position changes. */
export class Measurements {
  readonly #reach: Asked<Reach>
  readonly #sight: Asked<Sight>
  readonly #shot: Asked<Shot>

  constructor(wanted: () => Wanted, position: () => unknown, query: () => Query | undefined) {
    this.#reach = new Asked('reach', () => wanted().reach, position, query)
    this.#sight = new Asked('sight', () => wanted().sight, position, query)
    this.#shot = new Asked('shot', () => wanted().shot, position, query)
  }

  get reach(): Reach | null {
    return this.#reach.answer
  }

  get sight(): Sight | null {
    return this.#sight.answer
  }

  get shot(): Shot | null {
    return this.#shot.answer
  }
}
