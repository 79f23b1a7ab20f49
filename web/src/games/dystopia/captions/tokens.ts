import type { GameEvent } from '../../../api/types'
import { ARTIFACTS, FACTIONS, GOODS, type Faction } from '../model/view'
import type { SymbolName } from '../pieces/symbols'

/** So many of a thing. Less than nothing: it is lost, as steps of knowledge and morale can be. */
export interface Amount {
  sign: SymbolName
  count: number
}

/** What the one who acts pays and gains. */
export interface Exchange {
  pays: Amount[]
  gains: Amount[]
}

const isFaction = (name: unknown): name is Faction => (FACTIONS as readonly unknown[]).includes(name)

/** What an event adds to what its actor pays or gains; null: it is neither. */
export function exchangeOf(event: GameEvent): Partial<Exchange> | null {
  const sign = event['good'] as SymbolName
  const count = Number(event['count'])
  switch (event.event) {
    case 'paid':
      return { pays: amounts(event['paid'] as number[]) }
    case 'fed':
      return event['good'] === null ? null : { pays: [{ sign, count: 1 }] }
    case 'loses':
      return { pays: [{ sign, count: 1 }] }
    case 'discarded':
      return { pays: [{ sign: 'card', count: 1 }] }
    case 'goods':
      return count < 0 ? { pays: [{ sign, count: -count }] } : { gains: [{ sign, count }] }
    case 'knowledge':
    case 'morale':
      return { gains: [{ sign: event.event, count: Number(event['steps']) }] }
    case 'drew':
      return { gains: [{ sign: 'card', count: 1 }] }
    case 'added':
      return { gains: [{ sign: 'worker', count: 1 }] }
    case 'star':
      return { gains: [{ sign: 'star', count: 1 }] }
    case 'miner':
      return { gains: [{ sign: 'pick', count: 1 }] }
    case 'allegiance':
      return isFaction(event['faction']) ? { gains: [{ sign: event['faction'], count: 1 }] } : null
    default:
      return null
  }
}

function amounts(counts: readonly number[]): Amount[] {
  const goods = GOODS.map((sign, at) => ({ sign, count: counts[at] ?? 0 }))
  const cards = ARTIFACTS.reduce((sum, _, at) => sum + (counts[GOODS.length + at] ?? 0), 0)
  return [...goods, { sign: 'card' as const, count: cards }].filter(({ count }) => count)
}

/** The same things together. */
export function summed(some: readonly Amount[]): Amount[] {
  const sums = new Map<SymbolName, number>()
  for (const { sign, count } of some) sums.set(sign, (sums.get(sign) ?? 0) + count)
  return [...sums].map(([sign, count]) => ({ sign, count })).filter(({ count }) => count)
}

/** The key of the word beside an amount. */
export function wordOf(sign: SymbolName): string {
  if ((GOODS as readonly string[]).includes(sign)) return `dystopia-good-${sign}`
  return `dystopia-captions-thing-${isFaction(sign) ? 'faction' : sign}`
}
