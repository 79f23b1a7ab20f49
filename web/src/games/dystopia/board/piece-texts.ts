import type { Card } from '../../../api/types'
import type { PieceText } from '../../../board/target/hint.svelte'
import { t } from '../../../text/text.svelte'
import { totalOf } from '../model/areas'
import type { DystopiaPiece } from '../model/pieces'
import { spaceName } from '../model/places'
import { ARTIFACTS, GOODS, workersToBuild, type DystopiaView, type Worker } from '../model/view'

interface Source {
  view: DystopiaView
  names: readonly string[]
  cards: readonly Card[]
}

/** What a piece is called, and what is to be known of it: who stands there, totals, prices, penalties. */
export function describe(piece: DystopiaPiece, source: Source): PieceText {
  const { view, cards } = source
  switch (piece.kind) {
    case 'die':
      return { title: t('dystopia-board-die', { number: piece.id }) }
    case 'worker': {
      const worker = view.you?.workers[piece.id]
      return { title: t('dystopia-board-die-out', { number: worker?.pips ?? 0, place: spaceName(worker?.where ?? '', 'on') }) }
    }
    case 'space':
      return describeSpace(piece.id, source)
    case 'territory':
      return {
        title: t(`dystopia-board-territory-${piece.id}`),
        text: t('dystopia-board-places', { free: view.seats - view.territories[piece.id].reduce((sum, count) => sum + count, 0) }),
      }
    case 'track':
      return { title: t(`dystopia-faction-${piece.id}`, { form: 'allegiance' }) }
    case 'miner':
      return { title: t('dystopia-board-miner', { faction: t(`dystopia-faction-${piece.id}`, { form: 'name' }) }) }
    case 'good':
      return { title: t(`dystopia-good-${GOODS[piece.id]}`) }
    case 'artifact':
      return { title: t(`dystopia-artifact-${ARTIFACTS[piece.id]}`), text: textOf(ARTIFACTS[piece.id], cards) }
    case 'dilemma': {
      const card = view.seat === null ? null : view.players[view.seat]?.dilemma.card
      return card ? { title: t(`dystopia-dilemma-${card}`), text: textOf(card, cards) } : { title: t('dystopia-board-dilemma') }
    }
  }
}

const textOf = (id: string | undefined, cards: readonly Card[]) => cards.find((card) => card.id === id)?.text ?? null

function describeSpace(space: string, { view, names, cards }: Source): PieceText {
  const who = (worker: Worker | null | undefined) =>
    worker ? t('dystopia-board-stands', { name: names[worker[0]] ?? '', number: worker[1] }) : t('dystopia-board-empty')
  const area = view.areas.find((one) => one.space === space)
  if (area) {
    const there = area.workers.map(who).join(', ')
    return { title: spaceName(space), text: [t('dystopia-board-total', { total: totalOf(area.workers) }), there].filter(Boolean).join('. ') }
  }
  const site = view.sites.find((one) => `site-${one.site}` === space)
  if (site?.built) {
    const card = cards.find(({ id }) => id === site.tile)
    return { title: card?.name ?? spaceName(`market-${site.site}`), text: [card?.text, who(site.visitor)].filter(Boolean).join(' ') }
  }
  if (site) {
    const there = site.workers.filter((worker) => worker !== null)
    const needed = t('dystopia-board-needed', { there: there.length, needed: workersToBuild(view.seats) })
    return { title: spaceName(space), text: [needed, ...there.map(who)].join('. ') }
  }
  return { title: spaceName(space), text: who(view.spaces.find((one) => one.space === space)?.worker) }
}
