import { untrack } from 'svelte'
import type { NarratedEvent } from '../../../api/socket'
import { followMarks, NO_MARKS, readMarks, storeMarks, type Marks } from './marks'

/** My marks at a table: read from the browser's storage, moved along with the recruits, and stored when they change. */
export class MarkStore {
  marks = $state.raw<Marks>(NO_MARKS)
  readonly #table: () => string
  readonly #seat: () => number | null

  constructor(table: () => string, seat: () => number | null, events: () => readonly NarratedEvent[]) {
    this.#table = table
    this.#seat = seat
    const follow = (marks: Marks) => followMarks(marks, events().map(({ event }) => event))
    $effect(() => {
      const stored = readMarks(table(), seat())
      this.marks = untrack(() => follow(stored))
    })
    $effect(() => {
      const before = untrack(() => this.marks)
      const after = follow(before)
      if (after !== before) untrack(() => this.change(after))
    })
  }

  readonly change = (changes: Partial<Marks>): void => {
    this.marks = { ...this.marks, ...changes }
    storeMarks(this.#table(), this.#seat(), this.marks)
  }
}
