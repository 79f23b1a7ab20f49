/** The search of the rules: words of either edition and of every language, in the singular or the plural, with or without accents. */
import { describe, expect, it } from 'vitest'
import type { Rules } from '../src/api/types'
import { normalize, RuleIndex, singulars } from '../src/state/rule-search'

const rule = (id: string, text: string, name: string | null = null) => ({ id, name, text, ruling: false })

function book(terms: string[][], texts: Record<string, [string, string?]>): Rules {
  const rules = Object.entries(texts).map(([id, [text, name]]) => rule(id, text, name ?? null))
  const [first, ...rest] = rules
  const sections = [
    { id: 'one', title: 'One', rules: first ? [first] : [] },
    { id: 'rest', title: 'Rest', rules: rest },
  ]
  return { game: 'leaders', editions: ['B', 'A'], edition: 'B', revision: 1, terms, sections }
}

const ENGLISH = book(
  [
    ['laser', 'ray gun'],
    ['Anarchist', 'Wastelander'],
    ['Subterran', 'Subterran'],
  ],
  {
    'L-gun-1': ['No player ever holds more than one laser.'],
    'L-gun-5': ['Dropped lasers go to the centre.'],
    'L-win-3': ['An Anarchist who receives a leader wins; the line of begun turns ends.'],
    'L-a06': ['Choose a hidden recruit.', 'Flash Camera'],
    'L-x': ['Bodies of Subterrans stay.'],
  },
)
const SPANISH = book([['láser', 'pistola de rayos']], {
  'L-gun-1': ['Nadie tiene más de un láser.'],
  'L-gun-5': ['Los láseres sueltos van al centro.'],
  'L-a06': ['Elige un recluta escondido.', 'Cámara con flash'],
})

function ids(wanted: string, index = new RuleIndex(ENGLISH, [SPANISH])): string[] {
  return index.find(wanted).flatMap(({ rules }) => rules.map(({ id }) => id))
}

describe('the search of the rules', () => {
  it('finds words without accents, names and ids; without words it finds all', () => {
    const spanish = new RuleIndex(SPANISH)
    expect(ids('nadie mas', spanish)).toEqual(['L-gun-1'])
    expect(ids('camara', spanish)).toEqual(['L-a06'])
    expect(ids('l-gun-5', spanish)).toEqual(['L-gun-5'])
    expect(ids(' ', spanish)).toHaveLength(3)
    expect(ids('zeppelin', spanish)).toEqual([])
    expect(normalize('Ñandú')).toBe('nandu')
  })

  it('finds the words of the other edition, and all wanted words only', () => {
    expect(ids('ray gun')).toEqual(['L-gun-1', 'L-gun-5'])
    expect(ids('wastelanders')).toEqual(['L-win-3'])
    expect(ids('ray gun wastelander')).toEqual([])
  })

  it('finds singulars by plurals and plurals by singulars, but no part from the middle of a word', () => {
    expect(ids('lasers')).toEqual(['L-gun-1', 'L-gun-5'])
    expect(ids('body')).toEqual(['L-x'])
    expect(ids('recruits')).toEqual(['L-a06'])
    expect(ids('lines')).toEqual(['L-win-3'])
    expect(ids('gun')).toEqual(['L-gun-1', 'L-gun-5']) // "begun" is another word
    expect(ids('anarch')).toEqual(['L-win-3'])
    expect(singulars('luces')).toContain('luz')
  })

  it('finds the words of another language', () => {
    expect(ids('pistolas')).toEqual(['L-gun-1', 'L-gun-5'])
    expect(ids('escondidos')).toEqual(['L-a06'])
    expect(ids('escondidos', new RuleIndex(ENGLISH))).toEqual([])
  })

  it('says what else the thing is called', () => {
    const index = new RuleIndex(ENGLISH)
    expect(index.names('ray guns')).toEqual([['laser', 'ray gun']])
    expect(index.names('laser anarchist')).toEqual([
      ['laser', 'ray gun'],
      ['Anarchist', 'Wastelander'],
    ])
    expect(index.names('subterran')).toEqual([])
    expect(new RuleIndex(SPANISH).names('de')).toEqual([])
  })
})
