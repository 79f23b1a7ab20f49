import { afterEach, describe, expect, it } from 'vitest'
import type { Hire, Team, TeamOffer } from '../src/api/types'
import { castOf, ownTeams } from '../src/games/reality/cast/own-teams'
import { segments } from '../src/games/reality/teams/model/budget'
import { filtered } from '../src/games/reality/teams/model/filters'
import { elementNames } from '../src/games/reality/teams/model/floor'
import { queryOf, stageOf, USUAL } from '../src/games/reality/teams/model/stage'
import { dismissed, equipped, fileName, hired, NOBODY, placed, shotsText, upgradable, upgraded } from '../src/games/reality/teams/model/team'
import { isField, undoKeys } from '../src/state/drafts/undo-keys'

const isStar = (character: string) => character === 'susan'
const of = (...characters: string[]): Team => characters.reduce(hired, NOBODY)
const who = ({ members }: Team) => members.map(({ character }) => character)
const hire = (parts: Partial<Hire>): Hire => ({
  id: 'x', name: 'X', ap: 9, aim: 5, life: 100, euphoria: 3, weapons: [{ shots: 2, range: 10 }], attacks: 1, audience: 100, ability: null, traits: [], text: '', rule: null, ...parts,
})

describe('a team that is put together', () => {
  it('is led by whoever was hired first, until somebody else is named', () => {
    const team = of('nikolai', 'susan')
    expect(team.leader).toBe('nikolai')
    expect(hired({ ...team, leader: 'susan' }, 'mycky').leader).toBe('susan')
    expect(NOBODY.members).toEqual([])
  })

  it('has another leader when the leader goes, and none when all have gone', () => {
    const team = dismissed(of('nikolai', 'mycky', 'susan'), 0, isStar)
    expect([who(team), team.leader]).toEqual([['mycky', 'susan'], 'mycky'])
    expect(dismissed(of('nikolai'), 0, isStar)).toEqual(NOBODY)
    expect(dismissed(of('nikolai', 'mycky'), 1, isStar).leader).toBe('nikolai')
  })

  it('pairs nobody any more when the star or the mate goes', () => {
    const team = { ...of('nikolai', 'mycky', 'susan'), pair: 'mycky' }
    expect(dismissed(team, 0, isStar).pair).toBe('mycky')
    expect(dismissed(team, 1, isStar).pair).toBeNull()
    expect(dismissed(team, 2, isStar).pair).toBeNull()
  })

  it('may have somebody twice, from a file: one of them goes, and the other leads on', () => {
    const team = dismissed(of('nikolai', 'nikolai'), 0, isStar)
    expect([who(team), team.leader]).toEqual([['nikolai'], 'nikolai'])
  })

  it('gives upgrades and objects to one member only, and leaves the old team as it was', () => {
    const team = of('nikolai', 'mycky')
    const better = equipped(upgraded(team, 1, 3, 2), 1, 'kit', false)
    expect(better.members.map(({ upgrades, objects }) => [upgrades, objects])).toEqual([[[0, 0, 0, 0], []], [[0, 0, 0, 2], ['kit']]])
    expect(team.members[1]).toMatchObject({ upgrades: [0, 0, 0, 0], objects: [] })
    expect(equipped(better, 1, 'kit', false)).toEqual(upgraded(team, 1, 3, 2))
  })

  it('takes charges from their scenery when they are put back, and nothing else', () => {
    const mined = placed(equipped(of('doc'), 0, 'charges', true), 0, 'tram')
    expect(mined.members[0]).toMatchObject({ objects: ['charges'], charges_on: 'tram' })
    expect(equipped(mined, 0, 'kit', false).members[0]?.charges_on).toBe('tram')
    expect(equipped(mined, 0, 'charges', true).members[0]).toMatchObject({ objects: [], charges_on: null })
  })
})

describe('a profile', () => {
  it('can be upgraded only where it has something', () => {
    expect(upgradable(hire({}))).toEqual([0, 1, 3])
    expect(upgradable(hire({ aim: null, weapons: [] }))).toEqual([3])
    expect(upgradable(hire({ weapons: [{ shots: 1, range: 10 }, { shots: 2, range: 10 }] }))).toEqual([0, 1, 2, 3])
  })

  it('tells the shots of each weapon with their range', () => {
    expect(shotsText([{ shots: 5, range: 20 }])).toBe('5/20″')
    expect(shotsText([{ shots: 1, range: 10 }, { shots: 2, range: 10 }])).toBe('1+2/10″')
    expect(shotsText([{ shots: 1, range: 10 }, { shots: 2, range: 20 }])).toBe('1/10″ 2/20″')
  })

  it('is found by what it is good for, and by its price', () => {
    const all = [hire({ id: 'gun' }), hire({ id: 'flame', weapons: [], traits: ['flames'], audience: 175 }), hire({ id: 'fists', weapons: [], attacks: 3, audience: 200 })]
    const ids = (...asked: [Parameters<typeof filtered>[1], number]) => filtered(all, ...asked).map(({ id }) => id)
    expect(ids('all', 0)).toEqual(['gun', 'flame', 'fists'])
    expect(ids('shoots', 0)).toEqual(['gun', 'flame'])
    expect(ids('fights', 0)).toEqual(['fists'])
    expect(ids('fits', 175)).toEqual(['gun', 'flame'])
  })
})

describe('the budget bar', () => {
  const profile = (character: string, audience: number) => ({ character, audience, aim: 5, shots: [1], attacks: 1, euphoria: 3 })
  const prices = new Map([['a', 200], ['b', 100]])

  it('shows each member behind the one before, with what its extras cost', () => {
    expect(segments({ profiles: [profile('a', 200), profile('b', 150)] }, prices, 400)).toEqual([
      { character: 'a', from: 0, wide: 50, extras: 0 },
      { character: 'b', from: 50, wide: 37.5, extras: 12.5 },
    ])
  })

  it('is full when too much is spent', () => {
    const parts = segments({ profiles: [profile('a', 200), profile('b', 300)] }, prices, 400)
    expect(parts.reduce((sum, { wide }) => sum + wide, 0)).toBe(100)
  })
})

describe('the table that a team is for', () => {
  it('comes back from its address as it was, and says only what is unusual', () => {
    expect(queryOf(USUAL)).toBe('')
    const stage = { table: 'seed:17', mission: 'rescue', budget: 650 }
    expect(stageOf(Object.fromEntries(new URLSearchParams(queryOf(stage))))).toEqual(stage)
    expect(queryOf({ ...USUAL, table: 'name = "a table of one\'s own, as long as a file"' })).toBe('')
  })

  it('is the usual one where an address says nothing that can be used', () => {
    expect(stageOf({ budget: 'much', mission: '', table: 7 })).toEqual(USUAL)
    expect(stageOf({ budget: '-3' })).toEqual(USUAL)
  })

  it('has numbers at scenery that is called alike', () => {
    const element = (name: string, en: string) => ({ name, label: { en }, outline: [], kind: 'block' })
    const offer = { scenery: { width: 1, depth: 1, elements: [element('k1', 'Kiosk'), element('t', 'Tram'), element('k2', 'Kiosk')] } } as unknown as TeamOffer
    expect(elementNames(offer, 'en').map(({ label }) => label)).toEqual(['Kiosk 1', 'Tram', 'Kiosk 2'])
    expect(elementNames(offer, 'es')[1]).toEqual({ value: 't', label: 't' })
    expect(elementNames(null, 'en')).toEqual([])
  })
})

describe('teams that are kept', () => {
  afterEach(() => localStorage.clear())

  it('are the newest first, one of each name, and can be forgotten', () => {
    for (const text of ['one', 'two']) ownTeams.keep({ title: text, text })
    ownTeams.keep({ title: 'one', text: 'again' })
    expect(ownTeams.all().map(({ text }) => text)).toEqual(['again', 'two'])
    ownTeams.forget({ title: 'one', text: 'whatever' })
    expect(ownTeams.all()).toEqual([{ title: 'two', text: 'two' }])
  })

  it('are nothing where the browser has something else', () => {
    localStorage.setItem('euphoria-teams', '[{"title": {"en": "x"}, "text": "x"}, {"title": "y"}, 3]')
    expect(ownTeams.all()).toEqual([])
    localStorage.setItem('euphoria-teams', '{')
    expect(ownTeams.all()).toEqual([])
  })

  it('show who is in them', () => {
    const text = 'name = "x"\nleader = "mycky"\n\n[[member]]\ncharacter = "mycky"\n\n[[member]]\ncharacter = "susan"\nobjects = ["kit"]\n'
    expect(castOf(text)).toEqual({ characters: ['mycky', 'susan'], leader: 'mycky' })
    expect(castOf('')).toEqual({ characters: [], leader: null })
  })

  it('have files with plain names', () => {
    expect(fileName('La última noche, 2')).toBe('la-ultima-noche-2.toml')
    expect(fileName('…')).toBe('team.toml')
  })
})

describe('the keys of undo', () => {
  const press = (key: string, options: KeyboardEventInit = {}, target: HTMLElement = document.body) => {
    const done: string[] = []
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true, ...options })
    Object.defineProperty(event, 'target', { value: target })
    undoKeys(event, { undo: () => done.push('undo'), redo: () => done.push('redo') })
    return done
  }

  it('undo and redo, but not in a field', () => {
    expect(press('z')).toEqual(['undo'])
    expect(press('y')).toEqual(['redo'])
    expect(press('Z', { shiftKey: true })).toEqual(['redo'])
    expect(press('z', { ctrlKey: false })).toEqual([])
    expect(press('z', {}, document.createElement('input'))).toEqual([])
    expect(isField(Object.assign(document.createElement('input'), { type: 'radio' }))).toBe(false)
  })
})
