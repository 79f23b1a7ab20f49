import { afterEach, describe, expect, it } from 'vitest'
import { elementOf, sceneryOf } from '../src/games/reality/editor/model/drawing'
import { boxOf, EMPTY, freshName, outlineOf, slug, wallsOf, type Draft, type Kind, type Spot } from '../src/games/reality/editor/model/draft'
import { change, duplicate, freeBox, move, otherHalf, place, remove, resized, shape, symmetryOf, turn, twin, usualLink } from '../src/games/reality/editor/model/edits'
import { begin, edited, redone, undone } from '../src/state/drafts/history'
import { ownTables } from '../src/games/reality/editor/model/own-tables'
import { draftOf } from '../src/games/reality/editor/model/read'
import { pack, unpack } from '../src/state/drafts/link'
import { tableName, writeTable } from '../src/games/reality/editor/model/toml'
import { presets } from '../src/state/presets'

const label = { en: 'Crate', es: 'Caja' }
const put = (draft: Draft, kind: Kind, x: number, y: number, width: number, depth: number) =>
  place(draft, { kind, label, base: kind }, { x, y, width, depth })
const only = (draft: Draft) => draft.pieces[0]!
const HOUSE = put(EMPTY, 'building', 40, 40, 24, 20).draft
const BLOCK = put(EMPTY, 'block', 40, 40, 12, 8).draft

describe('pieces of a table', () => {
  it('are turned around their middle, and back to where they were', () => {
    const quarter = turn(BLOCK, 'block-1', 90)
    expect(boxOf(outlineOf(only(quarter)))).toEqual({ x: 42, y: 38, width: 8, depth: 12 })
    expect(outlineOf(only(turn(turn(quarter, 'block-1', 45), 'block-1', -135)))).toEqual(outlineOf(only(BLOCK)))
  })

  it('keep their size when its sides are odd and they are turned', () => {
    const odd = put(EMPTY, 'block', 40, 40, 13, 8).draft
    expect(boxOf(outlineOf(only(turn(odd, 'block-1', 90))))).toMatchObject({ width: 8, depth: 13 })
  })

  it('are turned by quarters only when they have doors', () => {
    expect(only(turn(HOUSE, 'building-1', 15)).turn).toBe(0)
    expect(only(turn(HOUSE, 'building-1', 90)).turn).toBe(90)
  })

  it('carry their ladders along', () => {
    const climbed = { ...BLOCK, links: [usualLink(only(BLOCK), 0)] }
    expect(climbed.links[0]?.foot.at).toEqual([37, 44])
    expect(move(climbed, 'block-1', 10, -4).links[0]).toMatchObject({ foot: { at: [47, 40] }, head: { at: [53, 40] } })
    expect(turn(climbed, 'block-1', 180).links[0]).toMatchObject({ foot: { at: [55, 44] }, head: { at: [49, 44] } })
    expect(remove(climbed, 'block-1')).toEqual({ ...EMPTY, links: [] })
    expect(duplicate(climbed, 'block-1').draft.links.map(({ head }) => head.on)).toEqual(['block-1', 'block-2'])
  })

  it('keep doors within their walls', () => {
    const narrow = change(HOUSE, 'building-1', { form: resized(only(HOUSE), 6, 20).form })
    expect(only(narrow).openings.map(({ start, long }) => [start, long])).toEqual([[0, 6], [0, 6]])
    expect(only(change(HOUSE, 'building-1', { form: shape(only(HOUSE), 'angle').form })).form).toHaveLength(6)
  })

  it('have names of their own', () => {
    expect(freshName(BLOCK.pieces, 'block-1')).toBe('block-2')
    expect(slug('Plató número 7: ¡Él!')).toBe('plato-numero-7-el')
    expect(slug('¿?')).toBe('')
    expect(tableName({ ...EMPTY, title: { en: '42 dogs' } })).toBe('dogs')
  })

  it('are put where there is room', () => {
    const first = put(EMPTY, 'block', 90, 67, 12, 10).draft
    const box = freeBox(first, 'block')
    expect(box.x >= 108 || box.x + box.width <= 84 || box.y >= 83 || box.y + box.depth <= 61).toBe(true)
  })
})

describe('the other player', () => {
  it.each(['half-turn', 'mirror'] as const)('finds the same: %s', (symmetry) => {
    const odd = put(put(EMPTY, 'ruins', 20, 30, 11, 9).draft, 'building', 100, 30, 24, 20).draft
    const windowed = change(odd, 'building-1', { openings: [{ door: false, storey: 0, wall: 1, start: 3, long: 6 }] })
    const both = otherHalf(windowed, symmetry)
    expect(both.pieces).toHaveLength(4)
    expect(symmetryOf(both)).toBe(symmetry)
    expect(symmetryOf(windowed)).toBeNull()
    const window = elementOf(both.pieces[3]!).panels.find((panel) => panel[6] === 'window')!
    const x = symmetry === 'mirror' ? 124 : 192 - 124
    expect([window[0], window[2]]).toEqual([x, x])
    expect([window[1], window[3]].sort((a, b) => a - b)).toEqual([144 - 39, 144 - 33])
  })

  it('has what was there before replaced, but for the middle', () => {
    const draft = put(put(put(EMPTY, 'block', 20, 30, 12, 8).draft, 'block', 90, 66, 12, 12).draft, 'block', 100, 100, 12, 8).draft
    const both = otherHalf(draft, 'half-turn')
    expect(both.pieces.map(({ name }) => name)).toEqual(['block-1', 'block-2', 'block-3'])
    expect(twin(both, 'nobody', 'mirror').draft).toBe(both)
  })
})

describe('the text of a table', () => {
  it('is what the command reads, and tells which line is about which piece', () => {
    const named = { ...HOUSE, title: { en: 'My "yard"', es: 'Mi patio' }, about: { en: 'One.', es: 'Una.' }, links: [usualLink(only(HOUSE), 0)] }
    const { text, owners } = writeTable(named)
    expect(text.split('\n').slice(0, 5)).toEqual([
      'name = "my-yard"', 'title = { en = "My \\"yard\\"", es = "Mi patio" }', 'about = { en = "One.", es = "Una." }', 'size = [48, 36]', '',
    ])
    expect(text).toContain('box = [10, 10, 6, 5]\nstoreys = 1\ndoors = [\n    { from = [12, 10], to = [14, 10], storey = 0 },')
    expect(text).toContain('head = { at = [14, 11.5], on = "building-1", roof = true }')
    expect(owners[text.split('\n').indexOf('[[element]]') + 1]).toBe('building-1')
    expect(owners[1]).toBeNull()
  })

  it('has an outline where a piece is no upright box', () => {
    expect(writeTable(turn(BLOCK, 'block-1', 45)).text).toContain('outline = [[')
    expect(writeTable(put(EMPTY, 'crater', 10, 10, 8, 8).draft).text).not.toContain('height')
  })

  it('comes back from the server as the same drawing', () => {
    const made = { ...change(HOUSE, 'building-1', { storeys: 2 }), title: label, about: label }
    const piece = only(made)
    const element = { name: piece.name, label, kind: 'building', outline: outlineOf(piece).map(([x, y]) => [x, y]), height: 24 }
    const openings = [{ door: true, storey: 0, ends: [[56, 40], [48, 40]] }, { door: true, storey: 0, ends: [[56, 60], [48, 60]] }]
    const link = usualLink(piece, 1)
    const end = ({ at, floor }: typeof link.foot) => ({ at: [...at], on: 0, floor })
    const back = draftOf({ name: 'x', title: label, about: label, width: 48, depth: 36, elements: [{ ...element, openings }], links: [{ kind: 'stairs', foot: end(link.foot), head: end(link.head) }] })
    expect(back).toEqual({ ...made, links: [link] })
  })
})

describe('the drawing', () => {
  it('has a wall between doors, and a surface for each floor', () => {
    const { elements, surfaces } = sceneryOf(change(HOUSE, 'building-1', { storeys: 2 }))
    const south = elements[0]!.panels.filter(([, y, , toY, low]) => y === 40 && toY === 40 && low === 0)
    expect(south.map((panel) => [panel[0], panel[2], panel[6]])).toEqual([[40, 48, 'wall'], [48, 56, 'door'], [56, 64, 'wall']])
    expect(surfaces).toEqual([[-1, 0, 0], [0, 0, 0], [0, 12, 1], [0, 24, 2]])
  })

  it('knows the whole quarter inches of a slanting wall', () => {
    const slanting: Spot[] = [[0, 0], [8, 4], [0, 8]]
    expect(wallsOf(slanting).map(({ step, steps }) => [step, steps])).toEqual([[[2, 1], 4], [[-2, 1], 4], [[0, -1], 8]])
  })
})

describe('what was drawn', () => {
  it('is taken back and done again, edits of one thing together', () => {
    let history = begin(0)
    for (const [next, about] of [[1, 'x'], [2, 'x'], [3, 'y'], [4, ''], [5, '']] as const) history = edited(history, next, about)
    const seen = [history.now]
    for (let at = 0; at < 5; at++) seen.push((history = undone(history)).now)
    expect(seen).toEqual([5, 4, 3, 2, 0, 0])
    expect(redone(redone(history)).now).toBe(3)
    expect(redone(edited(undone(redone(history)), 9)).now).toBe(9)
  })

  it('fits into a link, and a link that is none is no table', async () => {
    const text = `${writeTable(BLOCK).text}# ñ, ✂\n`.repeat(20)
    const packed = await pack(text)
    expect(packed.length).toBeLessThan(text.length / 4)
    expect(packed).toMatch(/^t=[\w-]+$/)
    expect(await unpack(packed)).toBe(text)
    for (const wrong of ['', 't=', 't=%%%', 't=AAAA', packed.slice(2)]) expect((await unpack(wrong)) || null).toBeNull()
    expect(await unpack(await pack('a'.repeat(50_000)))).toBeNull()
  })

  describe('is kept in the browser', () => {
    afterEach(() => localStorage.clear())

    it('once for a title, the newest first', () => {
      const one = { title: label, text: 'one' }
      const other = { title: { en: 'Other' }, text: 'other' }
      for (const table of [one, other, { ...one, text: 'again' }]) expect(ownTables.keep(table)).toBe(true)
      expect(ownTables.all().map(({ text }) => text)).toEqual(['again', 'other'])
      ownTables.forget(one)
      expect(ownTables.all()).toEqual([other])
      localStorage.setItem('euphoria-tables', '[3, {"text": 5}]')
      expect(ownTables.all()).toEqual([])
    })
  })

  it('is chosen for the next table of its game, once', () => {
    presets.set('reality', { table: 'text' })
    expect(presets.take('leaders')).toEqual({})
    expect(presets.take('reality')).toEqual({ table: 'text' })
    expect(presets.take('reality')).toEqual({})
  })
})
