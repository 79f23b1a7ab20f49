import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import type { GameEvent } from '../src/api/types'
import { placeTicket } from '../src/games/dystopia/captions/place'
import { roundOf } from '../src/games/dystopia/captions/round'
import SinceTurn from '../src/games/dystopia/captions/SinceTurn.svelte'
import { tell } from '../src/games/dystopia/captions/telling'
import positions from '../src/games/dystopia/how/positions/table.json'
import { deedsOf } from '../src/games/dystopia/model/deeds'
import { asDystopiaView, type DystopiaView } from '../src/games/dystopia/model/view'
import { localization } from '../src/text/text.svelte'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']
const given = asDystopiaView(positions.view as never)
const view: DystopiaView = {
  ...given,
  areas: given.areas.map((area) => (area.space === 'generator' ? { ...area, workers: [[2, 5], [1, 4]] } : area)),
  players: given.players.map((player) => ({ ...player, stars: 6 })),
}

const event = (name: string, said: object = {}, rule = 'D-com-1'): GameEvent => ({ n: 0, event: name, rule, ...said })
const told = (...events: GameEvent[]): NarratedEvent[] =>
  events.map((event, n) => ({ event: { ...event, n }, text: `${event.event}.`, actor: null, targets: [], weight: 'normal' }))
const tellAll = (...events: GameEvent[]) => tell(deedsOf(told(...events)).at(-1)!, { view, names: NAMES, seat: 0 })
const texts = (telling: ReturnType<typeof tell>) => telling.lines.map(({ text }) => text)

beforeEach(() => localization.load('dystopia', 'dystopia-board', 'dystopia-captions'))

describe('the ticket of a deed', () => {
  it('adds up the workers of an area, and tells what they bring', () => {
    const telling = tellAll(
      event('placed', { seat: 1, number: 4, space: 'generator' }),
      event('goods', { seat: 1, good: 'energy', count: 2 }),
      event('goods', { seat: 1, good: 'energy', count: 1 }, 'D-alleg-2'),
      event('knowledge', { seat: 1, steps: -1 }),
    )
    expect(telling.total).toMatchObject({ before: 5, after: 9, band: '9+', text: 'Together 5 + 4 = 9, so:' })
    expect(telling.gains).toEqual([{ sign: 'energy', count: 3 }])
    expect(telling.loses).toEqual([{ sign: 'knowledge', count: 1 }])
    expect(texts(telling)).toEqual(['1 of it for standing well with Euphorians.'])
  })

  it('tells whose worker is bumped, with the number that it rolls', () => {
    const bump = (seat: number) =>
      tellAll(
        event('placed', { seat: 1, number: 4, space: 'ark' }),
        event('bumped', { seat, number: 3, space: 'ark' }),
        event('rolled', { seat, number: 6 }),
      ).lines
    expect(bump(0)).toMatchObject([{ text: 'Your 3 comes home: you roll it at no charge.', dice: [[0, 6]], bad: true }])
    expect(bump(2)).toMatchObject([{ text: "Cleo's 3 goes home and is rolled, at no charge.", dice: [[2, 6]], bad: false }])
  })

  it('tells the price, the star and how many are left', () => {
    const telling = tellAll(
      event('placed', { seat: 1, number: 4, space: 'ark' }),
      event('paid', { seat: 1, paid: [0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0] }),
      event('star', { seat: 1, spot: 2 }),
    )
    expect(telling.pays).toEqual([{ sign: 'food', count: 1 }, { sign: 'card', count: 2 }])
    expect(texts(telling)).toEqual(['A star is placed: 6 left.'])
  })

  it('tells with a recruit what it brings', () => {
    const telling = tellAll(
      event('placed', { seat: 1, number: 4, space: 'farm' }),
      event('knowledge', { seat: 1, steps: -1 }),
      event('used', { seat: 1, recruit: 'D-r39' }, 'D-r39'),
      event('knowledge', { seat: 1, steps: 2 }, 'D-r39'),
    )
    expect(telling.loses).toEqual([{ sign: 'knowledge', count: 1 }])
    expect(telling.lines).toMatchObject([{ text: 'used.', gains: [{ sign: 'knowledge', count: 2 }] }])
  })

  it('tells a retrieval as one thing, with a lost worker as bad news', () => {
    const telling = tellAll(
      event('retrieved', { seat: 1, number: 4, space: 'farm' }),
      event('retrieved', { seat: 1, number: 2, space: 'ark' }),
      event('fed', { seat: 1, good: 'food' }),
      event('morale', { seat: 1, steps: 2 }),
      event('rolled', { seat: 1, number: 6 }),
      event('rolled', { seat: 1, number: 5 }),
      event('lost', { seat: 1, number: 6 }),
    )
    expect(telling).toMatchObject({ title: 'Ben brings 2 workers home.', pays: [{ sign: 'food', count: 1 }], gains: [{ sign: 'morale', count: 2 }] })
    expect(telling.lines).toMatchObject([{ dice: [[1, 6], [1, 5]] }, { text: 'lost.', bad: true }])
  })
})

describe('the place of a ticket', () => {
  const window = { width: 800, height: 600 }
  const box = (x: number, y: number) => ({ x, y, width: 100, height: 60 })

  it('is below the place, or above it where there is no room, and inside the window', () => {
    expect(placeTicket(box(350, 100), window, 300, 200)).toEqual({ left: 250, top: 172, width: 300 })
    expect(placeTicket(box(350, 450), window, 300, 200)).toEqual({ left: 250, bottom: 162, width: 300 })
    expect(placeTicket(box(0, 100), window, 300, 200)).toMatchObject({ left: 6 })
    expect(placeTicket(box(700, 100), window, 300, 200)).toMatchObject({ left: 494 })
  })

  it('is the upper edge of a narrow window, and of a list', () => {
    expect(placeTicket(box(0, 100), { width: 390, height: 500 }, 300, 200)).toEqual({ left: 0, top: 0, width: 390 })
    expect(placeTicket(null, window, 300, 200)).toMatchObject({ top: 0 })
  })
})

describe('what happened since the last turn', () => {
  const events = told(
    event('turn', { seat: 1 }),
    event('placed', { seat: 1, number: 4, space: 'farm' }),
    event('goods', { seat: 1, good: 'food', count: 2 }),
    event('turn', { seat: 2 }),
    event('placed', { seat: 2, number: 4, space: 'site-e1' }),
    event('paid', { seat: 2, paid: [0, 0, 0, 0, 1] }),
    event('turn', { seat: 0 }),
    event('placed', { seat: 0, number: 1, space: 'ark' }),
  )

  it('has one line for each of the others', () => {
    const round = roundOf(events, { view, names: NAMES, seat: 0 })
    expect(round.map(({ seat, deeds }) => [seat, deeds.length])).toEqual([[1, 1], [2, 1]])
    expect(round[0]?.deeds[0]).toMatchObject({ place: 'Farm', gains: [{ sign: 'food', count: 2 }] })
    render(SinceTurn, { props: { events, view: view as never, names: NAMES, seat: 0 } })
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
    expect(lines).toEqual(['Ben Farm Gains+2food', 'Cleo Site E1 Pays1gold'])
  })
})
