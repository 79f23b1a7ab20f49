import type { Action } from '../../../api/types'
import type { DystopiaView } from '../model/view'

/** The questions whose answers are cards, and the action that takes one. Two of those to keep make one answer. */
const TAKES = { keep: 'keep', draft: 'take-recruit', tile: 'pick-tile', 'keep-new': 'keep-new' } as const
export type Offer = keyof typeof TAKES

const isOffer = (question: string | null): question is Offer => question !== null && question in TAKES

/** What a seat that is asked now chooses from. The number of a card in its action is its place in the list. */
export function offerTo(view: DystopiaView, seat: number | null): { offer: Offer; ids: readonly string[] } | null {
  const { question, seats } = view.asked
  if (seat === null || !seats.includes(seat) || !isOffer(question)) return null
  const ids = question === 'keep' ? (view.players[seat]?.hidden_recruits ?? []).filter((id) => id !== null) : (view.you?.offered ?? [])
  return ids.length ? { offer: question, ids } : null
}

/** The action that takes a card; to keep two, the one that works first. Null: another card is needed. */
export function taking(offer: Offer, index: number, first: number | null): Action | null {
  if (offer !== 'keep') return [TAKES[offer], index]
  return first === null || first === index ? null : ['keep', first, index]
}
