import type { NarratedEvent } from '../../../api/narrated'
import { onFreshEvents } from '../../../board/motion/fresh-events.svelte'
import { settings } from '../../../state/settings.svelte'
import { deedsOf, type Deed } from '../model/deeds'
import { firstRollOf, tieOf, type RollOff } from '../model/roll-off'

interface Source {
  events: readonly NarratedEvent[]
  /** Index of the first new event. */
  fresh: number
  /** The viewer's seat. */
  seat: number | null
  /** Whether it is the viewer's turn, and they are asked. */
  isMine: boolean
  /** Who has won the game; null: nobody yet. */
  winner: number | null
}

/** What is told on the board of what the others do. */
export class ShownDeed {
  readonly #source: () => Source
  /** Something has happened since the board was opened. */
  #hasNews = $state(false)
  /** The index of the turn at whose beginning the round was read. */
  #read = $state(-1)
  /** The roll-off that was read. */
  #readRoll = $state<RollOff['what'] | null>(null)
  #isTold = $derived.by(() => this.#hasNews && settings.speed !== 'instant')
  #turn = $derived.by(() => lastTurn(this.#source().events))

  /** What somebody else does now: the last deed, until the viewer is to act. */
  deed: Deed | null = $derived.by(() => {
    const { events, seat, isMine } = this.#source()
    if (!this.#isTold || isMine) return null
    // While a turn has only begun, the deed before it is still told.
    const before = lastTurn(events.slice(0, Math.max(0, this.#turn)))
    const last = deedsOf(events.slice(Math.max(0, before))).findLast(({ kind }) => kind !== 'turn')
    return last && last.seat !== seat ? last : null
  })

  /** As the viewer's turn begins: what has happened since their last one; null: it was read, or the viewer has acted. */
  round: readonly NarratedEvent[] | null = $derived.by(() => {
    const { events, seat, isMine } = this.#source()
    if (!this.#isTold || !isMine || this.#read === this.#turn || deedsOf(events.slice(this.#turn)).length > 1) return null
    const own = events.slice(0, this.#turn).findLastIndex(({ event }) => event.event === 'turn' && event['seat'] === seat)
    const happened = events.slice(own + 1, this.#turn)
    return deedsOf(happened).some((deed) => deed.kind !== 'turn' && deed.seat !== seat) ? happened : null
  })

  /** Dice for the first turn, until somebody has done something in it; and what breaks a tie at the end. Null as well once it is read. */
  rollOff: RollOff | null = $derived.by(() => {
    const { events, winner } = this.#source()
    if (!this.#isTold) return null
    const isBeginning = deedsOf(events).every(({ kind }) => kind === 'turn')
    const rollOff = isBeginning ? firstRollOf(events) : tieOf(events, winner)
    return rollOff?.what === this.#readRoll ? null : rollOff
  })

  constructor(source: () => Source) {
    this.#source = source
    onFreshEvents(source, () => (this.#hasNews = true))
  }

  /** The viewer does something: they have seen what happened. */
  readonly read = (): void => {
    if (this.rollOff) this.#readRoll = this.rollOff.what
    if (this.round) this.#read = this.#turn
  }
}

const lastTurn = (events: readonly NarratedEvent[]) => events.findLastIndex(({ event }) => event.event === 'turn')
