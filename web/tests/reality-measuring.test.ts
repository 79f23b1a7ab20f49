import { describe, expect, it } from 'vitest'
import type { Pointed } from '../src/games/reality/measuring/tools/ends'
import { back, drag, NOTHING, shownEnds, take, type Picks } from '../src/games/reality/measuring/tools/picks'
import { cutLine, questions } from '../src/games/reality/measuring/tools/questions'
import { isInside, placeAt, shownSurfaces } from '../src/games/reality/measuring/tools/surfaces'
import { placesOn, squaresPath } from '../src/games/reality/measuring/tools/floor/squares'
import { KEYS, TOOLS, toolOf, type Tool } from '../src/games/reality/measuring/tools/tools'
import { Floor } from '../src/games/reality/model/floor'
import type { RealityView, Scenery } from '../src/games/reality/model/view'

const square = (x: number, y: number, side: number): [number, number][] => [[x, y], [x + side, y], [x + side, y + side], [x, y + side]]
const element = (kind: string, outline: [number, number][], height: number, gone = false) => ({ name: kind, label: {}, kind, outline, height, gone, panels: [] })
const scenery = {
  width: 192,
  depth: 144,
  elements: [element('block', square(10, 10, 8), 8), element('building', square(40, 40, 20), 24), element('block', square(80, 80, 8), 8, true)],
  surfaces: [[-1, 0, 0], [0, 8, 0], [1, 0, 0], [1, 12, 1], [1, 24, 2], [2, 8, 0]],
  links: [],
} as unknown as Scenery
const figure = (number: number, x: number, y: number) => ({ figure: number, x, y, surface: 0, state: [], side: 0, character: 'kabuki' })
const view = { scenery, figures: [figure(0, 20, 30), figure(1, 100, 30)] } as unknown as RealityView

const at = (x: number, y: number, of: number | null = null): Pointed => ({ place: [x, y, 0], figure: of })
const one = at(20, 30, 0)
const other = at(100, 30, 1)
const spot = at(60, 61)
const chosen = (tool: Tool, ...ends: Pointed[]): Picks => ends.reduce((picks, end) => take(tool, picks, end), NOTHING)

describe('the surface that is meant', () => {
  it('is what is looked at: the top of a block, one storey of a building', () => {
    expect(shownSurfaces(scenery, null).map(({ surface }) => surface)).toEqual([1, 2])
    expect(shownSurfaces(scenery, 1).map(({ surface }) => surface)).toEqual([1, 3])
    expect(placeAt(scenery, null, 12, 12)).toEqual([12, 12, 1])
    expect(placeAt(scenery, null, 50, 50)).toEqual([50, 50, 2])
    expect(placeAt(scenery, 2, 50, 50)).toEqual([50, 50, 4])
  })

  it('is the ground elsewhere, where something is gone, and on an edge', () => {
    expect(placeAt(scenery, null, 84, 84)).toEqual([84, 84, 0])
    expect(placeAt(scenery, null, 10, 14)).toEqual([10, 14, 0])
    expect(isInside(square(0, 0, 4), 0, 0)).toBe(false)
    expect(isInside(square(0, 0, 4), 1, 1)).toBe(true)
    expect(isInside(square(0, 0, 4), 5, 1)).toBe(false)
  })

  it('has no other places drawn', () => {
    const places: [number, number, number, number][] = [[4, 4, 0, 1], [50, 50, 2, 0], [50, 50, 3, 0]]
    expect(placesOn(places, shownSurfaces(scenery, 1))).toEqual([[4, 4, 0, 1], [50, 50, 3, 0]])
    expect(squaresPath([[4, 4]], 8, new Floor(scenery, 0))).toBe('M0 136h8v8h-8z')
  })
})

describe('a point of the floor', () => {
  it('is found for every side from which the table is looked at, in whole quarter inches and never off the table', () => {
    for (const edge of [0, 1]) {
      const floor = new Floor(scenery, edge)
      expect(floor.pointAt(floor.at(31, 17))).toEqual([31, 17])
    }
    expect(new Floor(scenery, 0).pointAt({ x: 3.4, y: 150 })).toEqual([3, 0])
    expect(new Floor(scenery, 1).pointAt({ x: -5, y: 2.6 })).toEqual([192, 3])
  })
})

describe('what is chosen', () => {
  it('gives a ruler corners until the same place is chosen again; then it begins anew', () => {
    const line = chosen('ruler', one, spot, other)
    expect(line).toEqual({ ends: [{ figure: 0 }, { place: [60, 61, 0] }, { figure: 1 }], isOpen: true })
    const closed = take('ruler', line, other)
    expect(closed).toEqual({ ...line, isOpen: false })
    expect(take('ruler', closed, spot).ends).toHaveLength(1)
    expect(take('ruler', chosen('ruler', one), one)).toEqual(chosen('ruler', one))
  })

  it('ends a ruler with twelve corners', () => {
    const many = Array.from({ length: 12 }, (_, x) => at(x, 0))
    expect(chosen('cut', ...many)).toMatchObject({ isOpen: false })
    expect(chosen('cut', ...many).ends).toHaveLength(12)
  })

  it('keeps who looks, and changes at whom', () => {
    expect(chosen('look', one, other).ends).toEqual([{ figure: 0 }, { figure: 1 }])
    expect(chosen('look', one, other, spot).ends).toEqual([{ figure: 0 }, { place: [60, 61, 0] }])
    expect(chosen('look', one, other, one)).toEqual({ ends: [{ figure: 0 }], isOpen: true })
  })

  it('lets a figure look from elsewhere, and anybody from a place', () => {
    expect(chosen('seen', one, spot).ends).toEqual([{ figure: 0 }, { place: [60, 61, 0] }])
    expect(chosen('seen', one, spot, other).ends).toEqual([{ figure: 1 }])
    expect(chosen('seen', spot).ends).toEqual([{ place: [60, 61, 0] }])
  })

  it('takes flames and threats only from figures', () => {
    expect(chosen('flame', spot)).toEqual(NOTHING)
    expect(chosen('flame', one, other).ends).toEqual([{ figure: 0 }, { place: [100, 30, 0] }])
    expect(chosen('flame', one, spot, at(1, 1)).ends).toEqual([{ figure: 0 }, { place: [1, 1, 0] }])
    expect(chosen('flame', one, spot, other)).toEqual({ ends: [{ figure: 1 }], isOpen: true })
    expect(chosen('threat', spot)).toEqual(NOTHING)
    expect(chosen('threat', one)).toEqual({ ends: [{ figure: 0 }], isOpen: false })
  })

  it('puts a template at a place, be a figure there', () => {
    expect(chosen('blast', one).ends).toEqual([{ place: [20, 30, 0] }])
    expect(chosen('circles', one).ends).toEqual([{ figure: 0 }])
  })

  it('is taken back end by end', () => {
    const line = chosen('ruler', one, spot)
    expect(back(line)).toEqual({ ends: [{ figure: 0 }], isOpen: true })
    expect(back(back(back(line)))).toEqual(NOTHING)
  })

  it('follows a drag', () => {
    expect(drag('ruler', one, spot)).toEqual({ ends: [{ figure: 0 }], isOpen: true })
    expect(drag('seen', one, spot).ends).toEqual([{ figure: 0 }, { place: [60, 61, 0] }])
    expect(drag('blast', one, spot).ends).toEqual([{ place: [60, 61, 0] }])
    expect(drag('circles', spot, other).ends).toEqual([{ figure: 1 }])
    expect(drag('flame', one, other)).toEqual({ ends: [{ figure: 0 }, { place: [100, 30, 0] }], isOpen: false })
    expect(drag('flame', spot, one)).toEqual(NOTHING)
  })
})

describe('what is shown', () => {
  it('follows what is pointed at while an end is awaited', () => {
    expect(shownEnds('ruler', chosen('ruler', one), spot)).toHaveLength(2)
    expect(shownEnds('ruler', chosen('ruler', one), one)).toHaveLength(1)
    expect(shownEnds('ruler', chosen('ruler', one), null)).toHaveLength(1)
    expect(shownEnds('circles', NOTHING, one)).toEqual([{ figure: 0 }])
    expect(shownEnds('circles', chosen('circles', spot), one)).toEqual([{ place: [60, 61, 0] }])
    expect(shownEnds('flame', NOTHING, spot)).toEqual([])
    expect(shownEnds('seen', NOTHING, one)).toEqual([])
  })
})

describe('what the server is asked', () => {
  const asked = (tool: Tool, ...ends: Pointed[]) => questions(tool, chosen(tool, ...ends).ends, view, null)

  it('is nothing while an end is missing', () => {
    for (const tool of TOOLS) expect(questions(tool, [], view, null)).toEqual([])
    for (const tool of ['ruler', 'cut', 'flame', 'look'] as const) expect(asked(tool, one)).toEqual([])
  })

  it('is one question for each tool, two for a cut and a view', () => {
    expect(asked('ruler', one, spot)).toEqual([{ question: 'distance', args: { along: [[20, 30, 0], [60, 61, 0]] } }])
    expect(asked('cut', one, spot).map(({ question }) => question)).toEqual(['distance', 'cut'])
    expect(asked('circles', one)).toEqual([{ question: 'rings', args: { figure: 0 } }])
    expect(asked('circles', spot)).toEqual([{ question: 'rings', args: { at: [60, 61, 0], inches: [6] } }])
    expect(questions('circles', [{ figure: 0 }], view, 4)).toEqual([{ question: 'rings', args: { figure: 0, inches: [4] } }])
    expect(asked('blast', one)).toEqual([{ question: 'blast', args: { at: [20, 30, 0] } }])
    expect(asked('flame', one, spot)).toEqual([{ question: 'flame', args: { figure: 0, direction: [40, 31] } }])
    expect(asked('look', one, spot)).toEqual([{ question: 'between', args: { figure: 0, other_at: [60, 61, 0] } }])
    expect(asked('seen', one, spot)).toEqual(['sight', 'field'].map((question) => ({ question, args: { figure: 0, at: [60, 61, 0] } })))
    expect(asked('threat', other)).toEqual([{ question: 'threat', args: { figure: 1 } }])
  })

  it('has no direction from a place to itself, and no line that follows itself', () => {
    expect(questions('flame', [{ figure: 0 }, { place: [20, 30, 0] }], view, null)).toEqual([])
    expect(cutLine([{ figure: 0 }, { place: [20, 30, 0] }], view)).toBeNull()
    expect(cutLine([{ figure: 0 }, { place: [20, 30, 0] }, { figure: 1 }], view)).toEqual([[20, 30], [100, 30]])
  })
})

describe('the keys', () => {
  it('are one for each tool, and none that the table has', () => {
    const keys = TOOLS.map((tool) => KEYS[tool])
    expect(new Set(keys).size).toBe(TOOLS.length)
    for (const key of ['M', 'N', 'T']) expect(keys).not.toContain(key)
    for (const tool of TOOLS) expect(toolOf(KEYS[tool].toLowerCase())).toBe(tool)
    expect(toolOf('q')).toBeUndefined()
  })
})
