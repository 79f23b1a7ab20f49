import type { PieceText } from '../../../board/target/hint.svelte'
import { t } from '../../../text/text.svelte'
import { placeOf, type RealityPiece } from '../model/pieces'
import { inches, isDown, type RealityView } from '../model/view'

interface Source {
  view: RealityView
  names: readonly string[]
  /** The choices that are offered for a place, in words. */
  offers: (piece: RealityPiece) => string
}

/** What a piece is called, and what is to be known of it. */
export function describe(piece: RealityPiece, { view, names, offers }: Source): PieceText {
  switch (piece.kind) {
    case 'figure': {
      const figure = view.figures[piece.id]
      if (!figure) return { title: '' }
      const title = t('reality-board-figure', {
        character: t(`reality-character-${figure.character}`),
        player: figure.side === null ? '' : (names[figure.side] ?? ''),
        side: figure.side ?? 'none',
      })
      if (isDown(figure)) return { title, text: t('reality-board-down') }
      const { life, points, euphoria } = figure
      return { title, text: t('reality-board-profile', { life, points, euphoria }) }
    }
    case 'drum':
      return { title: t('reality-board-drum', { number: piece.id + 1 }) }
    case 'element': {
      const element = view.scenery.elements[piece.id]
      const text = t('reality-board-element', { height: inches(element?.height ?? 0) })
      return offers(piece) ? { title: offers(piece), text } : { title: text }
    }
    case 'direction':
      return { title: offers(piece) }
    case 'place': {
      const [x, y] = placeOf(piece.id)
      return { title: offers(piece) || t('reality-board-place', { x: x / 4, y: y / 4 }) }
    }
  }
}
