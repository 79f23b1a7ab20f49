import { describe, expect, it } from 'vitest'
import type { Catalog, CatalogCard } from '../src/api/types'
import { entriesOf, findCards, groupsOf, kindsOf } from '../src/pages/cards/card-search'

const card = (id: string, kind: string, group: string | null, name: string, text: string, elsewhere: string[] = []): CatalogCard => ({
  id, kind, group, name, text, elsewhere, reaction: false, rule: null, icons: [], facts: [], figures: [],
})  // prettier-ignore

const CATALOG: Catalog = {
  game: 'dystopia',
  revision: 2,
  simulation: null,
  cards: [
    card('D-r13', 'recruit', 'euphorian', 'Yordy the Demotivator', 'Retrieving costs you no morale.', ['Yordy', 'Recuperar no te cuesta moral.']),
    card('D-r09', 'recruit', 'icarite', 'Amanda the Broker', 'Draw 2 artifacts.', ['Amanda', 'Roba 2 artefactos: un líder.']),
    card('bat', 'artifact', 'artifact', 'Bat', '6 of the 36 artifacts.', ['Bate', '6 de los 36 artefactos.']),
  ],
}
const ALL = entriesOf([CATALOG])
const ids = (words: string, kind = '', group = '') => findCards(ALL, { words, kind, group }).map((one) => one.card.id)

describe('the search of cards', () => {
  it('finds words of the name, the text and the id, whatever the case and the accents', () => {
    expect(ids('MORALE')).toEqual(['D-r13'])
    expect(ids('d-R09')).toEqual(['D-r09'])
    expect(ids('lider')).toEqual(['D-r09'])
    expect(ids('LÍDER')).toEqual(['D-r09'])
  })

  it('finds the words of the other language, in the singular and the plural, and beginnings of words', () => {
    expect(ids('artefacto')).toEqual(['D-r09', 'bat'])
    expect(ids('demot')).toEqual(['D-r13'])
  })

  it('wants all words', () => {
    expect(ids('amanda artifacts')).toEqual(['D-r09'])
    expect(ids('amanda morale')).toEqual([])
    expect(ids('  ')).toEqual(['D-r13', 'D-r09', 'bat'])
  })

  it('keeps to a kind and a group', () => {
    expect(ids('artifacts', 'recruit')).toEqual(['D-r09'])
    expect(ids('', 'recruit', 'euphorian')).toEqual(['D-r13'])
  })

  it('names the kinds and the groups, and no group that is a kind', () => {
    expect(kindsOf(ALL)).toEqual(['recruit', 'artifact'])
    expect(groupsOf(ALL)).toEqual(['euphorian', 'icarite'])
  })
})
