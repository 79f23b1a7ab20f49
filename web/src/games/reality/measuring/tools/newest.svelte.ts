import { untrack } from 'svelte'
import type { JsonObject } from '../../../../api/types'
import type { Query } from '../../../board'
import { answerTo, isAnswered } from '../asked.svelte'
import type { Asking } from './questions'

/** Milliseconds from one question to the next: somebody who drags asks for something new all the time, and the server answers ten a second. */
const GAP = 120

interface Wanted {
  askings: readonly Asking[]
  /** The view that the questions are about. */
  position: JsonObject
  query: Query | undefined
}

/** Answers to questions that change faster than they are answered: only the newest are asked, one after the other. */
export class Newest {
  /** The answers by the names of their questions, all to the same ends. Those before stay until there are others. */
  answers = $state.raw<Readonly<Record<string, JsonObject>>>({})
  /** Whether the newest questions have no answer. */
  isRefused = $state(false)
  #wanted: Wanted | null = null
  #isAsking = false
  #last = 0

  /** `kind`: answers of one kind do not stay where another kind is wanted. */
  constructor(wanted: () => Wanted & { kind: string }) {
    let shown: Pick<ReturnType<typeof wanted>, 'kind' | 'position'> | null = null
    $effect(() => {
      const now = wanted()
      const isNew = shown?.kind !== now.kind || shown.position !== now.position
      shown = now
      untrack(() => {
        if (isNew || !now.askings.length || !now.query) this.answers = {}
        this.isRefused = false
        this.#wanted = now
        void this.#ask()
      })
    })
    $effect(() => () => (this.#wanted = null))
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    for (let wanted = this.#wanted; wanted; wanted = this.#wanted === wanted ? null : this.#wanted) await this.#askFor(wanted)
    this.#isAsking = false
  }

  async #askFor(wanted: Wanted): Promise<void> {
    const { askings, position, query } = wanted
    if (!query || !askings.length) return
    const found: Record<string, JsonObject> = {}
    for (const { question, args } of askings) {
      if (!isAnswered(position, question, args)) {
        await pause(this.#last + GAP - performance.now())
        if (this.#wanted !== wanted) return
        this.#last = performance.now()
      }
      const answer = await answerTo(position, question, args, query)
      if (this.#wanted !== wanted) return
      if (answer === null) {
        this.answers = {}
        this.isRefused = true
        return
      }
      found[question] = answer
      // What is answered at once is shown before the rest.
      this.answers = { ...found }
    }
  }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, Math.max(0, milliseconds)))
