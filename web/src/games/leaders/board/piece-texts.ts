import type { PieceText } from '../../../board/target/hint.svelte'
import { tableCards } from '../../../state/table-cards.svelte'
import { t } from '../../../text/text.svelte'
import { playerLabel, recruitLabel } from '../model/labels'
import type { LeadersPiece } from '../model/pieces'
import { ownerOf, slotOf, type LeadersView } from '../model/view'
import type { Marks } from '../notes/marks'

interface Source {
  view: LeadersView
  names: readonly string[]
  seat: number | null
  marks: Marks
}

/** The name of the artifact that was discarded last; null: none was. */
export function lastDiscard(view: LeadersView): string | null {
  return view.discards.length ? tableCards.nameOf(view.discards.at(-1) ?? '') : null
}

/** What a piece is called, and the text of an artifact. */
export function describe(piece: LeadersPiece, { view, names, seat, marks }: Source): PieceText {
  switch (piece.kind) {
    case 'tag': {
      const card = tableCards.all[piece.id]
      return { title: card?.name ?? '', text: card?.text ?? null }
    }
    case 'place': {
      const recruit = view.players[ownerOf(piece.id)]?.recruits[slotOf(piece.id)]
      return { title: recruit ? recruitLabel(recruit, names, seat, marks.recruits[piece.id]) : '' }
    }
    case 'seat': {
      const player = view.players[piece.id]
      return { title: player ? playerLabel(view, player, names, seat) : '' }
    }
    case 'gun':
      return { title: t('leaders-board-my-gun') }
    case 'pile':
      return { title: t('leaders-board-pile', { count: view.pile }) }
    case 'centre':
      return { title: t('leaders-board-centre', { count: view.centre }) }
    case 'discards':
      return { title: t('leaders-board-discards', { count: view.discards.length, last: lastDiscard(view) ?? '' }) }
  }
}
