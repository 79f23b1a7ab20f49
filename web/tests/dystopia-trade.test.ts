/** Exchanges of dystopia: the actions that offer them, what there is to give and to take, and their place in the prompt. */
import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action, WhyNotAnswer } from '../src/api/types'
import type { Choice } from '../src/games/board'
import type { DystopiaView } from '../src/games/dystopia/model/view'
import { counterOf, ITEMS, mirrored, mostOf, NOTHING, offerOf, ownThings, within, withCount, type Item } from '../src/games/dystopia/trade/exchange'
import { loadBoard, loadPrompt } from '../src/games/registry'
import { settings } from '../src/state/settings.svelte'
import Prompt from '../src/table/prompt/Prompt.svelte'

const goods = { energy: 0, water: 0, food: 0, bliss: 0, gold: 0, stone: 0, clay: 0 }
const VIEW = {
  seat: 0,
  seats: 2,
  turn: 3,
  active: 0,
  asked: { seats: [0], question: 'turn', together: false, space: null },
  players: [
    { seat: 0, goods: { ...goods, energy: 3, gold: 1 }, hand: 2, known_artifacts: [], available: [4], placed: [], recruits: [], hidden_recruits: [] },
    { seat: 1, goods: { ...goods, water: 4 }, hand: 2, known_artifacts: ['bear'], available: [3], placed: [], recruits: [], hidden_recruits: [] },
  ],
  areas: [],
  sites: [],
  you: { hand: ['book', 'book'], offered: [], workers: [] },
  trade: { offers_left: 3, wishes: [] },
} as unknown as DystopiaView

const some = (things: Partial<Record<Item, number>>) => ITEMS.map((item) => things[item] ?? 0)

describe('an exchange', () => {
  it('of one thing for another has an action of its own, any other is spelt out', () => {
    expect(offerOf(1, { give: some({ gold: 1 }), take: some({ water: 1 }) })).toEqual(['offer', 1, 4, 1])
    const many = offerOf(1, { give: some({ energy: 2, book: 1 }), take: some({ water: 3 }) })
    expect(many).toEqual(['offer-many', 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(offerOf(1, { give: NOTHING, take: some({ water: 1 }) })[0]).toBe('offer-many')
    expect(counterOf({ give: some({ energy: 1 }), take: NOTHING })).toHaveLength(27)
  })

  it('is the same seen from the other side', () => {
    const exchange = { give: some({ energy: 2 }), take: some({ water: 1 }) }
    expect(mirrored(mirrored(exchange))).toEqual(exchange)
    expect(mirrored(exchange).give).toEqual(exchange.take)
  })

  it('gives what the viewer has, and takes what the other is seen to have', () => {
    expect(ownThings(VIEW)).toEqual(some({ energy: 3, gold: 1, book: 2 }))
    expect(mostOf(VIEW, 1, NOTHING, 'water')).toBe(4)
    expect(mostOf(VIEW, 1, NOTHING, 'clay')).toBe(0)
  })

  it('asks for no more artifacts than there are in the hand, of whatever kinds', () => {
    expect(mostOf(VIEW, 1, NOTHING, 'bat')).toBe(2)
    const one = withCount(NOTHING, 'bat', 1)
    expect(mostOf(VIEW, 1, one, 'bear')).toBe(1)
    expect(mostOf(VIEW, 1, one, 'bat')).toBe(2)
    expect(mostOf(VIEW, 1, withCount(one, 'bear', 1), 'game')).toBe(0)
  })

  it('is cut down to what is there', () => {
    const cut = within(VIEW, 1, { give: some({ energy: 5, clay: 1 }), take: some({ water: 9, bat: 2, bear: 1 }) })
    expect(cut).toEqual({ give: some({ energy: 3 }), take: some({ water: 4, bat: 2 }) })
  })
})

const choice = (text: string, ...action: [string, ...number[]]): Choice => ({ action, text })
const FARM = choice('Place the 4 on the Farm', 'place', 4, 2)
const OFFERS = [choice('Offer Ben 1 energy for 1 water', 'offer', 1, 0, 1), choice('Offer Ben 1 gold for 1 water', 'offer', 1, 4, 1)]

async function ask(view: DystopiaView, legal: readonly Choice[], answer: Partial<WhyNotAnswer> = {}) {
  await loadBoard('dystopia')
  const act = vi.fn<(action: Action, text?: string) => void>()
  const why = vi.fn((_: Action) => Promise.resolve({ rule: null, text: null, ...answer }))
  render(Prompt, {
    game: 'dystopia',
    question: 'What now?',
    waitingFor: '',
    legal,
    pointed: null,
    mayUndo: false,
    busy: false,
    refused: null,
    act,
    point: () => {},
    undo: () => {},
    pictures: await loadPrompt('dystopia'),
    about: { table: 't', view: { ...view }, names: ['Ana', 'Ben'], seat: 0, why },
  })
  return { act, why }
}

beforeEach(() => settings.change({ lists: false }))

describe.each([false, true])('the prompt, as a list: %s', (lists) => {
  beforeEach(() => settings.change({ lists }))

  it('has one entry for all offers', async () => {
    await ask(VIEW, [FARM, ...OFFERS])
    expect(screen.getByRole('button', { name: /Offer a trade/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Place the 4/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Offer Ben/ })).toBeNull()
  })

  it('has it beside the picture of a turn in which workers can only come home', async () => {
    await ask(VIEW, [choice('Retrieve all', 'retrieve', 1), ...OFFERS])
    expect(screen.getByRole('button', { name: /Offer a trade/ })).toBeTruthy()
  })

  it('has none where nobody trades', async () => {
    const { trade: _, ...quiet } = VIEW
    await ask(quiet as DystopiaView, [FARM])
    expect(screen.queryByRole('button', { name: /Offer a trade/ })).toBeNull()
  })

  it('offers with one click what somebody has named', async () => {
    const wish = { seat: 1, give: some({ water: 2 }), take: some({ energy: 1 }) }
    const { act } = await ask({ ...VIEW, trade: { offers_left: 1, wishes: [wish] } }, [FARM, ...OFFERS], { sentence: 'Offer Ben 1 energy for 2 water' })
    const button = await screen.findByRole('button', { name: 'Offer just this' })
    button.click()
    expect(act).toHaveBeenCalledExactlyOnceWith(offerOf(1, mirrored(wish)), 'Offer Ben 1 energy for 2 water')
  })

  it('says why none can be made', async () => {
    const { why } = await ask({ ...VIEW, trade: { offers_left: 0, wishes: [] } }, [FARM], { text: 'You have made them.' })
    const closed = screen.getByRole('button', { name: /Offer a trade/ })
    expect(closed.getAttribute('aria-disabled')).toBe('true')
    closed.focus()
    await expect.poll(() => screen.queryByText('You have made them.')).toBeTruthy()
    expect(why.mock.calls[0]?.[0][0]).toBe('offer')
  })
})

describe('an offer to the viewer', () => {
  const offer = { seat: 1, give: some({ water: 2 }), take: some({ energy: 1, book: 1 }) }
  const asked = { ...VIEW, active: 1, asked: { ...VIEW.asked, question: 'offer', offer } } as DystopiaView
  const ANSWERS = [choice('Accept: give 1 energy and a book and get 2 water', 'accept'), choice('Decline the offer', 'refuse')]

  it('shows both sides and what one would have then', async () => {
    const { act } = await ask(asked, ANSWERS)
    expect(screen.getByText('0 now, 2 afterwards')).toBeTruthy()
    expect(screen.getByText('3 now, 2 afterwards')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Name another exchange/ })).toBeTruthy()
    screen.getByRole('button', { name: /^Accept/ }).click()
    expect(act).toHaveBeenCalledExactlyOnceWith(['accept'])
  })

  it('tells on demand why it cannot be accepted', async () => {
    const { act, why } = await ask(asked, ANSWERS.slice(1), { text: 'You lack a book.' })
    const closed = screen.getByRole('button', { name: /^Accept/ })
    closed.focus()
    await expect.poll(() => screen.queryByText('You lack a book.')).toBeTruthy()
    expect(why).toHaveBeenCalledWith(['accept'])
    closed.click()
    expect(act).not.toHaveBeenCalled()
  })
})
