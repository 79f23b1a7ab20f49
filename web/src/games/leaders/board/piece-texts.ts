import type { Card } from '../../../api/types'
import { t } from '../../../text/text.svelte'
import { playerLabel, recruitLabel } from '../model/labels'
import type { Piece } from '../model/picking'
import { ownerOf, slotOf, type LeadersView } from '../model/view'
import type { Marks } from '../notes/marks'
import { cardName } from './cards.svelte'

interface Source {
  view: LeadersView
  names: readonly string[]
  seat: number | null
  cards: readonly Card[]
  marks: Marks
}

/** The name of the artifact that was discarded last; null: none was. */
export function lastDiscard(view: LeadersView, cards: readonly Card[]): string | null {
  return view.discards.length ? cardName(cards, view.discards.at(-1) ?? '') : null
}

/** What a piece is called. */
export function titleOf(piece: Piece, { view, names, seat, cards, marks }: Source): string {
  const [sort, number] = piece.split(':')
  const at = Number(number)
  const player = view.players[sort === 'place' ? ownerOf(at) : at]
  if (sort === 'tag') return cards[at]?.name ?? ''
  if (sort === 'place' && player) {
    const recruit = player.recruits[slotOf(at)]
    return recruit ? recruitLabel(recruit, names, seat, marks.recruits[at]) : ''
  }
  if (sort === 'seat' && player) return playerLabel(view, player, names, seat)
  if (sort === 'gun') return t('leaders-board-my-gun')
  if (sort === 'pile') return t('leaders-board-pile', { count: view.pile })
  if (sort === 'centre') return t('leaders-board-centre', { count: view.centre })
  return t('leaders-board-discards', { count: view.discards.length, last: lastDiscard(view, cards) ?? '' })
}

/** The text of an artifact; null for other pieces. */
export function cardTextOf(piece: Piece, cards: readonly Card[]): string | null {
  return piece.startsWith('tag:') ? (cards[Number(piece.slice(4))]?.text ?? null) : null
}
