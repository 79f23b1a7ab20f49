import type { JsonObject } from '../../../api/types'
import type { Query } from '../../board'
import type { Reach, Shot, Sight } from './answers'
import { Asked } from './asked.svelte'

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

  constructor(wanted: () => Wanted, position: () => JsonObject, query: () => Query | undefined) {
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
