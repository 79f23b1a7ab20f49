import { untrack } from 'svelte'
import { changeOf, type Side } from '../model/side'

interface Source {
  table: string
  seat: number | null
  turn: number
  side: Side | null
}

/** What has changed on the viewer's side: the kind of change, and the side before. */
export interface SideChange {
  change: NonNullable<ReturnType<typeof changeOf>>
  before: Side
}

/** Notices that the viewer's side has changed, by comparing each view with the one before. */
export class SideNews {
  /** Stays until this many turns after the change: one round of the table. */
  newest = $state.raw<(SideChange & { turn: number }) | null>(null)
  #last: Source | null = null

  constructor(source: () => Source, seats: () => number) {
    $effect.pre(() => {
      const now = source()
      untrack(() => this.#follow(now, seats()))
    })
  }

  #follow(now: Source, seats: number): void {
    const last = this.#last
    this.#last = now
    const goesOn = last?.table === now.table && last.seat === now.seat && last.turn <= now.turn
    if (!goesOn || !last.side || !now.side) {
      this.newest = null
      return
    }
    const change = changeOf(last.side, now.side)
    if (change) this.newest = { change, before: last.side, turn: now.turn }
    else if (this.newest && now.turn >= this.newest.turn + seats) this.newest = null
  }
}
