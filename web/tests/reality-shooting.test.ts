import { describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import { aiming } from '../src/games/reality/firing/aiming.svelte'
import { PLATE, placePlates } from '../src/games/reality/firing/floor/plates'
import { bestOf, changed, comparable, following, remaining, shotsOf, splitOf } from '../src/games/reality/firing/plan'
import { broughtBy, volleyOf } from '../src/games/reality/firing/volley'
import type { Split } from '../src/games/reality/measuring/answers'

type Triple = [target: number, weapon: number, shots: number]
const pairs = (...triples: Triple[]) => triples.map(([target, weapon, shots]) => ({ target, weapon, shots }))
function split(declared: Triple[], ...expected: [figure: number, damage: number, falls: number][]): Split {
  const shots = declared.reduce((sum, [, , number]) => sum + number, 0)
  return { declared: pairs(...declared), shots, cost: shots, expected: expected.map(([figure, damage, falls]) => ({ figure, hits: 1, damage, falls })) }
}
const SPLITS = [
  split([[4, 0, 1]], [4, 10, 0.1]),
  split([[4, 0, 2]], [4, 20, 0.2]),
  split([[4, 0, 1], [5, 0, 1]], [4, 10, 0.1], [5, 30, 0]),
  split([[5, 0, 1], [4, 0, 1]], [5, 36, 0], [4, 8, 0.05]),
]

describe('shots that are thought of', () => {
  it('become more and fewer, and a target without any is let go', () => {
    const plan = changed(changed([], 4, 0, 2), 5, 0, 1)
    expect(plan).toEqual(pairs([4, 0, 2], [5, 0, 1]))
    expect(shotsOf(plan, 4)).toBe(2)
    expect(changed(plan, 4, 0, -2)).toEqual(pairs([5, 0, 1]))
  })

  it('are the split with the same first target', () => {
    expect(splitOf(SPLITS, pairs([5, 0, 1], [4, 0, 1]))).toBe(SPLITS[3])
    expect(splitOf(SPLITS, pairs([4, 0, 1], [5, 0, 1]))).toBe(SPLITS[2])
    expect(splitOf(SPLITS, pairs([5, 0, 2]))).toBeNull()
  })

  it('follow what is declared already', () => {
    const declared = pairs([5, 0, 1])
    expect(following(SPLITS, declared)).toEqual([SPLITS[3]])
    expect(remaining(SPLITS[3]!, declared)).toEqual(pairs([4, 0, 1]))
  })

  it('are compared with what else could be fired at the same targets, each way once', () => {
    expect(comparable(SPLITS, pairs([4, 0, 1]))).toEqual([SPLITS[1], SPLITS[0]])
    expect(comparable(SPLITS, pairs([5, 0, 1], [4, 0, 1])).filter(({ declared }) => declared.length === 2)).toEqual([SPLITS[3]])
  })

  it('have a best way to make somebody fall and one to hurt, friends not counted', () => {
    expect(bestOf(SPLITS, [4, 5])).toEqual({ falls: SPLITS[1], damage: SPLITS[3] })
    expect(bestOf(SPLITS, [5]).falls).toBeNull()
  })
})

describe('a declaration that is meant as a whole', () => {
  const legal: (string | number)[][] = [['shoot', 4, 0, 1], ['fire']]

  it('is said step by step, to the order to fire', () => {
    expect(aiming.say(SPLITS[3]!, [])).toEqual(['shoot', 5, 0, 1])
    expect(aiming.goOn([], legal)).toBeNull()
    expect(aiming.goOn(pairs([5, 0, 1]), legal)).toEqual(['shoot', 4, 0, 1])
    expect(aiming.goOn(pairs([5, 0, 1], [4, 0, 1]), legal)).toEqual(['fire'])
  })

  it('stops when something was taken back or is not allowed', () => {
    aiming.say(SPLITS[3]!, [])
    expect(aiming.goOn(pairs([5, 0, 1]), [['fire']])).toBeNull()
    expect(aiming.goOn(pairs([5, 0, 1]), legal)).toBeNull()
    aiming.say(SPLITS[3]!, pairs([5, 0, 1]))
    expect(aiming.goOn([], legal)).toBeNull()
  })
})

describe('plates', () => {
  it('do not lie on each other, nor beyond the floor', () => {
    const [one, other, last] = placePlates([{ x: 10, y: 10 }, { x: 12, y: 11 }, { x: 98, y: 50 }], 100)
    expect(Math.abs(one!.y - other!.y)).toBeGreaterThanOrEqual(PLATE.height)
    expect(last!.x + PLATE.width).toBeLessThan(98)
  })
})

/** Events in short: name and fields. */
function log(...told: [string, Record<string, unknown>?, NarratedEvent['weight']?][]): NarratedEvent[] {
  return told.map(([event, fields, weight = 'quiet'], n) => ({ event: { n, event, rule: null, ...fields }, text: '', actor: null, targets: [], weight }) as NarratedEvent)
}
const VOLLEY: [string, Record<string, unknown>?, NarratedEvent['weight']?][] = [
  ['activated', { figure: 0 }],
  ['declared', { figure: 0, other: 4, weapon: 0, shots: 2 }],
  ['declared', { figure: 0, other: 5, weapon: 0, shots: 1 }],
  ['aimed', { figure: 0, other: 4, shots: 2, aim: 5, profile: 6, modifiers: [{ name: 'shooter-walked', value: -1 }], chance: 0.5, expected: { hits: 1, damage: 35.35 } }],
  ['aimed', { figure: 0, other: 5, shots: 1, aim: 4, profile: 6, modifiers: [], chance: 0.4, expected: { hits: 0.4, damage: 14.14 } }],
  ['shot', { figure: 0, other: 4, aim: 5, roll: 3, hit: true }],
  ['luck', { figure: 4, roll: 2, lucky: false }],
  ['hurt', { figure: 4, damage: 40, life: 0 }],
  ['fell', { figure: 4 }],
]

describe('a volley in the log', () => {
  it('has what was needed, what was rolled and what was expected', () => {
    const volley = volleyOf(log(...VOLLEY))!
    expect(volley.declared.map(({ target, shots }) => [target, shots])).toEqual([[4, 2], [5, 1]])
    expect(volley.aims.map(({ target, aim }) => [target, aim])).toEqual([[4, 5], [5, 4]])
    expect(volley.expected.hits).toBeCloseTo(1.4)
    expect(volley.shots).toEqual([{ victim: 4, whom: null, aim: 5, roll: 3, hit: true }])
    expect(volley.wounds[0]).toMatchObject({ figure: 4, luck: { lucky: false }, hurt: { damage: 40 } })
    expect(broughtBy(volley)).toEqual({ hits: 1, damage: 40 })
    expect(volley.fallen).toEqual([4])
  })

  it('tells an aim once more where it has changed, and expects nothing more of it', () => {
    const volley = volleyOf(log(...VOLLEY, ['aimed', { figure: 0, other: 5, shots: 0, aim: 5, profile: 6, modifiers: [], chance: 0.5, expected: { hits: 0, damage: 0 } }]))!
    expect(volley.aims.map(({ target, aim }) => [target, aim])).toEqual([[4, 5], [5, 5]])
    expect(volley.expected.hits).toBeCloseTo(1.4)
  })

  it('says whom a die has chosen in a fight', () => {
    const volley = volleyOf(log(...VOLLEY, ['into-fight', { figure: 0, other: 6, roll: 8 }], ['shot', { figure: 0, other: 6, aim: 2, roll: 9, hit: false }]))!
    expect(volley.shots.at(-1)).toEqual({ victim: 6, whom: 8, aim: 2, roll: 9, hit: false })
    expect(volley.shots).toHaveLength(2)
  })

  it('is over with what has nothing to do with it, and past once somebody has done something', () => {
    expect(volleyOf(log(...VOLLEY))).toMatchObject({ isOver: false, last: 8 })
    expect(volleyOf(log(...VOLLEY, ['turn', {}, 'normal']))).toMatchObject({ isOver: true, isPast: false })
    expect(volleyOf(log(...VOLLEY, ['walked', {}, 'normal']))).toMatchObject({ isOver: true, isPast: true })
    expect(volleyOf(log(['turn']))).toBeNull()
  })
})
