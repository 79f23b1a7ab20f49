import { describe, expect, it } from 'vitest'
import { merge, samePart, unfold } from '../src/table/director/frames'
import { applyPatch, PatchError, type Patch } from '../src/table/director/json-patch'

const view = { turn: 3, players: [{ hand: 2, seen: [1, 2] }, { hand: 1, seen: [] }], 'a/b~c': { on: true } }

describe('a patch', () => {
  it('replaces, adds and removes', () => {
    const patch: Patch = [
      { op: 'replace', path: '/players/1/hand', value: 4 },
      { op: 'add', path: '/asked', value: { seats: [1] } },
      { op: 'remove', path: '/turn' },
      { op: 'replace', path: '/a~1b~0c/on', value: false },
      { op: 'replace', path: '/players/0/seen', value: [] },
    ]
    expect(applyPatch(view, patch)).toEqual({
      players: [{ hand: 2, seen: [] }, { hand: 4, seen: [] }],
      asked: { seats: [1] },
      'a/b~c': { on: false },
    })
  })

  it('changes lists, too', () => {
    const patch: Patch = [
      { op: 'add', path: '/players/0/seen/-', value: 3 },
      { op: 'remove', path: '/players/0/seen/0' },
      { op: 'add', path: '/players/0/seen/0', value: 9 },
    ]
    expect(applyPatch(view, patch)['players']).toEqual([{ hand: 2, seen: [9, 2, 3] }, { hand: 1, seen: [] }])
  })

  it('leaves the document as it was, and shares what it does not touch', () => {
    const before = structuredClone(view)
    const after = applyPatch(view, [{ op: 'replace', path: '/players/0/hand', value: 9 }]) as typeof view
    expect(view).toEqual(before)
    expect(after.players[1]).toBe(view.players[1])
    expect(after.players[0]?.seen).toBe(view.players[0]?.seen)
  })

  it.each([
    { op: 'replace', path: '/none', value: 1 },
    { op: 'remove', path: '/players/7' },
    { op: 'add', path: '/players/7', value: 1 },
    { op: 'replace', path: '/turn/deep', value: 1 },
    { op: 'replace', path: 'turn', value: 1 },
    { op: 'replace', path: '', value: 1 },
  ] as const)('that does not fit is refused: $op $path', (step) => {
    expect(() => applyPatch(view, [step])).toThrow(PatchError)
  })
})

describe('frames', () => {
  const back = (value: number): Patch => [{ op: 'replace', path: '/at', value }]

  it('are the views after each event', () => {
    expect(unfold({ at: 5 }, 5, [back(4), back(3)])).toEqual([3, 4, 5].map((at) => ({ count: at, view: { at } })))
    expect(unfold({ at: 1 }, 1, [back(0), back(-1)]), 'there is none before the first').toHaveLength(2)
    expect(unfold({ at: 5 }, 5, [back(4), [{ op: 'remove', path: '/none' }], back(2)]).map(({ count }) => count)).toEqual([4, 5])
  })

  it('are merged: of the last moment the newer one counts, of others the one that was shown', () => {
    const frame = (count: number, from: string) => ({ count, view: { from } })
    const merged = merge([frame(1, 'known'), frame(2, 'known')], [frame(1, 'new'), frame(2, 'new')])
    expect(merged).toEqual([frame(1, 'known'), frame(2, 'new')])
    expect(merge([frame(2, 'known')], [frame(4, 'new'), frame(3, 'new')].reverse()).map(({ count }) => count)).toEqual([2, 3, 4])
  })

  it('belong to events that are the same', () => {
    const event = (n: number, event: string) => ({ event: { n, event }, text: '', actor: null, targets: [], weight: 'normal' as const })
    expect(samePart([event(0, 'a'), event(1, 'b')], [event(0, 'a'), event(1, 'c'), event(2, 'd')])).toBe(1)
    expect(samePart([event(0, 'a')], [event(0, 'a'), event(1, 'c')])).toBe(1)
    expect(samePart([event(0, 'a'), event(1, 'b')], [event(0, 'a')])).toBe(1)
  })
})
