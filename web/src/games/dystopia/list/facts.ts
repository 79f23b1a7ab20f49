import type { Card } from '../../../api/types'
import { t } from '../../../text/text.svelte'
import { BANDS, totalOf } from '../model/areas'
import type { DystopiaPiece } from '../model/pieces'
import { AREAS, SITES, SPACES, type TokenRow } from '../model/spaces'
import { COMMODITIES } from '../model/tracks'
import { MINER_WAKES, TIERS, TUNNEL_ENDS, workersToBuild, type Digger, type DystopiaView, type Faction, type Site, type Worker } from '../model/view'
import { allOf, inWords } from './token-words'

/** One thing to be known of a place. */
export interface Fact {
  /** The last part of the key of its heading: `dystopia-list-<heading>`. */
  heading: string
  text: string
  /** It is against the viewer now. */
  bad?: boolean
}

export interface FactSource {
  view: DystopiaView
  names: readonly string[]
  cards: readonly Card[]
}

const LAST_STEP = TIERS[3]
const RESOURCES = { euphorian: 'gold', subterran: 'stone', wastelander: 'clay' } as const
const NONE: readonly TokenRow[] = []

/** What is to be known of a space. */
export function factsOf(space: string, source: FactSource): Fact[] {
  const site = source.view.sites.find((one) => `site-${one.site}` === space)
  if (site) return site.built ? marketFacts(site, source) : siteFacts(site, source)
  return AREAS[space] ? areaFacts(space, source) : spaceFacts(space, source)
}

function workers(those: readonly Worker[], names: readonly string[]): string {
  const told = those.map(([seat, number]) => t('dystopia-list-worker', { name: names[seat] ?? '', number }))
  return told.length ? allOf(told) : t('dystopia-list-nobody')
}

const isWorker = (worker: Worker | null): worker is Worker => worker !== null

function areaFacts(space: string, { view, names }: FactSource): Fact[] {
  const area = AREAS[space]
  const there = view.areas.find((one) => one.space === space)?.workers ?? []
  if (!area) return []
  const bands = BANDS.map(({ goods, also }, number) => {
    const row: TokenRow = also === 'allegiance' ? [{ icon: area.faction }] : [also === 'learn' ? '1' : '–1', { icon: 'knowledge' }]
    return { heading: `band-${number}`, text: inWords([[`${goods}`, { icon: area.good }], row]) }
  })
  return [{ heading: 'there', text: t('dystopia-list-total', { workers: workers(there, names), total: totalOf(there) }) }, ...bands]
}

function spaceFacts(space: string, { view, names }: FactSource): Fact[] {
  const printed = SPACES[space]
  const worker = view.spaces.find((one) => one.space === space)?.worker ?? null
  if (!printed) return []
  const facts: Fact[] = [{ heading: 'there', text: workers([worker].filter(isWorker), names) }]
  if (printed.pay.length) facts.push({ heading: 'price', text: inWords(printed.pay) })
  else if (printed.faction && printed.faction !== 'icarite') {
    const open = view.miners[printed.faction] >= TUNNEL_ENDS ? 'yes' : 'no'
    facts.push({ heading: 'only', text: t('dystopia-list-exclusive', { open, faction: t(`dystopia-faction-${printed.faction}`, { form: 'name' }) }) })
  }
  return [...facts, { heading: 'gain', text: inWords(printed.get) }]
}

function siteFacts(site: Site, { view, names }: FactSource): Fact[] {
  const there = site.workers.filter(isWorker)
  const goods = allOf((SITES[site.site]?.wanted ?? []).map((good) => t(`dystopia-good-${good}`)))
  const building = { workers: workers(there, names), there: there.length, needed: workersToBuild(view.seats) }
  return [
    { heading: 'there', text: t('dystopia-list-building', building) },
    { heading: 'price', text: t('dystopia-list-wanted', { goods }) },
    { heading: 'gain', text: t('dystopia-list-built') },
  ]
}

function marketFacts(site: Site, { view, names, cards }: FactSource): Fact[] {
  const faction = SITES[site.site]?.faction
  const troubled = view.players.filter(({ seat }) => !site.stars.includes(seat)).map(({ seat }) => seat)
  const named = (seats: readonly number[]) => (seats.length ? allOf(seats.map((seat) => names[seat] ?? '')) : t('dystopia-list-nobody'))
  return [
    { heading: 'there', text: workers([site.visitor].filter(isWorker), names) },
    { heading: 'tile', text: cards.find(({ id }) => id === site.tile)?.text ?? t(`dystopia-board-penalty-${site.tile}`) },
    { heading: 'gain', text: inWords(faction ? [[{ icon: 'star' }], [{ icon: faction }]] : NONE) },
    { heading: 'stars', text: named(site.stars) },
    { heading: 'holds', text: named(troubled), bad: view.seat !== null && troubled.includes(view.seat) },
  ]
}

/** Whose stars lie in a territory, and how many places are left. */
export function starFact(faction: Faction, { view, names }: FactSource): Fact {
  const counts = view.territories[faction]
  const stars = counts.flatMap((count, seat) => (count ? [t('dystopia-list-seat-stars', { name: names[seat] ?? '', count })] : []))
  const free = view.seats - counts.reduce((sum, count) => sum + count, 0)
  return { heading: 'stars', text: [stars.length ? allOf(stars) : t('dystopia-list-nobody'), t('dystopia-board-places', { free })].join('. ') }
}

const steps = (at: number, last: number, marks: string[]) => [t('dystopia-list-step', { step: at, last }), ...marks].join('; ')
const mark = (at: number, now: number, bonus: string) => t('dystopia-list-tier', { step: at, left: Math.max(0, at - now), bonus })

/** The allegiance of a faction, with what each tier brings and to whom. `members`: seats with an active recruit. */
export function trackFacts(faction: Faction, members: readonly number[], { view, names }: FactSource): Fact[] {
  const step = view.allegiance[faction]
  const second = faction === 'icarite' ? t('dystopia-list-tier-2-icarite') : t('dystopia-list-tier-2', { good: t(`dystopia-good-${RESOURCES[faction]}`) })
  const first = t('dystopia-list-tier-1', { good: t(`dystopia-good-${COMMODITIES[faction]}`) })
  const bonuses = [first, second, t('dystopia-list-tier-3'), t('dystopia-list-tier-4')]
  return [
    { heading: 'now', text: steps(step, LAST_STEP, TIERS.map((tier, at) => mark(tier, step, bonuses[at] ?? ''))) },
    { heading: 'members', text: members.length ? allOf(members.map((seat) => names[seat] ?? '')) : t('dystopia-list-nobody') },
  ]
}

/** How far a miner has come, and what its marks bring. */
export function minerFacts(faction: Digger, { view }: FactSource): Fact[] {
  const dug = view.miners[faction]
  const marks = [mark(MINER_WAKES, dug, t('dystopia-list-tier-3')), mark(TUNNEL_ENDS, dug, t('dystopia-list-gate'))]
  return [{ heading: 'now', text: steps(dug, TUNNEL_ENDS, marks) }]
}

/** Told of a place wherever it is named. */
const KNOWN = ['there', 'tile']

/** What is printed at a place or on a track, and whom it is for, in sentences; null: nothing is. */
export function explain(piece: DystopiaPiece, members: Record<Faction, readonly number[]>, source: FactSource): string | null {
  const facts = printedAt(piece, members, source).filter(({ heading }) => !KNOWN.includes(heading))
  return facts.map(({ heading, text }) => t('dystopia-list-fact', { heading: t(`dystopia-list-${heading}`), text })).join('. ') || null
}

function printedAt(piece: DystopiaPiece, members: Record<Faction, readonly number[]>, source: FactSource): Fact[] {
  switch (piece.kind) {
    case 'space':
      return factsOf(piece.id, source)
    case 'track':
      return trackFacts(piece.id, members[piece.id], source)
    case 'miner':
      return minerFacts(piece.id, source)
    default:
      return []
  }
}
