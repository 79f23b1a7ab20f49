import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/games/board'
import { areaWithin, shotBands } from '../src/games/reality/measuring/bands'
import { Floor } from '../src/games/reality/model/floor'
import type { Place, RealityView, Scenery, SceneryElement } from '../src/games/reality/model/view'
import { isWithin, listedNear, meantSurface, surfacesAt } from '../src/games/reality/moving/floor-point'
import { pointAlong } from '../src/games/reality/moving/path'
import { Plan } from '../src/games/reality/moving/plan.svelte'
import { actionFor, targetOf, walkerOf, wayArguments, type WayAnswer } from '../src/games/reality/moving/planned'

const HERE: Place = [40, 40, 0]
const THERE: Place = [48, 40, 0]
const BEYOND: Place = [48, 52, 0]
const goTo = (place: Place, kind = 'to', cost = 3): Choice => ({ action: [kind, place[0]], text: '', location: { place: [...place], cost } })
const asks = (question: string, figure: number | null = 2) =>
  ({ active: 2, figures: [], asked: { seats: [0], question, figure, route: [], points: 9 } }) as unknown as RealityView
const block = { name: 'block', outline: [[0, 0], [20, 0], [20, 20], [0, 20]], gone: false } as unknown as SceneryElement

describe('a plan', () => {
  it('has a goal and way-points, which are taken back one by one', () => {
    const plan = new Plan()
    plan.begin('one')
    plan.choose(HERE, true)
    plan.choose(HERE, true)
    plan.choose(THERE, true)
    plan.choose(BEYOND)
    expect([plan.stops, plan.goal]).toEqual([[HERE, THERE], BEYOND])
    expect([plan.undo(), plan.goal, plan.stops.length]).toEqual([true, null, 2])
    expect([plan.undo(), plan.stops]).toEqual([true, [HERE]])
    expect([plan.undo(), plan.undo()]).toEqual([true, false])
  })

  it('ends with its question, but for a goal that was chosen before the question came', () => {
    const plan = new Plan()
    plan.begin('one')
    plan.choose(HERE)
    plan.begin('one')
    expect(plan.goal).toEqual(HERE)
    plan.wish(THERE)
    plan.begin('two')
    expect(plan.goal).toEqual(THERE)
    plan.begin('three')
    expect(plan.goal).toBeNull()
  })
})

describe('what is asked and done', () => {
  const legal = [goTo(HERE), goTo(THERE, 'charge')]

  it('is about whoever walks, or could begin to', () => {
    expect(walkerOf(asks('goal', 5), legal)).toEqual({ figure: 5, points: 9 })
    expect(walkerOf(asks('position'), [{ action: ['walk'], text: '' }])).toEqual({ figure: 2, points: null })
    expect(walkerOf(asks('position'), [{ action: ['end'], text: '' }])).toBeNull()
  })

  it('looks at what is under the pointer before what was chosen', () => {
    const plan = new Plan()
    plan.choose(BEYOND)
    expect(targetOf(plan, legal, null)).toEqual(BEYOND)
    expect(targetOf(plan, legal, legal[0]?.action ?? null)).toEqual(HERE)
    plan.hovered = THERE
    expect(targetOf(plan, legal, legal[0]?.action ?? null)).toEqual(THERE)
  })

  it('asks for a way over the points that were set', () => {
    const walker = { figure: 5, points: 9 }
    expect(wayArguments(walker, [], THERE)).toEqual({ figure: 5, to: THERE, points: 9 })
    expect(wayArguments(walker, [HERE], THERE)).toEqual({ figure: 5, to: THERE, points: 9, through: [HERE], bends: true })
    expect(wayArguments(walker, [HERE, THERE], null)).toEqual({ figure: 5, to: THERE, points: 9, through: [HERE], bends: true })
    expect(wayArguments(walker, [], null)).toBeNull()
  })

  it('names a listed place as the list does, any other openly, and a way of its own with all its points', () => {
    const way: WayAnswer = { figure: 5, to: BEYOND, points: 9, cost: 7, way: [HERE, THERE, BEYOND], stretches: [] }
    expect(actionFor(asks('goal'), legal, THERE, [], null)).toEqual(['charge', 48])
    expect(actionFor(asks('goal'), legal, BEYOND, [], null)).toEqual(['at', 48, 52, 0])
    expect(actionFor(asks('goal'), legal, BEYOND, [THERE], way)).toEqual(['along', 48, 40, 0, 48, 52, 0])
    expect(actionFor(asks('platform'), legal, BEYOND, [], null)).toEqual(['platform-at', 48, 52])
  })
})

describe('a point of the floor', () => {
  const scenery = { width: 192, depth: 144, elements: [block], surfaces: [[-1, 0, 0], [0, 10, 0]] } as unknown as Scenery

  it('is where it is drawn, from both edges', () => {
    for (const edge of [0, 1]) {
      const floor = new Floor(scenery, edge)
      expect(floor.pointAt(floor.at(40, 30))).toEqual([40, 30])
    }
    expect(new Floor(scenery, 0).pointAt({ x: -9, y: 20.4 })).toEqual([0, 124])
  })

  it('lies on what stands there', () => {
    expect([isWithin(block.outline, { x: 5, y: 5 }), isWithin(block.outline, { x: 25, y: 5 })]).toEqual([true, false])
    expect(surfacesAt(scenery, { x: 5, y: 5 })).toEqual([1])
    expect(surfacesAt(scenery, { x: 50, y: 5 })).toEqual([0])
    expect(surfacesAt({ ...scenery, elements: [{ ...block, gone: true }] }, { x: 5, y: 5 })).toEqual([0])
  })

  it('means the storey that can be reached, of those that are looked at', () => {
    const reach = { places: [[4, 4, 2, 5], [4, 4, 3, 9]] as const }
    const at = { x: 5, y: 5 }
    expect(meantSurface([1, 2, 3], at, reach, () => true)).toBe(2)
    expect(meantSurface([1, 2, 3], at, reach, (surface) => surface === 3)).toBe(3)
    expect(meantSurface([1, 2, 3], at, null, () => true)).toBe(3)
  })

  it('means a place beside somebody, if one is near', () => {
    expect(listedNear([HERE, THERE], [46, 41, 0], 3)).toEqual(THERE)
    expect(listedNear([HERE, THERE], [44, 40, 0], 3)).toBeNull()
    expect(listedNear([THERE], [48, 40, 1], 3)).toBeNull()
  })
})

describe('a way', () => {
  it('has its points by their distance', () => {
    const way = [HERE, THERE, BEYOND]
    expect(pointAlong(way, 4)).toEqual([44, 40])
    expect(pointAlong(way, 14)).toEqual([48, 46])
    expect(pointAlong(way, 99)).toEqual([48, 52])
  })
})

describe('ground within a price', () => {
  const at = (x: number, y: number) => ({ x, y })
  const places = [[0, 0, 0, 1], [2, 0, 0, 1], [0, 2, 0, 1], [2, 2, 0, 4]] as const

  it('is whole where all four places are, and cut half-way where they are not', () => {
    const all = areaWithin({ places, grain: 2 }, 4, at)
    expect(all.fill).toContain('M0 0L2 0L2 2L0 2Z')
    const cheap = areaWithin({ places, grain: 2 }, 1, at)
    expect(cheap.fill).toContain('M0 0L2 0L2 1L1 2L0 2Z')
    expect(cheap.line).toContain('M2 1L1 2')
    expect(areaWithin({ places, grain: 2 }, 0, at)).toEqual({ fill: '', line: '' })
  })

  it('does not join storeys', () => {
    const above = areaWithin({ places: [[0, 0, 0, 1], [2, 0, 1, 1]], grain: 2 }, 1, at)
    expect(above.fill).not.toContain('M0 0L2 0')
  })
})

describe('shots that a walk leaves', () => {
  const places = [[0, 0, 0, 1], [2, 0, 0, 2], [4, 0, 0, 3], [6, 0, 0, 4]] as const

  it('are all left on the cheapest ground, fewer behind it, and none on the dearest', () => {
    expect(shotBands({ places, shots: [3, 3, 2, 1, 0] })).toEqual({ all: 3, whole: 1, some: 3, most: 4 })
  })

  it('are all left everywhere, or only where nobody walks', () => {
    expect(shotBands({ places, shots: [2, 2, 2, 2, 2] })).toEqual({ all: 2, whole: 4, some: 4, most: 4 })
    expect(shotBands({ places, shots: [3, 2, 1, 0, 0] })).toEqual({ all: 3, whole: 0, some: 2, most: 4 })
  })

  it('are nothing to look at for who has none, or cannot walk', () => {
    expect(shotBands({ places, shots: [0, 0, 0, 0, 0] })).toBeNull()
    expect(shotBands({ places: [], shots: [3] })).toBeNull()
  })
})
