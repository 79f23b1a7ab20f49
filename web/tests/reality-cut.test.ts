import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/games/board'
import type { Cut } from '../src/games/reality/measuring/answers'
import type { RealityView } from '../src/games/reality/model/view'
import { cutOf, type CutOf } from '../src/games/reality/strip/cut-of'
import { sightLines } from '../src/games/reality/strip/lines'
import { cutScale, type Box } from '../src/games/reality/strip/scale'

const box: Box = { width: 600, height: 130, left: 30, right: 30, above: 26, below: 30 }

describe('what is cut', () => {
  const view = { active: 3, asked: { question: 'goal', figure: 3, seats: [0] } } as unknown as RealityView
  const goal: Choice = { action: ['to', 7], text: 'There', location: { place: [8, 12, 0], cost: 2 } }
  const line: CutOf = { along: [[0, 0], [4, 4]] }

  it('is a shot or a way that is pointed at, then what was chosen, then a line that is measured', () => {
    expect(cutOf(view, [goal], ['shoot', 5, 0, 1], { line })).toEqual({ viewer: 3, target: 5 })
    expect(cutOf(view, [goal], ['to', 7], { line })).toEqual({ figure: 3, to: [8, 12, 0] })
    expect(cutOf(view, [goal], null, { chosen: { viewer: 1, target: 2 }, line })).toEqual({ viewer: 1, target: 2 })
    expect(cutOf(view, [goal], ['end'], { line })).toBe(line)
    expect(cutOf(view, [goal], null)).toBeNull()
  })

  it('is no way where a place is asked for that nobody walks to', () => {
    const deploying = { ...view, asked: { ...view.asked, question: 'deploy' } }
    expect(cutOf(deploying, [goal], ['to', 7])).toBeNull()
  })
})

describe('the scale of a cut', () => {
  it('is the same in both directions for a short line', () => {
    const scale = cutScale(40, 6, box)
    expect(scale.up).toBe(scale.across)
    expect(scale.stretched).toBe(1)
    expect(scale.y(0)).toBe(100)
  })

  it('fits a long line, and raises it so that faces are known', () => {
    const scale = cutScale(192, 8, box)
    expect(scale.x(0)).toBe(30)
    expect(scale.x(192)).toBeCloseTo(570)
    expect(scale.stretched).toBeGreaterThan(1)
  })

  it('never leaves the picture upwards', () => {
    const scale = cutScale(40, 29, box)
    expect(scale.y(29)).toBeGreaterThanOrEqual(box.above)
  })
})

describe('a line of sight', () => {
  const cut: Cut = {
    length: 40,
    inches: 10,
    corners: [],
    segments: [
      { from: 0, to: 20, ground: 0, surfaces: [], elements: [] },
      { from: 20, to: 28, ground: 3, surfaces: [], elements: [{ element: 2, top: 3 }] },
      { from: 28, to: 40, ground: 0, surfaces: [], elements: [] },
    ],
    panels: [{ at: 34, element: 4, bottom: 0, top: 12, opening: 'wall' }],
    figures: [{ figure: 9, at: 10, aside: 0, feet: 0, height: 5 }],
    lines: [],
    way: null,
  }
  const stopped = (line: Partial<Cut['lines'][number]>) =>
    sightLines({ ...cut, lines: [{ from: 5, to: 1, state: 'closed', element: null, figure: null, ...line }] })[0]?.stopped

  it('is stopped where it gets below the top of what closes it', () => {
    expect(stopped({ element: 2 })).toBeCloseTo(20)
    expect(stopped({ element: 2, to: 1.6 })).toBeCloseTo(23.53)
  })

  it('is stopped at a wall, and at a figure', () => {
    expect(stopped({ element: 4 })).toBe(34)
    expect(stopped({ figure: 9 })).toBe(10)
    expect(stopped({})).toBeNull()
  })
})
