import { describe, expect, it } from 'vitest'
import { angleOf, angleTo, away, cellOf, middleOf, radiusOf } from '../src/games/reality/combat/wheel'

describe('the wheel of directions', () => {
  it('begins in the east and goes counter-clockwise', () => {
    expect([0, 4, 8, 12].map(angleOf)).toEqual([0, 90, 180, 270])
    const north = away({ x: 10, y: 10 }, angleOf(4), 5)
    expect([Math.round(north.x), Math.round(north.y)]).toEqual([10, 15])
    expect(angleTo({ x: 10, y: 10 }, { x: 10, y: 4 })).toBe(270)
  })

  it('stands beyond all who are in the middle', () => {
    const around = [{ x: 0, y: 0 }, { x: 8, y: 0 }]
    expect(middleOf(around)).toEqual({ x: 4, y: 0 })
    expect(radiusOf(middleOf(around), around, 15)).toBe(19)
  })

  it('puts what lies beside a figure where its player sees it', () => {
    const figure = { x: 40, y: 40 }
    expect(cellOf(figure, figure, false)).toEqual({ column: 2, row: 2 })
    expect(cellOf(figure, { x: 48, y: 48 }, false)).toEqual({ column: 3, row: 1 })
    expect(cellOf(figure, { x: 48, y: 48 }, true)).toEqual({ column: 1, row: 3 })
    expect(cellOf(figure, { x: 32, y: 41 }, false)).toEqual({ column: 1, row: 2 })
  })
})
