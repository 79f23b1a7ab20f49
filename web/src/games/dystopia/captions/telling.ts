import type { NarratedEvent } from '../../../api/narrated'
import type { GameEvent } from '../../../api/types'
import { t } from '../../../text/text.svelte'
import { bandOf, BANDS, totalOf } from '../model/areas'
import type { Deed } from '../model/deeds'
import { AREAS } from '../model/spaces'
import type { DystopiaView, Worker } from '../model/view'
import { exchangeOf, summed, type Amount } from './tokens'

/** A sentence of a caption, with the dice that it is about and what comes of it. */
export interface Line {
  text: string
  dice: Worker[]
  /** What a recruit brings. */
  gains: Amount[]
  /** Whether it is bad for whom it is about. */
  bad: boolean
  /** Whose dice may follow; null: nobody's. */
  roller: number | null
  /** The recruit whose doing is told; null: none. */
  recruit: string | null
}

/** What is told of a deed so far. */
export interface Telling {
  seat: number
  title: string
  /** Of an area: its total before and after, and the band that it is in. */
  total: { before: number; after: number; band: string; text: string } | null
  pays: Amount[]
  gains: Amount[]
  /** Steps down of knowledge and morale, as amounts above nothing. */
  loses: Amount[]
  lines: Line[]
}

export interface Source {
  /** The view after the last of the deed's events. */
  view: DystopiaView
  names: readonly string[]
  /** The viewer's seat. */
  seat: number | null
}

/** Told by the title, the total, what is paid and gained, or with the dice of a tie. */
const TOLD_ELSEWHERE: readonly string[] = ['placed', 'retrieved', 'offered', 'turn', 'tied', 'tie-rolled']
/** After these, dice of whom they are about are rolled. */
const ROLLS: readonly string[] = ['rolled', 'bumped', 'home']
/** The rules of the tiers of allegiance: what they add is gained by their members. */
const TIER = /^D-alleg-/

export function tell(deed: Deed, source: Source): Telling {
  const own = deed.events.filter(({ event }) => isBy(event, deed.seat))
  const recruits = new Set(own.flatMap(({ event }) => (event.event === 'used' ? [event.rule] : [])))
  const exchanges = own.map(({ event }) => (recruits.has(event.rule) ? null : exchangeOf(event)))
  const gains = summed(exchanges.flatMap((one) => one?.gains ?? []))
  const telling: Telling = {
    seat: deed.seat,
    title: titleOf(deed, source.names),
    total: totalAt(deed, source.view),
    pays: summed(exchanges.flatMap((one) => one?.pays ?? [])),
    gains: gains.filter(({ count }) => count > 0),
    loses: gains.filter(({ count }) => count < 0).map(({ sign, count }) => ({ sign, count: -count })),
    lines: [],
  }
  for (const told of deed.events) addLine(telling, told, deed, source)
  return telling
}

function titleOf({ kind, seat, events }: Deed, names: readonly string[]): string {
  const name = names[seat] ?? ''
  if (kind === 'retrieve') return t('dystopia-captions-retrieve', { name, count: events.filter(({ event }) => event.event === 'retrieved').length })
  if (kind !== 'dilemma') return events[0]?.text ?? ''
  return events.find(({ event }) => isSide(event.event))?.text ?? t('dystopia-captions-dilemma', { name })
}

const isSide = (name: unknown) => name === 'fought' || name === 'contributed'

/** The workers at an area add up when one is placed there; it is the last of them. */
function totalAt({ kind, space, events }: Deed, view: DystopiaView): Telling['total'] {
  const workers = view.areas.find((area) => area.space === space)?.workers
  const placed = Number(events[0]?.event['number'])
  if (kind !== 'place' || !workers?.length) return null
  const after = totalOf(workers)
  const sum = [...others(workers, events[0], placed), placed].join(' + ')
  const text = workers.length > 1 ? t('dystopia-captions-total', { sum, total: after }) : t('dystopia-captions-alone', { total: after })
  return { before: after - placed, after, band: BANDS[bandOf(after)]?.label ?? '', text }
}

function others(workers: readonly Worker[], placed: NarratedEvent | undefined, pips: number): number[] {
  const own = workers.findLastIndex(([seat, number]) => seat === placed?.event['seat'] && number === pips)
  return workers.filter((_, at) => at !== own).map(([, number]) => number)
}

/** What has no seat, such as a miner's step, is done by whoever acts. */
const isBy = (event: GameEvent, seat: number) => event['seat'] === undefined || event['seat'] === seat

function addLine({ lines }: Telling, { event, text }: NarratedEvent, deed: Deed, source: Source): void {
  const kind = String(event.event)
  const seat = Number(event['seat'])
  const isOwn = isBy(event, deed.seat)
  const exchange = isOwn ? exchangeOf(event) : null
  const last = lines.at(-1)
  const recruit = exchange && lines.find((line) => line.recruit === event.rule)
  if (recruit) {
    const { pays = [], gains = [] } = exchange
    recruit.gains = summed([...recruit.gains, ...gains, ...pays.map(({ sign, count }) => ({ sign, count: -count }))])
  } else if (kind === 'rolled' && last?.roller === seat) {
    last.dice.push([seat, Number(event['number'])])
  } else {
    const said = TOLD_ELSEWHERE.includes(kind) || (deed.kind === 'dilemma' && isSide(kind)) ? '' : words(event, isOwn, deed, source)
    const told = said ?? (exchange ? '' : text)
    if (!told) return
    const isMine = seat === source.seat && !isOwn
    lines.push({
      text: told,
      dice: kind === 'rolled' ? [[seat, Number(event['number'])]] : [],
      gains: [],
      bad: kind === 'lost' || (isMine && (kind === 'bumped' || kind === 'loses')),
      roller: ROLLS.includes(kind) ? seat : null,
      recruit: kind === 'used' && isOwn ? (event.rule ?? null) : null,
    })
  }
}

/** Our own words for an event; null: the server's are better. */
function words(event: GameEvent, isOwn: boolean, deed: Deed, { view, names, seat: me }: Source): string | null {
  const seat = Number(event['seat'])
  const name = names[seat] ?? ''
  switch (event.event) {
    case 'rolled':
      return isOwn ? t('dystopia-captions-rolls') : t('dystopia-captions-rolls-other', { name })
    case 'bumped': {
      const number = Number(event['number'])
      return seat === me ? t('dystopia-captions-bumped-you', { number }) : t('dystopia-captions-bumped', { number, name })
    }
    case 'star': {
      const left = view.players[seat]?.stars ?? 0
      if (!isOwn) return null
      return left ? t('dystopia-captions-star', { left }) : t('dystopia-captions-star-last')
    }
    case 'goods': {
      const faction = isOwn && TIER.test(event.rule ?? '') ? factionName(deed.space) : null
      return faction && t('dystopia-captions-tier', { count: Number(event['count']), faction })
    }
    default:
      return null
  }
}

/** The faction of an area, whose allegiance pays more there; null: it is no area. */
function factionName(space: string | null): string | null {
  const faction = AREAS[space ?? '']?.faction
  return faction ? t(`dystopia-board-faction-${faction}`) : null
}
