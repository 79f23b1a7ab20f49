import { FACTIONS, STARS, type DystopiaView, type Faction } from './view'

/** Where a star can stand: on a market, in a territory, on a recruit, on the dilemma. */
export type StarPlace = 'market' | Faction | 'recruit' | 'dilemma'
export const STAR_PLACES: readonly StarPlace[] = ['market', ...FACTIONS, 'recruit', 'dilemma']

/** The stars of a player on the board, one place for each of them, those of one kind together. */
export function starPlaces(view: DystopiaView, seat: number): StarPlace[] {
  return STAR_PLACES.flatMap((place) => Array.from({ length: countOn(view, seat, place) }, () => place))
}

/** The places with stars, and how many there are. */
export function starCounts(places: readonly StarPlace[]): { place: StarPlace; count: number }[] {
  return STAR_PLACES.map((place) => ({ place, count: places.filter((one) => one === place).length })).filter(({ count }) => count)
}

export const starsPlaced = (view: DystopiaView, seat: number): number => STARS - (view.players[seat]?.stars ?? STARS)

/** Whether it is this player's turn; once the game is over it is nobody's. */
export const isOnTurn = (view: DystopiaView, seat: number): boolean => view.active === seat && view.asked.seats.length > 0

function countOn(view: DystopiaView, seat: number, place: StarPlace): number {
  const citizen = view.players[seat]
  if (place === 'market') return view.sites.filter(({ stars }) => stars.includes(seat)).length
  if (place === 'recruit') return citizen?.recruits.filter(({ star }) => star).length ?? 0
  if (place === 'dilemma') return citizen?.dilemma.side === 'contributed' ? 1 : 0
  return view.territories[place][seat] ?? 0
}
