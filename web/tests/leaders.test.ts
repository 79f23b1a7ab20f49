import { describe, expect, it } from 'vitest'
import type { Action, GameEvent } from '../src/api/types'
import { scheduleJourneys } from '../src/board/motion/flights'
import { PickIndex } from '../src/board/picking/pick-index'
import { direction, shortestTurn, stopShort } from '../src/board/space/points'
import type { Choice } from '../src/games/board'
import { trackGuns } from '../src/games/leaders/model/guns'
import { angleOf, TableLayout } from '../src/games/leaders/model/layout'
import { journeysOf, previewOf } from '../src/games/leaders/model/motion'
import { attemptWith, pickRules } from '../src/games/leaders/model/picking'
import { CENTRE, DISCARDS, gunPiece, placePiece, seatPiece, tagPiece } from '../src/games/leaders/model/pieces'
import { asLeadersView, type LeadersView, type Player } from '../src/games/leaders/model/view'
import { compareClaim, followMarks, storeMarks, NO_MARKS, readMarks, sourceOf, type Marks } from '../src/games/leaders/notes/marks'

const choices = (...actions: Action[]): Choice[] => actions.map((action) => ({ action, text: action.join(' ') }))
const actions = (some: readonly Choice[]) => some.map(({ action }) => action)
const event = (n: number, name: string, said: object = {}): GameEvent => ({ n, event: name, rule: '', ...said })

function player(seat: number, changes: Partial<Player> = {}): Player {
  const recruits = [0, 1, 2].map((slot) => ({
    place: 3 * seat + slot,
    exposed: false,
    kind: null,
    one_of: null,
    seen_by: [seat],
  }))
  return { seat, wastelander: false, gun: false, aim: null, hand: 2, known_artifacts: [], recruits, ...changes }
}

function viewOf(changes: Partial<LeadersView> = {}): LeadersView {
  return asLeadersView({
    seats: 4,
    options: { edition: 'B' },
    turn: 1,
    centre: 2,
    players: [0, 1, 2, 3].map((seat) => player(seat)),
    claims: [],
    you: { hand: [], team: 'euphorian', claims_left: 0, answered: null },
    ...changes,
  } as never)
}

describe('layout', () => {
  it.each([4, 5, 6, 7, 8])('has me at the bottom and %i seats clockwise at equal distances', (seats) => {
    for (let me = 0; me < seats; me++) {
      expect(angleOf(me, seats, me)).toBe(90)
      const angles = Array.from({ length: seats }, (_, turn) => angleOf((me + turn) % seats, seats, me))
      const steps = angles.map((angle, at) => ((angles[(at + 1) % seats] ?? 0) - angle + 360) % 360)
      for (const step of steps) expect(step).toBeCloseTo(360 / seats)
    }
  })

  it.each([
    [4, 320, 360],
    [8, 390, 380],
    [8, 780, 700],
    [5, 1200, 500],
  ])('keeps %i seats within %i by %i', (seats, width, height) => {
    const layout = new TableLayout({ width, height }, seats, 2, { x: 50, y: 30, out: 0.4, up: 20 })
    for (let seat = 0; seat < seats; seat++) {
      for (const at of [layout.plate(seat), layout.at(seat, 'gun'), ...[0, 1, 2].map((slot) => layout.paper(seat, slot, 24))]) {
        expect(at.x).toBeGreaterThan(0)
        expect(at.x).toBeLessThan(width)
        expect(at.y).toBeGreaterThan(0)
        expect(at.y).toBeLessThan(height)
      }
    }
  })

  it('lays my papers before me, from left to right, and those opposite the other way round', () => {
    const layout = new TableLayout({ width: 600, height: 600 }, 4, 0, { x: 50, y: 50, out: 0.4, up: 0 })
    const [one, , three] = [0, 1, 2].map((slot) => layout.paper(0, slot, 30))
    expect(one!.x).toBeCloseTo(270)
    expect(three!.x).toBeCloseTo(330)
    expect(layout.facing(0)).toBeCloseTo(0)
    expect(layout.facing(2)).toBeCloseTo(180)
    expect(layout.paper(2, 0, 30).x).toBeCloseTo(330)
  })

  it('points, and turns the short way', () => {
    expect(direction({ x: 0, y: 0 }, { x: 0, y: 5 })).toBeCloseTo(90)
    expect(shortestTurn(170, -170)).toBe(190)
    expect(shortestTurn(-170, 170)).toBe(-190)
    expect(shortestTurn(730, 20)).toBe(740)
    expect(stopShort({ x: 0, y: 0 }, { x: 10, y: 0 }, 4)).toEqual({ x: 6, y: 0 })
  })
})

describe('picking', () => {
  const index = (legal: Choice[], me = 0, view = viewOf()) => new PickIndex(legal, pickRules(view, me))
  const [place, seat, tag] = [placePiece, seatPiece, tagPiece]
  const all = choices(
    ['skip'],
    ['interrogate', 4],
    ['interrogate', 5],
    ['arm', 0],
    ['arm', 2],
    ['use', 7],
    ['claim-team', 1, 0],
    ['claim-recruit', 4, 2],
  )
  const legal = index(all)

  it('narrows what is legal to what was picked', () => {
    expect(actions(legal.narrow([place(4)]))).toEqual([['interrogate', 4], ['claim-recruit', 4, 2]])
    expect(legal.narrow([seat(1)])).toHaveLength(4)
    expect(actions(legal.narrow([seat(1), place(5)]))).toEqual([['interrogate', 5]])
    expect(actions(legal.narrow([CENTRE, place(2)]))).toEqual([['arm', 2]])
    expect(legal.narrow([])).toEqual(all)
  })

  it('glows for what is asked, and not for talk', () => {
    const can = legal.pickable([])
    expect(can.get(place(4))).toBe('asked')
    expect(can.get(place(0))).toBe('asked')
    expect(can.get(tag(7))).toBe('asked')
    expect(can.get(seat(1))).toBe('besides')
    expect(can.get(place(3))).toBeUndefined()
    expect([...legal.pickable([CENTRE]).keys()]).toEqual([place(0), place(2)])
  })

  it('means one action only where talk is all that is left besides', () => {
    expect(legal.only([place(4)])?.action).toEqual(['interrogate', 4])
    expect(legal.only([CENTRE])).toBeNull()
    expect(legal.only([place(9)])).toBeNull()
  })

  it('goes on, begins anew, and lets go', () => {
    expect(legal.pick([CENTRE], place(2))).toEqual([CENTRE, place(2)])
    expect(legal.pick([CENTRE], place(5))).toEqual([place(5)])
    expect(legal.pick([CENTRE], CENTRE)).toEqual([])
    expect(legal.pick([CENTRE], place(9))).toEqual([])
  })

  it('lays out recruits one after the other', () => {
    const orders = index(choices(['order', 0, 1, 2], ['order', 0, 2, 1], ['order', 2, 1, 0]), 1)
    expect([...orders.pickable([]).keys()]).toEqual([place(3), place(5)])
    expect(actions(orders.narrow([place(3), place(5)]))).toEqual([['order', 0, 2, 1]])
    expect(orders.narrow([place(4)])).toEqual([])
  })

  it('lets recruits of one kind stand for each other when they are laid out', () => {
    const view = viewOf()
    ;['leader', 'follower', 'follower'].forEach((kind, slot) => (view.players[0]!.recruits[slot]!.kind = kind))
    const orders = index(choices(['order', 0, 1, 2], ['order', 1, 0, 2], ['order', 1, 2, 0]), 0, view)
    expect(new Set(orders.pickable([]).keys())).toEqual(new Set([place(0), place(1), place(2)]))
    expect(actions(orders.narrow([place(2), place(0)]))).toEqual([['order', 1, 0, 2]])
    expect(new Set(orders.pickable([place(2)]).keys())).toEqual(new Set([place(0), place(1)]))
    expect(orders.pick([place(2)], place(1))).toEqual([place(2), place(1)])
  })

  it('gives an artifact by the tag and the player', () => {
    const gifts = index(choices(['give', 3, 1], ['give', 3, 2], ['give', 8, 1]))
    expect(actions(gifts.narrow([tag(3), seat(1)]))).toEqual([['give', 3, 1]])
    expect(actions(gifts.narrow([seat(1), tag(8)]))).toEqual([['give', 8, 1]])
  })

  it('knows what somebody would try, to ask why not', () => {
    expect(attemptWith(place(4), 'action', 0)).toEqual(['interrogate', 4])
    expect(attemptWith(place(1), 'pay', 0)).toEqual(['pay', 1])
    expect(attemptWith(place(4), 'choose', 0)).toEqual(['choose-recruit', 4])
    expect(attemptWith(seat(2), 'aim', 0)).toEqual(['aim', 2])
    expect(attemptWith(DISCARDS, 'action', 0)).toBeNull()
  })
})

describe('guns', () => {
  const holding = (...held: [number, number | null][]) =>
    viewOf({
      centre: 2 - held.length,
      players: [0, 1, 2, 3].map((seat) => {
        const own = held.find(([holder]) => holder === seat)
        return player(seat, own ? { gun: true, aim: own[1] } : {})
      }),
    })

  it('stay with their holder, and go from hand to hand', () => {
    const first = trackGuns([], holding([1, 3]))
    const armed = first.find(({ holder }) => holder === 1)!
    expect(armed.aim).toBe(3)
    const both = trackGuns(first, holding([0, null], [1, 2]))
    expect(both.find(({ holder }) => holder === 1)).toEqual({ id: armed.id, holder: 1, aim: 2 })
    expect(both.find(({ holder }) => holder === 0)?.id).not.toBe(armed.id)
    const taken = trackGuns(first, holding([2, 0]))
    expect(taken.find(({ holder }) => holder === 2)?.id).toBe(armed.id)
    expect(trackGuns(taken, holding()).map(({ holder }) => holder)).toEqual([null, null])
  })
})

describe('motion', () => {
  it('goes from where things were to where they are', () => {
    expect(journeysOf(event(1, 'gave', { seat: 1, target: 3 }))).toEqual([{ sort: 'tag', from: seatPiece(1), to: seatPiece(3) }])
    expect(journeysOf(event(1, 'stole', { seat: 1, target: 3 }))).toEqual([{ sort: 'tag', from: seatPiece(3), to: seatPiece(1) }])
    expect(journeysOf(event(1, 'swapped', { place: 2, place2: 5 }))).toHaveLength(2)
    expect(journeysOf(event(1, 'turn', { seat: 1 }))).toEqual([])
    expect(journeysOf(event(1, 'looked', { seat: 1, place: 4 }))).toEqual([])
  })

  it('takes a second and a half at most, however much happens', () => {
    const { journeys, each } = scheduleJourneys(Array.from({ length: 40 }, (_, n) => event(n, 'drew', { seat: n % 4 })), journeysOf)
    expect(journeys).toHaveLength(40)
    expect(Math.max(...journeys.map(({ delay }) => delay)) + each).toBeLessThanOrEqual(1500.001)
    expect(scheduleJourneys([event(0, 'drew', { seat: 1 })], journeysOf)).toMatchObject({ each: 250, journeys: [{ delay: 0 }] })
  })

  it('shows what an action would do', () => {
    expect(previewOf(['aim', 2], 0, viewOf()).arrows).toEqual([{ sort: 'gun', from: gunPiece(0), to: seatPiece(2) }])
    expect(previewOf(['arm', 1], 1, viewOf()).turns).toEqual([4])
    expect(previewOf(['shoot'], 0, viewOf())).toEqual({ arrows: [], turns: [] })
    expect(previewOf(null, 0, viewOf())).toEqual({ arrows: [], turns: [] })
  })
})

describe('notes', () => {
  const marked: Marks = { ...NO_MARKS, recruits: { 3: 'euphorian-leader', 4: 'subterran-leader', 9: 'euphorian-follower' } }

  it('are kept by table and seat', () => {
    storeMarks('one', 2, { ...marked, lines: { 1: 'smiles too much' }, seen: 7 })
    expect(readMarks('one', 2)).toMatchObject({ recruits: { 3: 'euphorian-leader' }, lines: { 1: 'smiles too much' }, seen: 7 })
    expect(readMarks('one', 1)).toEqual(NO_MARKS)
    localStorage.setItem('euphoria-notes-two-0', '{"recruits": {"1": "king"}, "teams": 7}')
    expect(readMarks('two', 0)).toEqual(NO_MARKS)
    localStorage.setItem('euphoria-notes-two-0', 'nonsense')
    expect(readMarks('two', 0)).toEqual(NO_MARKS)
  })

  it('go where the recruit goes, and are wiped off by a shuffle', () => {
    const swapped = followMarks(marked, [event(0, 'swapped', { place: 3, place2: 6 })])
    expect(swapped.recruits).toEqual({ 6: 'euphorian-leader', 4: 'subterran-leader', 9: 'euphorian-follower' })
    expect(followMarks(marked, [event(0, 'swapped', { place: 3, place2: 4 })]).recruits).toMatchObject({
      3: 'subterran-leader',
      4: 'euphorian-leader',
    })
    expect(followMarks(marked, [event(0, 'shuffled', { seat: 1 })]).recruits).toEqual({ 9: 'euphorian-follower' })
    expect(followMarks({ ...marked, seen: 1 }, [event(0, 'shuffled', { seat: 1 })]).recruits).toEqual(marked.recruits)
    expect(followMarks({ ...marked, seen: 5 }, []), 'the past changes nothing').toMatchObject({ seen: 5, recruits: marked.recruits })
  })

  it('put claims beside what I know', () => {
    const players = [0, 1, 2, 3].map((seat) => player(seat))
    players[1]!.recruits[0]!.kind = 'subterran-leader'
    players[3]!.wastelander = true
    const view = viewOf({ players })
    const claim = event(4, 'claimed-recruit', { seat: 1, place: 3, recruit: 'subterran-leader' })
    expect(compareClaim(claim, view, [], 0)).toBe('fits')
    expect(compareClaim({ ...claim, recruit: 'euphorian-follower' }, view, [], 0)).toBe('differs')
    expect(compareClaim({ ...claim, place: 4 }, view, [], 0)).toBe('open')
    expect(compareClaim(claim, view, [event(6, 'swapped', { place: 9, place2: 3 })], 0)).toBe('open')
    expect(compareClaim(claim, view, [event(2, 'swapped', { place: 9, place2: 3 })], 0)).toBe('fits')
    const team = (target: number, said: string) => event(5, 'claimed-team', { seat: 2, target, team: said })
    expect(compareClaim(team(0, 'subterran'), view, [], 0)).toBe('differs')
    expect(compareClaim(team(0, 'subterran'), view, [], 1)).toBe('open')
    expect(compareClaim(team(3, 'wastelander'), view, [], 0)).toBe('fits')
  })

  it('say how I know', () => {
    const recruit = player(1).recruits[0]!
    expect(sourceOf(recruit, 0)).toBe('unknown')
    expect(sourceOf({ ...recruit, kind: 'euphorian-leader' }, 0)).toBe('seen')
    expect(sourceOf({ ...recruit, kind: 'euphorian-leader' }, 1)).toBe('mine')
    expect(sourceOf({ ...recruit, kind: 'euphorian-leader', exposed: true }, 0)).toBe('open')
    expect(sourceOf({ ...recruit, one_of: ['euphorian-leader', null] }, 0)).toBe('one-of')
  })
})
