import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/games/board'
import { DURATION, journeyFrames } from '../src/board/motion/animate'
import { PickIndex, type PickRules } from '../src/board/picking/pick-index'
import { PieceMint } from '../src/board/pieces/piece'
import { nearest } from '../src/board/space/nearest'
import type { Rect } from '../src/board/space/points'
import { meantBy } from '../src/board/target/touch'
import { place } from '../src/components/popover/place'
import { BoardGeometry } from '../src/games/leaders/model/geometry'
import { CENTRE, DISCARDS, PILE, placePiece, seatPiece } from '../src/games/leaders/model/pieces'

type Kinds = { die: number; space: string; bell: null }
const mint = new PieceMint<Kinds>()

describe('pieces', () => {
  it('are the same object for the same kind and id', () => {
    expect(mint.of('die', 3)).toBe(mint.of('die', 3))
    expect(mint.of('die', 3)).not.toBe(mint.of('die', 4))
    expect(mint.of('die', 3)).toMatchObject({ kind: 'die', id: 3, key: 'die:3' })
    expect(mint.of('bell', null).key).toBe('bell')
  })
})

describe('picking among many', () => {
  const rules: PickRules<Kinds> = {
    about: ([, die, space]) => ({ pieces: [mint.of('die', Number(die)), mint.of('space', String(space))] }),
  }
  const legal: Choice[] = Array.from({ length: 1000 }, (_, n) => ({ action: ['put', n % 4, `s${n % 250}`, n], text: String(n) }))

  it('finds the same as a search through all', () => {
    const index = new PickIndex(legal, rules)
    const [die, space] = [mint.of('die', 2), mint.of('space', 's6')]
    const about = legal.filter(({ action }) => action[1] === 2 && action[2] === 's6')
    expect(about).not.toHaveLength(0)
    expect(index.narrow([die, space])).toEqual(about)
    expect(index.narrow([space, die])).toEqual(about)
    expect(index.pickable([die]).size).toBe(125)
    expect(index.narrow([mint.of('die', 1), space])).toEqual([])
  })

  it('takes a hundred picks among a thousand actions in less than a frame each', () => {
    const begin = performance.now()
    const index = new PickIndex(legal, rules)
    for (let n = 0; n < 100; n++) index.pickable(index.pick([], mint.of('die', n % 4)))
    expect((performance.now() - begin) / 100).toBeLessThan(16)
  })
})

describe('the place of a popover', () => {
  const frame = { width: 390, height: 844 }
  const within = (box: { left: number; top: number }, size: { width: number; height: number }) =>
    box.left >= 8 && box.top >= 8 && box.left + size.width <= 382 && box.top + size.height <= 836

  it('is the first side with room, else that with most', () => {
    const size = { width: 200, height: 100 }
    expect(place({ left: 100, top: 400, width: 40, height: 40 }, size, frame).side).toBe('above')
    expect(place({ left: 100, top: 50, width: 40, height: 40 }, size, frame).side).toBe('below')
    expect(place({ left: 100, top: 10, width: 40, height: 800 }, size, frame, ['above', 'below']).side).toBe('below')
    expect(place({ left: 300, top: 50, width: 40, height: 40 }, size, frame, ['right', 'left']).side).toBe('left')
  })

  it('is inside the window for every anchor', () => {
    const size = { width: 300, height: 200 }
    for (let left = -30; left < 420; left += 30) {
      for (let top = -30; top < 870; top += 30) {
        const found = place({ left, top, width: 44, height: 44 }, size, frame)
        expect(within(found, { width: size.width, height: Math.min(size.height, found.height) })).toBe(true)
      }
    }
  })

  it('gives a box that is too high the room that there is', () => {
    const found = place({ left: 0, top: 300, width: 390, height: 44 }, { width: 300, height: 2000 }, frame)
    expect(found).toMatchObject({ side: 'below', height: 844 - 344 - 16, top: 352 })
  })
})

describe('arrow keys', () => {
  const box = (x: number, y: number): Rect => ({ x, y, width: 10, height: 10 })

  it('lead to the nearest piece ahead, and round where there is none', () => {
    const others = [['near', box(50, 4)], ['far', box(90, 0)], ['aside', box(40, 80)]] as const
    expect(nearest(box(0, 0), others, 'right')).toBe('near')
    expect(nearest(box(0, 0), others, 'down')).toBe('aside')
    expect(nearest(box(95, 0), [['back', box(0, 0)], ['middle', box(50, 0)]], 'right')).toBe('back')
    expect(nearest(box(0, 0), [], 'up')).toBeUndefined()
  })

  it.each([4, 5, 6, 7, 8])('reach every piece of a table of %i', (seats) => {
    for (const size of [{ width: 780, height: 700 }, { width: 390, height: 700 }]) {
      const geometry = new BoardGeometry(size, 16, seats, 0)
      const pieces = [CENTRE, PILE, DISCARDS, ...Array.from({ length: seats }, (_, seat) => seatPiece(seat)), ...Array.from({ length: 3 * seats }, (_, at) => placePiece(at))]
      const boxes = pieces.map((piece) => [piece, { ...geometry.pointOf(piece), width: 0, height: 0 }] as const)
      const reached = new Set([pieces[0]!])
      for (const piece of reached) {
        const here = boxes.find(([one]) => one === piece)![1]
        for (const arrow of ['left', 'right', 'up', 'down'] as const) {
          reached.add(nearest(here, boxes.filter(([one]) => one !== piece), arrow)!)
        }
      }
      expect(pieces.filter((piece) => !reached.has(piece)).map(({ key }) => key)).toEqual([])
    }
  })
})

describe('a finger', () => {
  it('means the piece it touches, or the nearest one', () => {
    const small = [['one', { x: 0, y: 0, width: 20, height: 20 }], ['two', { x: 24, y: 0, width: 20, height: 20 }]] as const
    expect(meantBy({ x: 19, y: 10 }, small)).toBe('one')
    expect(meantBy({ x: 25, y: 10 }, small)).toBe('two')
    expect(meantBy({ x: 50, y: 25 }, small)).toBe('two')
    expect(meantBy({ x: 100, y: 10 }, small)).toBeUndefined()
  })
})

describe('motion', () => {
  it('has the durations of the tokens', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf-8')
    const first = (name: string) => Number(new RegExp(`--${name}: (\\d+)ms`).exec(tokens)?.[1])
    for (const name of ['travel', 'turn', 'tumble'] as const) expect(first(name)).toBe(DURATION[name])
    expect(tokens).toContain(`--instead: ${DURATION.instead}ms`)
  })

  it('goes along an arc, and fades where motion is not wanted', () => {
    const [from, to] = [{ x: 0, y: 0 }, { x: 100, y: 0 }]
    const places = (still: boolean) => new Set(journeyFrames(from, to, 'arc', still).map(({ transform }) => transform).filter(Boolean))
    expect([...places(false)]).toContain('translate(50px, 15px) translate(-50%, -50%)')
    expect(places(true).size).toBe(2)
  })
})
