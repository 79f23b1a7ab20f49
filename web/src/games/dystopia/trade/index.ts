import type { JsonObject } from '../../../api/types'
import type { Composed } from '../../prompt'
import { asDystopiaView } from '../model/view'
import { isOffer } from './exchange'
import TradeEntry from './TradeEntry.svelte'

/** The questions at which an exchange may be offered, and the one that a counter-offer answers. */
const QUESTIONS = ['turn', 'more', 'trade', 'offer']

/** Exchanges are put together, not looked for in a list. */
export const composed: Composed = {
  has: isOffer,
  asked: (given: JsonObject) => {
    const { trade, asked } = asDystopiaView(given)
    return trade !== undefined && QUESTIONS.includes(asked.question ?? '')
  },
  Composer: TradeEntry,
}
