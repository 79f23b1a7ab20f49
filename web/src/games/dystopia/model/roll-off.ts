import type { NarratedEvent } from '../../../api/narrated'
import type { GameEvent } from '../../../api/types'

/** What a player rolls in a roll-off. */
export interface Roll {
  seat: number
  dice: readonly number[]
  total: number
}

/** A roll, and whether who rolled it rolls again or has won; null: that is not known yet. */
export type KeptRoll = Roll & { isKept: boolean | null }

/** Dice that decide between players, as they are rolled. */
export interface RollOff {
  what: 'first' | 'tie'
  /** The sentence of the event that says what is decided and how; empty: there is none. */
  said: string
  rounds: KeptRoll[][]
  /** Null: nobody yet. */
  winner: number | null
}

/** A player who rolls again begins a new round. Who is in none of the later rounds is out, unless they have won. */
export function roundsOf(rolls: readonly Roll[], winner: number | null): KeptRoll[][] {
  const rounds: Roll[][] = []
  for (const roll of rolls) {
    const last = rounds.at(-1)
    if (last && last.every(({ seat }) => seat !== roll.seat)) last.push(roll)
    else rounds.push([roll])
  }
  return rounds.map((round, at) => {
    const next = rounds[at + 1]?.map(({ seat }) => seat) ?? (winner === null ? null : [winner])
    return round.map((roll) => ({ ...roll, isKept: next && next.includes(roll.seat) }))
  })
}

/** The roll-off for the first turn; null: no die has been rolled for it. */
export function firstRollOf(events: readonly NarratedEvent[]): RollOff | null {
  const rolls = rollsIn(events, ['starting-dice', 'first-rolled'])
  if (!rolls.length) return null
  const first = events.find(({ event }) => event.event === 'first')?.event['seat']
  const winner = first === undefined ? null : Number(first)
  return { what: 'first', said: '', rounds: roundsOf(rolls, winner), winner }
}

/** The breaking of a tie at the end, with dice where nothing else decides; null: there is no tie. */
export function tieOf(events: readonly NarratedEvent[], winner: number | null): RollOff | null {
  const tied = events.findLast(({ event }) => event.event === 'tied')
  return tied ? { what: 'tie', said: tied.text, rounds: roundsOf(rollsIn(events, ['tie-rolled']), winner), winner } : null
}

function rollsIn(events: readonly NarratedEvent[], kinds: readonly string[]): Roll[] {
  return events.filter(({ event }) => kinds.includes(String(event.event))).map(({ event }) => rollOf(event))
}

function rollOf(event: GameEvent): Roll {
  const dice = (event['numbers'] as number[] | undefined) ?? [Number(event['number'])]
  // Where an event has a total, it may be more than that of the dice.
  const total = Number(event['total'] ?? dice.reduce((sum, pips) => sum + pips, 0))
  return { seat: Number(event['seat']), dice, total }
}
