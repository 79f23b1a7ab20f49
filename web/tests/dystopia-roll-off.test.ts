import { describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import { firstRollOf, roundsOf, tieOf } from '../src/games/dystopia/model/roll-off'

const told = (...events: [event: string, said: object][]): NarratedEvent[] =>
  events.map(([event, said], n) => ({ event: { n, event, rule: null, ...said }, text: `${event}.`, actor: null, targets: [], weight: 'normal' }))
const keptIn = (rounds: ReturnType<typeof roundsOf>) => rounds.map((round) => round.filter(({ isKept }) => isKept).map(({ seat }) => seat))

const STARTING: [string, object][] = [
  ['starting-dice', { seat: 0, numbers: [4, 1] }],
  ['starting-dice', { seat: 1, numbers: [3, 5] }],
  ['starting-dice', { seat: 2, numbers: [6, 2] }],
]
const AGAIN: [string, object][] = [
  ['first-rolled', { seat: 1, number: 2 }],
  ['first-rolled', { seat: 2, number: 6 }],
]

describe('the roll-off for the first turn', () => {
  it('is not there before the dice', () => {
    expect(firstRollOf(told(['dealt', { seat: 0 }]))).toBeNull()
  })

  it('has the starting workers with their sums, and who begins', () => {
    const rollOff = firstRollOf(told(...STARTING, ['first', { seat: 2 }]))
    expect(rollOff).toMatchObject({ what: 'first', winner: 2 })
    expect(rollOff?.rounds.map((round) => round.map(({ total }) => total))).toEqual([[5, 8, 8]])
    expect(keptIn(rollOff!.rounds)).toEqual([[2]])
  })

  it('has nobody out as long as it is not decided', () => {
    expect(firstRollOf(told(...STARTING))?.rounds[0]?.map(({ isKept }) => isKept)).toEqual([null, null, null])
  })

  it('has another round for those who are level', () => {
    const rollOff = firstRollOf(told(...STARTING, ...AGAIN, ['first', { seat: 2 }]))
    expect(keptIn(rollOff!.rounds)).toEqual([[1, 2], [2]])
    expect(rollOff?.rounds[1]).toMatchObject([{ seat: 1, dice: [2], total: 2 }, { seat: 2, dice: [6], total: 6 }])
  })
})

describe('a tie at the end', () => {
  it('is told with the sentence that says what broke it', () => {
    expect(tieOf(told(['tied', { seats: [0, 1], criterion: 'morale' }]), 1)).toEqual({ what: 'tie', said: 'tied.', rounds: [], winner: 1 })
    expect(tieOf(told(['ended', {}]), 1)).toBeNull()
  })

  it('has all rounds of dice, each with who is still in it', () => {
    const roll = (seat: number, numbers: number[], total: number): [string, object] => ['tie-rolled', { seat, numbers, total }]
    const events = told(['tied', {}], roll(0, [1, 3], 4), roll(1, [2, 2], 4), roll(2, [6], 6), roll(0, [3, 4], 7), roll(1, [1, 5], 8))
    expect(keptIn(tieOf(events, 0)!.rounds)).toEqual([[0, 1], [0]])
    expect(tieOf(events, 0)!.rounds[1]?.[1]?.total).toBe(8)
  })
})
