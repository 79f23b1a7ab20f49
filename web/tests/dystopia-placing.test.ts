import { describe, expect, it } from 'vitest'
import type { Action, ChoiceDetails } from '../src/api/types'
import type { Choice } from '../src/games/board'
import { slotOfNumber } from '../src/games/dystopia/model/worker-boxes'
import { SPACES } from '../src/games/dystopia/model/spaces'
import { allegianceAt, minerAt } from '../src/games/dystopia/model/track-places'
import type { DystopiaView } from '../src/games/dystopia/model/view'
import { drawnAmounts } from '../src/games/dystopia/preview/amounts'
import { consequence, gained, inWords, leavingPips, previewOf, sentences } from '../src/games/dystopia/preview/preview'
import { tabsOf } from '../src/games/dystopia/preview/tabs'
import { kindOfWay } from '../src/games/dystopia/prompts/paying'
import { closedSpaces, pickedDie, placingChoices, spaceOfChoice } from '../src/games/dystopia/prompts/placing'

const choice = (action: Action, details: Partial<ChoiceDetails> = {}): Choice => ({
  action,
  text: action.join(' '),
  details: { cost: null, effect: null, ...details },
})
const amounts = (...pairs: [string, number][]) => pairs.map(([icon, number]) => ({ icon, number }))
const follow = (kind: string, text: string | null, more: object = {}) => ({ kind, about: null, seat: null, number: null, text, ...more })

const FARM = choice(['place', 4, 2], { gains: amounts(['food', 2], ['lose-knowledge', 1]) })
const TUNNEL = choice(['place', 4, 4], {
  price: amounts(['energy', 1]),
  gains: amounts(['gold', 1], ['or', 1], ['draw', 1], ['miner', 1]),
  follows: [follow('bump', 'Ben gets it.', { seat: 1, number: 5 }), follow('miner', null, { about: 'euphorian', number: 6 }), follow('gate', 'It opens.')],
})
const OTHER = choice(['place', 2, 2])
const LEGAL = [FARM, TUNNEL, OTHER, choice(['retrieve', 1]), choice(['dilemma', 1]), choice(['stop'])]

describe('the question where a worker goes', () => {
  it('is answered by worker, then space; all else is apart', () => {
    const { dice, retrieve, dilemma, rest } = placingChoices(LEGAL, [4, 4, 2])
    expect(dice.map(({ pips, count, spaces }) => [pips, count, spaces.map(spaceOfChoice)])).toEqual([
      [4, 2, ['farm', 'euphorian-tunnel']],
      [2, 1, ['farm']],
    ])
    expect([retrieve, dilemma, rest].map((some) => some.map(({ text }) => text))).toEqual([['retrieve 1'], ['dilemma 1'], ['stop']])
  })

  it('begins with the spaces where a star is placed', () => {
    const site = choice(['place', 4, 7], { follows: [follow('star', null, { seat: 0, number: 6 })] })
    const { dice } = placingChoices([FARM, TUNNEL, site], [4])
    expect(dice[0]!.spaces).toEqual([site, FARM, TUNNEL])
  })

  it('follows the worker that is picked on the board, not a space where several may go', () => {
    expect(pickedDie([FARM, TUNNEL], LEGAL)).toBe(4)
    expect(pickedDie([FARM, OTHER], LEGAL)).toBeNull()
    expect(pickedDie(LEGAL, LEGAL)).toBeNull()
  })

  it('names the closed spaces, each with an action to ask about', () => {
    const view = { sites: [{ site: 'e1', built: true }] } as unknown as DystopiaView
    const closed = closedSpaces(4, [FARM, TUNNEL], view)
    expect(closed).toHaveLength(25 - 2)
    expect(closed.find(({ space }) => space === 'generator')?.action).toEqual(['place', 4, 0])
    expect(closed.find(({ space }) => space === 'site-e1')?.action).toEqual(['place', 4, 43])
    expect(closed.find(({ space }) => space === 'site-e2')?.action).toEqual(['place', 4, 23])
  })
})

describe('what leaves home', () => {
  const preview = (details: Partial<ChoiceDetails>) => previewOf(['place', 4, 2], [choice(['place', 4, 2], details)])

  it('is the worker, unless somebody comes home or is new: then a die is rolled', () => {
    expect(leavingPips(preview({}), 0)).toBe(4)
    expect(leavingPips(preview({ follows: [follow('bump', 'Ben gets it.', { seat: 1, number: 5 })] }), 0)).toBe(4)
    expect(leavingPips(preview({ follows: [follow('bump', 'You get it.', { seat: 0, number: 5 })] }), 0)).toBeNull()
    expect(leavingPips(preview({ gains: amounts(['worker', 1]) }), 0)).toBeNull()
    expect(leavingPips(null, 0)).toBeNull()
  })
})

describe('a preview', () => {
  it('is there for a lawful placement only', () => {
    expect(previewOf(['place', 4, 4], LEGAL)).toMatchObject({ space: 'euphorian-tunnel', pips: 4 })
    expect(previewOf(['place', 4, 5], LEGAL)).toBeNull()
    expect(previewOf(['retrieve', 1], LEGAL)).toBeNull()
    expect(previewOf(null, LEGAL)).toBeNull()
  })

  it('stands in the slot of its space, and in none in an area', () => {
    const tunnel = SPACES['euphorian-tunnel']!
    const slot = slotOfNumber(4)!
    expect(slot.x).toBeGreaterThan(tunnel.x)
    expect(slot.x + slot.width).toBeLessThan(tunnel.x + tunnel.width)
    expect(slotOfNumber(2)).toBeNull()
    const slots = [19, 20, 21, 22].map((number) => slotOfNumber(number)!.x)
    expect(slots).toEqual(slots.toSorted((one, other) => one - other))
    expect(slotOfNumber(43)!.y).toBeLessThan(slotOfNumber(19)!.y)
  })

  it('has the sentences of what follows, the routine left out', () => {
    expect(sentences(TUNNEL.details!).map(({ text }) => text)).toEqual(['Ben gets it.', 'It opens.'])
    const many = ['a', 'b', 'c', 'd'].map((text) => follow('tier', text))
    expect(sentences({ cost: null, effect: null, follows: many })).toHaveLength(3)
    expect(inWords(TUNNEL)).toBe('place 4 4. It opens.')
    expect(consequence(TUNNEL.details!, 'miner')?.number).toBe(6)
    expect(gained(FARM.details!, 'food')).toBe(2)
  })

  it('draws miner and allegiance one step further', () => {
    expect(minerAt('euphorian', 6)[0]).toBeGreaterThan(minerAt('euphorian', 5)[0])
    expect(allegianceAt('icarite', 6)[0]).toBeGreaterThan(allegianceAt('icarite', 5)[0])
    expect(allegianceAt('euphorian', 6)[1]).toBeLessThan(allegianceAt('euphorian', 5)[1])
  })
})

describe('plus and minus on the own things', () => {
  it('are what is certain to be paid and gained', () => {
    expect([...tabsOf(FARM.details!)]).toEqual([
      ['food', 2],
      ['knowledge', -1],
    ])
    // Gold or a card: neither is promised.
    expect([...tabsOf(TUNNEL.details!)]).toEqual([['energy', -1]])
  })

  it('cancel out', () => {
    expect(tabsOf({ cost: null, effect: null, price: amounts(['water', 3]), gains: amounts(['water', 3]) }).size).toBe(0)
  })
})

describe('amounts in icons', () => {
  it('have a number, a step or the word or', () => {
    const drawn = drawnAmounts(amounts(['artifact', 3], ['or', 1], ['pair', 1], ['gain-knowledge', 1], ['star-here', 1]))
    expect(drawn.map((one) => ('or' in one ? 'or' : one.label))).toEqual(['3', 'or', '2=', '+1', ''])
  })
})

describe('ways to pay', () => {
  it('say where they need fewer artifacts than the others', () => {
    const [book, two, pair, three] = [
      choice(['pay', 1], { price: amounts(['book', 1]) }),
      choice(['pay', 2], { price: amounts(['bat', 1], ['bear', 1]) }),
      choice(['pay', 3], { price: amounts(['bat', 2]) }),
      choice(['pay', 4], { price: amounts(['bat', 2], ['bear', 1]) }),
    ]
    expect(kindOfWay(book, [book, two])).toBe('matching')
    expect(kindOfWay(two, [book, two])).toBeNull()
    expect(kindOfWay(pair, [pair, three])).toBe('pair')
    expect(kindOfWay(three, [pair, three])).toBeNull()
  })
})
