import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import type { GameEvent } from '../src/api/types'
import { deedsOf } from '../src/games/dystopia/model/deeds'
import { causeOf } from '../src/games/dystopia/motion/cause'
import { motionOf, QUIET, type Cause, type Motion } from '../src/games/dystopia/motion/journeys'
import { cardsOf, countOf, homeOf, OUT, spaceAt, territoryOf } from '../src/games/dystopia/motion/places'

const event = (name: string, said: object = {}, n = 0): GameEvent => ({ n, event: name, rule: '', ...said })
const told = (...events: GameEvent[]): NarratedEvent[] =>
  events.map((event, n) => ({ event: { ...event, n }, text: '', actor: null, targets: [], weight: 'normal' }))
const NO_CAUSE: Cause = { space: null, offer: null }
const AT_FARM: Cause = { space: 'farm', offer: null }

/** The kinds of events, as the game has them. */
const KINDS = [...readFileSync('../src/euphoria/games/dystopia/events.py', 'utf8').matchAll(/^ {4}\("([a-z-]+)", /gm)].map(([, kind]) => kind ?? '')

/** From where to where something travels, and what it is. */
const journeys = (motion: Motion | null) => motion?.journeys.map(({ sort, from, to }) => [sort.what, from, to])

describe('the motion of events', () => {
  it('is decided for every kind: something moves, or it is quiet', () => {
    expect(KINDS.length).toBeGreaterThan(40)
    const values = { seat: 1, number: 3, space: 'farm', paid: [1], good: 'food', count: 1, steps: 1, faction: 'icarite', spot: 0, site: 0, target: 0 }
    const offer = event('offered', { ...values, give: [1], take: [0, 1] })
    for (const kind of KINDS) {
      const motion = motionOf(event(kind, values), { space: 'farm', offer })
      expect(motion, `${kind}: decide in journeys.ts what moves`).not.toBeNull()
      const moves = (motion?.journeys.length ?? 0) + (motion?.touches.length ?? 0) > 0
      expect(moves, `${kind} is listed as quiet or moves`).toBe(!(QUIET as readonly string[]).includes(kind))
    }
    expect(motionOf(event('a-new-kind'), NO_CAUSE)).toBeNull()
  })

  it('sends a worker to its space and a bumped one home, where it tumbles', () => {
    expect(journeys(motionOf(event('placed', { seat: 1, number: 4, space: 'farm' }), AT_FARM))).toEqual([['die', homeOf(1), spaceAt('farm')]])
    expect(journeys(motionOf(event('bumped', { seat: 0, number: 2, space: 'market-e1' }), AT_FARM))).toEqual([['die', spaceAt('site-e1'), homeOf(0)]])
    expect(motionOf(event('rolled', { seat: 0, number: 6 }), AT_FARM)?.touches).toMatchObject([{ motion: 'tumble' }])
  })

  it('lets what is gained come from the space, and what is lost or paid go', () => {
    expect(journeys(motionOf(event('goods', { seat: 2, good: 'food', count: 2 }), AT_FARM))).toEqual([['sign', spaceAt('farm'), countOf(2, 'food')]])
    expect(journeys(motionOf(event('knowledge', { seat: 2, steps: -1 }), AT_FARM))).toEqual([['sign', countOf(2, 'knowledge'), spaceAt('farm')]])
    const paid = motionOf(event('paid', { seat: 2, paid: [0, 0, 2, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0] }), AT_FARM)
    expect(journeys(paid)).toEqual([
      ['sign', countOf(2, 'food'), spaceAt('farm')],
      ['card', countOf(2, 'card'), spaceAt('farm')],
      ['card', countOf(2, 'card'), spaceAt('farm')],
    ])
    expect(journeys(motionOf(event('lost', { seat: 2, number: 6 }), NO_CAUSE))).toEqual([['die', homeOf(2), OUT]])
  })

  it('only ticks a number that nothing on the board has changed', () => {
    const fed = motionOf(event('morale', { seat: 2, steps: 2 }), NO_CAUSE)
    expect(fed).toMatchObject({ journeys: [], touches: [{ motion: 'tick', find: '[data-count="2 morale"]' }] })
  })

  it('sends a star where it is placed', () => {
    const to = (spot: number) => motionOf(event('star', { seat: 1, spot }), NO_CAUSE)?.journeys[0]?.to
    expect([to(0), to(4), to(9), to(10), to(11)]).toEqual([territoryOf('euphorian'), spaceAt('site-e1'), spaceAt('site-w2'), cardsOf(1), cardsOf(1)])
  })

  it('exchanges what was traded', () => {
    const offer = event('offered', { seat: 0, target: 2, give: [1], take: [0, 2] })
    const traded = motionOf(event('traded', { seat: 0, target: 2 }), { space: null, offer })
    expect(journeys(traded)).toEqual([
      ['sign', countOf(0, 'energy'), countOf(2, 'energy')],
      ['sign', countOf(2, 'water'), countOf(0, 'water')],
    ])
  })
})

describe('deeds', () => {
  const events = told(
    event('turn', { seat: 1 }),
    event('placed', { seat: 1, number: 4, space: 'farm' }),
    event('goods', { seat: 1, good: 'food', count: 1 }),
    event('placed', { seat: 1, number: 4, space: 'aquifer' }),
    event('turn', { seat: 2 }),
    event('retrieved', { seat: 2, number: 1, space: 'ark' }),
    event('retrieved', { seat: 2, number: 2, space: 'farm' }),
    event('fed', { seat: 2, good: null }),
    event('turn', { seat: 3 }),
    { ...event('discarded', { seat: 3, artifact: 'bat' }), rule: 'D-dil-1' },
    event('contributed', { seat: 3 }),
    event('star', { seat: 3, spot: 10 }),
  )

  it('are what a player does as one thing, with all that it sets off', () => {
    const deeds = deedsOf(events).filter(({ kind }) => kind !== 'turn')
    expect(deeds.map(({ kind, seat, space, events }) => [kind, seat, space, events.length])).toEqual([
      ['place', 1, 'farm', 2],
      ['place', 1, 'aquifer', 1],
      ['retrieve', 2, null, 3],
      ['dilemma', 3, null, 3],
    ])
  })

  it('tell the space that an event comes from', () => {
    const space = (at: number) => causeOf(events, events[at]!.event).space
    expect([space(2), space(3), space(7), space(11)]).toEqual(['farm', 'aquifer', null, null])
  })
})
