import type { NarratedEvent } from '../../../api/narrated'
import { onFreshEvents } from '../../../board/motion/fresh-events.svelte'
import type { Roll } from './roll'

interface Source {
  roll: Roll | null
  events: readonly NarratedEvent[]
  fresh: number
  /** Whether the floor must be seen now. */
  isHushed?: boolean
}

/** Whether a roll is shown: while it happens and until there is other news, or as the reader has opened or shut it. */
export class RollShow {
  readonly #source: () => Source
  /** The roll that was shown as it happened. */
  #seen = $state<number | null>(null)
  #chosen = $state<{ n: number; open: boolean } | null>(null)

  isOpen = $derived.by(() => {
    const { roll, isHushed } = this.#source()
    if (!roll) return false
    if (this.#chosen?.n === roll.n) return this.#chosen.open
    return (!roll.isOver || (this.#seen === roll.n && !roll.isPast)) && !isHushed
  })

  constructor(source: () => Source) {
    this.#source = source
    onFreshEvents(source, (news) => {
      const { roll } = source()
      if (roll && news.some(({ n }) => n === roll.last)) this.#seen = roll.n
    })
  }

  toggle(): void {
    const { roll } = this.#source()
    if (roll) this.#chosen = { n: roll.n, open: !this.isOpen }
  }
}
