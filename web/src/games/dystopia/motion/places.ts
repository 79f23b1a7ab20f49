import { PieceMint, type Piece } from '../../../board/pieces/piece'
import type { Faction } from '../model/view'

/**
 * Where something travels from or to: a citizen's workers at home, one of a citizen's counters (`0 energy`), a citizen's recruits and dilemma,
 * a space of the board, a territory, and off the board.
 */
export type PlaceKinds = {
  home: number
  count: string
  cards: number
  space: string
  territory: Faction
  out: null
}

export type Place = Piece<PlaceKinds>

const mint = new PieceMint<PlaceKinds>()

export const homeOf = (seat: number) => mint.of('home', seat)
export const countOf = (seat: number, thing: string) => mint.of('count', `${seat} ${thing}`)
export const cardsOf = (seat: number) => mint.of('cards', seat)
export const spaceAt = (space: string) => mint.of('space', space)
export const territoryOf = (faction: Faction) => mint.of('territory', faction)
export const OUT = mint.of('out', null)

/** Whose place it is; null: nobody's. */
export function ownerOf(place: Place): number | null {
  if (place.kind === 'home' || place.kind === 'cards') return place.id
  return place.kind === 'count' ? parseInt(place.id) : null
}
