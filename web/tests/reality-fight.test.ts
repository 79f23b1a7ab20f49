import { describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import type { RealityView } from '../src/games/reality/model/view'
import { fightOf, pairingsOf } from '../src/games/reality/combat/fight'

const view = { seat: 1, figures: [0, 1, 2, 3].map((figure) => ({ figure, side: figure < 2 ? 0 : 1 })) } as unknown as RealityView

/** Events in short: name and fields. */
function log(...told: [string, Record<string, unknown>?, NarratedEvent['weight']?][]): NarratedEvent[] {
  return told.map(([event, fields, weight = 'quiet'], n) => ({ event: { n, event, rule: null, ...fields }, text: '', actor: null, targets: [], weight }) as NarratedEvent)
}

const FIGHT: [string, Record<string, unknown>][] = [
  ['fight', { figures: 0b111 }],
  ['struck', { figure: 0, dice: 2 }],
  ['die', { figure: 0, roll: 9 }],
  ['die', { figure: 0, roll: 4 }],
  ['die', { figure: 2, roll: 4 }],
]
const COUNTED: [string, Record<string, unknown>][] = [
  ...FIGHT,
  ['injuries', { seat: 0, count: 0, thrown: [{ figure: 0, roll: 4, fate: 'cancelled' }, { figure: 0, roll: 9, fate: 'alone' }] }],
  ['injuries', { seat: 1, count: 1, thrown: [{ figure: 2, roll: 4, fate: 'cancelled' }] }],
]

describe('a fight in the log', () => {
  it('has the viewer’s side first, with its dice as they fall', () => {
    const fight = fightOf(log(...FIGHT), view)
    expect(fight?.sides.map(({ figures }) => figures)).toEqual([[2], [0, 1]])
    expect(fight?.sides.map(({ dice }) => dice.map(({ roll }) => roll))).toEqual([[4], [9, 4]])
    expect(fight?.sides[1].dice.every(({ fate }) => fate === 'thrown')).toBe(true)
  })

  it('pairs the dice as they met once they are compared', () => {
    const fight = fightOf(log(...COUNTED), view)
    expect(fight && pairingsOf(fight.sides).map(({ dice }) => dice.map((die) => die && `${die.roll} ${die.fate}`))).toEqual([
      ['4 cancelled', '4 cancelled'],
      [null, '9 alone'],
    ])
    expect(fight?.sides.map(({ injuries }) => injuries)).toEqual([1, 0])
  })

  it('follows each injury from who takes it to what it costs', () => {
    const events = log(
      ...COUNTED,
      ['wounded', { figure: 2 }],
      ['wounded', { figure: 2 }],
      ['luck', { figure: 2, roll: 9, lucky: true }],
      ['luck', { figure: 2, roll: 3, lucky: false }],
      ['hurt', { figure: 2, damage: 40, life: 10 }],
    )
    expect(fightOf(events, view)?.wounds).toEqual([
      { figure: 2, by: null, luck: { roll: 9, lucky: true }, hurt: null },
      { figure: 2, by: null, luck: { roll: 3, lucky: false }, hurt: { damage: 40, life: 10 } },
    ])
  })

  it('gives the damage of a fall to who went over the edge, not to an injury', () => {
    const events = log(...COUNTED, ['push-roll', { seat: 0, roll: 5 }], ['plunged', { figure: 2, drop: 20 }], ['hurt', { figure: 2, damage: 30, life: 20 }], ['pushed', { seat: 0, roll: 5, moved: 8 }])
    expect(fightOf(events, view)?.push).toEqual({ seat: 0, roll: 5, moved: 8, plunged: [{ figure: 2, drop: 20, damage: 30 }] })
  })

  it('is over when something else happens, and past when that is news', () => {
    expect(fightOf(log(...COUNTED), view)?.isOver).toBe(false)
    expect(fightOf(log(...COUNTED, ['activated']), view)).toMatchObject({ isOver: true, isPast: false })
    expect(fightOf(log(...COUNTED, ['activated'], ['walked', {}, 'normal']), view)).toMatchObject({ isOver: true, isPast: true })
  })

  it('may be of one team, when somebody was charmed into it', () => {
    const duel = fightOf(log(['seduced', { figure: 0, other: 2, victim: 3 }], ['struck', { figure: 2 }], ['die', { figure: 3, roll: 7 }]), view)
    expect(duel?.sides.map(({ figures }) => figures)).toEqual([[2], [3]])
    expect(duel?.sides[1].dice).toHaveLength(1)
    expect(fightOf(log(['seduced', { figure: 0, other: 2, victim: 3 }], ['shot', {}]), view)).toBeNull()
  })
})
