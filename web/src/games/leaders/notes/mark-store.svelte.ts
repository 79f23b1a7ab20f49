import { untrack } from 'svelte'
import type { NarratedEvent } from '../../../api/narrated'
import type { GameEvent } from '../../../api/types'
import { followMarks, NO_MARKS, readMarks, sameBeginning, storeMarks, type Marks } from './marks'

/** My marks at a table: read from the browser's storage, moved along with the recruits, and stored when they change. */
export class MarkStore {
  marks = $state.raw<Marks>(NO_MARKS)
  readonly #table: () => string
  readonly #seat: () => number | null

  constructor(table: () => string, seat: () => number | null, events: () => readonly NarratedEvent[]) {
    this.#table = table
    this.#seat = seat
    /** The longest story so far. A shorter one is the past, at which the viewer looks, or something was taken back. */
    let followed: readonly GameEvent[] = []
    $effect(() => {
      const stored = readMarks(table(), seat())
      untrack(() => {
        followed = []
        this.marks = stored
      })
    })
    $effect(() => {
      const story = events().map(({ event }) => event)
      void [table(), seat()]
      untrack(() => {
        const same = sameBeginning(followed, story)
        const isSame = same === Math.min(followed.length, story.length)
        const before = isSame ? this.marks : { ...this.marks, seen: Math.min(this.marks.seen, same) }
        if (!isSame || story.length > followed.length) followed = story
        if (story.length > before.seen) this.change(followMarks(before, story))
      })
    })
  }

  readonly change = (changes: Partial<Marks>): void => {
    this.marks = { ...this.marks, ...changes }
    storeMarks(this.#table(), this.#seat(), this.marks)
  }
}
