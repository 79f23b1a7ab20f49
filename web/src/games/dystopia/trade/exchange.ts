import type { Action } from '../../../api/types'
import type { Choice } from '../../board'
import { ARTIFACTS, GOODS, type Artifact, type DystopiaView, type Good } from '../model/view'

/** What can change hands, in the order in which the rules count it. */
export const ITEMS = [...GOODS, ...ARTIFACTS] as const
export type Item = (typeof ITEMS)[number]
/** How many of each of `ITEMS`. */
export type Counts = readonly number[]

/** An exchange as one of the two sees it. */
export interface Exchange {
  give: Counts
  take: Counts
}

export const NOTHING: Counts = ITEMS.map(() => 0)

export const isGood = (item: Item): item is Good => (GOODS as readonly string[]).includes(item)
export const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0)
const artifactsIn = (counts: Counts): number => total(counts.slice(GOODS.length))

/** The same exchange as the other side sees it. */
export const mirrored = ({ give, take }: Exchange): Exchange => ({ give: take, take: give })

/** Whether a choice of the list is an offer: those are put together in the builder. */
export const isOffer = ({ action }: Choice): boolean => action[0] === 'offer'

/** The action that offers an exchange: one thing for another has a number of its own. */
export function offerOf(partner: number, { give, take }: Exchange): Action {
  if (total(give) === 1 && total(take) === 1) return ['offer', partner, give.indexOf(1), take.indexOf(1)]
  return ['offer-many', partner, ...give, ...take]
}

/** The action that declines an offer and names another exchange. */
export const counterOf = ({ give, take }: Exchange): Action => ['counter', ...give, ...take]

/** What the viewer has of each. */
export function ownThings(view: DystopiaView): Counts {
  const me = view.seat === null ? undefined : view.players[view.seat]
  const hand = view.you?.hand ?? []
  return ITEMS.map((item) => (isGood(item) ? (me?.goods[item] ?? 0) : hand.filter((card) => card === item).length))
}

/** How many of one thing can be asked of a player: of goods what they have, of artifacts as many as their hand has room for beside the others. */
export function mostOf(view: DystopiaView, partner: number, take: Counts, item: Item): number {
  const them = view.players[partner]
  if (!them) return 0
  if (isGood(item)) return them.goods[item]
  return them.hand - artifactsIn(take) + (take[ITEMS.indexOf(item)] ?? 0)
}

/** How many artifacts of a kind everybody knows a player to hold. */
export function knownOf(view: DystopiaView, partner: number, item: Artifact): number {
  return view.players[partner]?.known_artifacts.filter((card) => card === item).length ?? 0
}

/** The counts with one of them changed. */
export const withCount = (counts: Counts, item: Item, count: number): Counts => counts.with(ITEMS.indexOf(item), count)

/** Both sides, cut down to what can be given and asked for now. */
export function within(view: DystopiaView, partner: number, exchange: Exchange): Exchange {
  const own = ownThings(view)
  const give = exchange.give.map((count, at) => Math.min(count, own[at] ?? 0))
  let take = NOTHING
  for (const item of ITEMS) {
    const wanted = exchange.take[ITEMS.indexOf(item)] ?? 0
    take = withCount(take, item, Math.min(wanted, mostOf(view, partner, take, item)))
  }
  return { give, take }
}
