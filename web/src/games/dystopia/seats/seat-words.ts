import { tableCards } from '../../../state/table-cards.svelte'
import { localization, t } from '../../../text/text.svelte'
import { isOnTurn, starCounts, starPlaces, starsPlaced } from '../model/star-places'
import { GOODS, type DystopiaView } from '../model/view'

/** Everything that is drawn of a player, in sentences. */
export function seatWords(view: DystopiaView, seat: number): string[] {
  const citizen = view.players[seat]
  if (!citizen) return []
  const stars = starCounts(starPlaces(view, seat)).map(({ place, count }) => t(`dystopia-seats-stars-${place}`, { count }))
  const goods = GOODS.filter((good) => citizen.goods[good]).map((good) => t('dystopia-board-good', { name: t(`dystopia-good-${good}`), count: citizen.goods[good] }))
  const artifacts = (view.seat === seat ? (view.you?.hand ?? []) : citizen.known_artifacts).map((artifact) => t(`dystopia-artifact-${artifact}`))
  const known = citizen.hidden_recruits.flatMap((id) => (id === null ? [] : [tableCards.nameOf(id)]))
  const words = [
    ...(isOnTurn(view, seat) ? [t('dystopia-seats-turn')] : []),
    t('dystopia-seats-stars', { placed: starsPlaced(view, seat), left: citizen.stars, where: listed(stars) }),
    t('dystopia-seats-workers', { home: listed(citizen.available.map(String)), count: citizen.available.length, out: citizen.placed.length }),
    goods.length ? t('dystopia-seats-goods', { goods: listed(goods) }) : t('dystopia-seats-no-goods'),
    t('dystopia-seats-tracks', { morale: citizen.morale, knowledge: citizen.knowledge }),
    t('dystopia-seats-artifacts', { count: citizen.hand, most: citizen.morale, named: artifacts.length, names: listed(artifacts) }),
  ]
  if (view.turn === 0) return words
  const active = citizen.recruits.map(({ recruit }) => tableCards.nameOf(recruit))
  return [
    ...words,
    t('dystopia-seats-active', { count: active.length, names: listed(active) }),
    t('dystopia-seats-hidden', { count: citizen.hidden_recruits.length, named: known.length, names: listed(known) }),
  ]
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(localization.language, { type: 'conjunction' }).format(parts)
}
