import { describe, expect, it } from 'vitest'
import type { Goals } from '../src/games/reality/ear/answers'
import { earKey, EAR_KEYS } from '../src/games/reality/ear/ear-keys'
import { byKind, choicesAt, choicesByPlace, goalsAsked } from '../src/games/reality/ear/goal-choices'
import { listenerOf } from '../src/games/reality/ear/listener'
import { moved, stepTo, storeyFrom, strideOf } from '../src/games/reality/ear/steps'
import type { RealityView } from '../src/games/reality/model/view'

const key = (key: string, more: Partial<KeyboardEvent> = {}) => earKey({ key, target: null, ...more } as KeyboardEvent)

describe('the keys of whoever plays by ear', () => {
  it('ask for something, and with Shift go back', () => {
    expect(key('r')).toEqual({ command: 'rival', step: 1 })
    expect(key('R', { shiftKey: true })).toEqual({ command: 'rival', step: -1 })
    expect(key('?', { shiftKey: true })).toEqual({ command: 'keys', step: 1 })
    expect(key('W', { shiftKey: true })).toBeNull()
    expect(key('r', { ctrlKey: true })).toBeNull()
  })

  it('are none of those that the stage, the floor and measuring have', () => {
    const taken = ['T', 'N', 'M', ' ', '+', '-', '=', '0', 'PageUp', 'PageDown', 'Escape', 'Enter']
    expect(EAR_KEYS.filter(({ key }) => taken.includes(key))).toEqual([])
    expect(new Set(EAR_KEYS.map(({ key }) => key)).size).toBe(EAR_KEYS.length)
  })

  it('leave letters to fields', () => {
    const field = document.createElement('input')
    expect(key('r', { target: field })).toBeNull()
    expect(key('r', { target: document.createElement('div') })).not.toBeNull()
  })
})

describe('a list that goes round', () => {
  it('begins at one of its ends, and goes on from the present one', () => {
    const list = [5, 6, 7]
    expect(stepTo(list, () => false, 1)).toBe(5)
    expect(stepTo(list, () => false, -1)).toBe(7)
    expect(stepTo(list, (one) => one === 7, 1)).toBe(5)
    expect(stepTo(list, (one) => one === 5, -1)).toBe(7)
    expect(stepTo([], () => false, 1)).toBeNull()
  })
})

describe('the cursor', () => {
  const size = { width: 192, depth: 144 }

  it('moves by inches, as the floor is drawn, and stays on the table', () => {
    expect(moved([40, 40, 0], 1, 0, size, false)).toEqual([44, 40, 0])
    expect(moved([40, 40, 0], 0, 1, size, false)).toEqual([40, 44, 0])
    expect(moved([40, 40, 0], 1, 1, size, true)).toEqual([36, 36, 0])
    expect(moved([4, 140, 0], -6, 6, size, false)).toEqual([2, 142, 0])
  })

  it('goes six inches with Shift', () => {
    expect(strideOf({ key: 'ArrowDown', shiftKey: false })).toEqual([0, -1])
    expect(strideOf({ key: 'ArrowLeft', shiftKey: true })).toEqual([-6, 0])
    expect(strideOf({ key: 'a', shiftKey: false })).toBeNull()
  })

  it('goes from storey to storey as far as there are any', () => {
    expect(storeyFrom([4, 4, 3], [3, 5], 1)).toEqual([4, 4, 5])
    expect(storeyFrom([4, 4, 5], [3, 5], 1)).toEqual([4, 4, 5])
    expect(storeyFrom([4, 4, 5], [3, 5], -1)).toEqual([4, 4, 3])
    expect(storeyFrom([4, 4, 5], [3, 5], -1)).toEqual([4, 4, 3])
    expect(storeyFrom([4, 4, 3], [3, 5], -1)).toEqual([4, 4, 3])
  })
})

const walk = (x: number, kind = 'to') => ({ action: [kind, x] as [string, number], text: `${kind} ${x}`, location: { place: [x, 8, 0], cost: 2 } })
const view = (more: object) => ({ figures: [], active: 3, asked: { question: 'goal', figure: 3 }, ...more }) as unknown as RealityView

describe('places to go', () => {
  it('are asked for once each, for whoever would stand there', () => {
    const legal = [walk(4), walk(4, 'charge'), walk(12), { action: ['stay'] as [string], text: 'stay' }]
    expect(goalsAsked(view({}), legal)).toEqual({ places: [[4, 8, 0], [12, 8, 0]], about: 3 })
    expect(goalsAsked(view({ asked: { question: 'throw', figure: null } }), legal)).toEqual({ places: [[4, 8, 0], [12, 8, 0]] })
    expect(goalsAsked(view({}), legal.slice(3))).toBeNull()
    const places = choicesByPlace(legal)
    expect(choicesAt(places, [4, 8, 0]).map(({ text }) => text)).toEqual(['to 4', 'charge 4'])
    expect(choicesAt(places, [5, 8, 0])).toEqual([])
  })

  it('come in groups by kind, without empty kinds', () => {
    const group = (kind: string) => ({ kind, title: kind, goals: [0] })
    const goals = { groups: [group('price'), group('fight'), group('price')] } as unknown as Goals
    expect(byKind(goals).map(({ kind, groups }) => [kind, groups.length])).toEqual([['fight', 1], ['price', 2]])
  })
})

describe('from whose eyes it is told', () => {
  const figure = (figure: number, side: number, state: string[] = []) => ({ figure, side, state })
  const figures = [figure(0, 0), figure(1, 1), figure(2, 0, ['down']), figure(3, 0)]

  it('is who was chosen, or the question is about, or acts, or is there', () => {
    expect(listenerOf(view({ figures }), 0, 1)).toBe(1)
    expect(listenerOf(view({ figures }), 0, 2)).toBe(3)
    expect(listenerOf(view({ figures, active: 1, asked: { question: null, figure: null } }), 0, null)).toBe(0)
    expect(listenerOf(view({ figures, active: 1, asked: { question: null, figure: null } }), null, null)).toBe(1)
    expect(listenerOf(view({ figures: [], active: null, asked: { question: 'side', figure: null } }), 0, null)).toBeNull()
  })
})
