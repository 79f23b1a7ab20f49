import type { GameEvent } from '../../../api/types'
import type { Journey } from '../../../board/motion/flights'
import { SITES } from '../model/spaces'
import { drawnSpace } from '../model/targets'
import { ARTIFACTS, FACTIONS, GOODS, type Artifact, type Digger, type Faction } from '../model/view'
import type { SymbolName } from '../pieces/symbols'
import { cardsOf, countOf, homeOf, OUT, spaceAt, territoryOf, type Place, type PlaceKinds } from './places'

/** A motion of something that stays where it is, found by a selector of its element. */
export interface Touch {
  motion: 'tick' | 'tumble' | 'turn' | 'slide'
  find: string
}

/** What travels, and what moves where it arrives. */
export type Traveller = { then: readonly Touch[] } & (
  | { what: 'die'; seat: number; pips: number; struck: boolean }
  | { what: 'star'; seat: number }
  | { what: 'sign'; sign: SymbolName; count: number }
  /** null: face down. */
  | { what: 'card'; artifact: Artifact | null }
)

/** What moves because of an event. */
export interface Motion {
  journeys: Journey<PlaceKinds, Traveller>[]
  touches: Touch[]
}

/** What an event does not tell by itself: what was done before it. */
export interface Cause {
  /** The space where the worker stands that set it off; null: none did. */
  space: string | null
  /** What was offered, if it ends a trade. */
  offer: GameEvent | null
}

/** The events that move nothing: cards are dealt under everything else, what does not happen stays still, and words are in the log. */
export const QUIET = [
  'turn', 'dealt', 'first', 'reshuffled', 'ended', 'markers', 'offered', 'refused', 'countered', 'starting-dice', 'first-rolled', 'tied', 'tie-rolled',
  'knowledge-stays', 'morale-stays', 'allegiance-stays', 'miner-stays', 'no-star', 'no-artifact', 'no-worker', 'nothing-to-lose', 'no-further',
] as const

const SITE_IDS = Object.keys(SITES)
/** The first number of a star's spot that is a market's tile; before it are the territories, after it the dilemma and a recruit. */
const ON_TILE = FACTIONS.length

const countFinder = (seat: number, thing: string) => `[data-count="${seat} ${thing}"]`
/** The picture of a die at home. */
const dieFinder = (seat: number, pips: number) => `[data-home="${seat}"] svg:has([data-worker="${seat} ${pips}"])`
const recruitFinder = (id: unknown) => `[data-recruit="${id}"]`
const tick = (seat: number, thing: string): Touch => ({ motion: 'tick', find: countFinder(seat, thing) })

function die(seat: number, pips: number, from: Place, to: Place, struck = false): Motion {
  const then: Touch[] = to.kind === 'space' ? [{ motion: 'tick', find: `[data-plate="${to.id}"] .total` }] : []
  return { journeys: [{ sort: { what: 'die', seat, pips, struck, then }, from, to }], touches: [] }
}

function touch(motion: Touch['motion'], find: string): Motion {
  return { journeys: [], touches: [{ motion, find }] }
}

/** Things that come to a citizen's counter, or leave it if `count` is less than nothing. `other`: the other end; null: only the number ticks. */
function counted(seat: number, thing: SymbolName, count: number, other: Place | null): Motion {
  if (other === null) return { journeys: [], touches: [tick(seat, thing)] }
  const own = countOf(seat, thing)
  const sort: Traveller = { what: 'sign', sign: thing, count: Math.abs(count), then: count > 0 ? [tick(seat, thing)] : [] }
  return {
    journeys: [count > 0 ? { sort, from: other, to: own } : { sort, from: own, to: other }],
    touches: count > 0 ? [] : [tick(seat, thing)],
  }
}

function card(seat: number, artifact: unknown, comes: boolean, other: Place): Motion {
  const then = comes ? [tick(seat, 'card')] : []
  const sort: Traveller = { what: 'card', artifact: ARTIFACTS.find((one) => one === artifact) ?? null, then }
  const own = countOf(seat, 'card')
  return { journeys: [comes ? { sort, from: other, to: own } : { sort, from: own, to: other }], touches: comes ? [] : [tick(seat, 'card')] }
}

/** Goods and artifacts by number, from a citizen to another place. */
function bundle(seat: number, counts: readonly number[], to: (thing: string) => Place): Motion {
  const goods = GOODS.flatMap((good, at) => (counts[at] ? [{ good, count: counts[at] }] : []))
  const cards = ARTIFACTS.flatMap((artifact, at) => Array<Artifact>(counts[GOODS.length + at] ?? 0).fill(artifact))
  return together([
    ...goods.map(({ good, count }) => counted(seat, good, -count, to(good))),
    ...cards.map((artifact) => card(seat, artifact, false, to('card'))),
  ])
}

function together(motions: readonly Motion[]): Motion {
  return { journeys: motions.flatMap(({ journeys }) => journeys), touches: motions.flatMap(({ touches }) => touches) }
}

function star(seat: number, spot: number): Motion {
  const faction = FACTIONS[spot]
  const site = SITE_IDS[spot - ON_TILE]
  const to = faction ? territoryOf(faction) : site ? spaceAt(`site-${site}`) : cardsOf(seat)
  return { journeys: [{ sort: { what: 'star', seat, then: [] }, from: countOf(seat, 'star'), to }], touches: [tick(seat, 'star')] }
}

/** What moves because of an event; null: it is of a kind that nobody has decided about. */
export function motionOf(event: GameEvent, cause: Cause): Motion | null {
  const seat = Number(event['seat'])
  const pips = Number(event['number'])
  const home = homeOf(seat)
  const there = cause.space === null ? null : spaceAt(drawnSpace(cause.space))
  const place = () => spaceAt(drawnSpace(String(event['space'])))
  switch (event.event) {
    case 'placed':
      return die(seat, pips, home, place())
    case 'bumped':
    case 'retrieved':
      return die(seat, pips, place(), home)
    case 'home':
      return die(seat, pips, there ?? OUT, home)
    case 'lost':
    case 'sacrificed':
      return die(seat, pips, home, OUT, true)
    case 'rolled':
      return touch('tumble', dieFinder(seat, pips))
    case 'set':
      return touch('turn', dieFinder(seat, pips))
    case 'added':
      return { journeys: [{ sort: { what: 'sign', sign: 'worker', count: 1, then: [] }, from: there ?? OUT, to: home }], touches: [] }
    case 'paid':
      return bundle(seat, event['paid'] as number[], () => there ?? OUT)
    case 'goods':
      return counted(seat, event['good'] as SymbolName, Number(event['count']), there ?? OUT)
    case 'knowledge':
    case 'morale':
      return counted(seat, event.event, Number(event['steps']), there)
    case 'fed':
      return event['good'] === null ? { journeys: [], touches: [] } : counted(seat, event['good'] as SymbolName, -1, home)
    case 'loses':
      return counted(seat, event['good'] as SymbolName, -1, OUT)
    case 'drew':
      return card(seat, event['artifact'], true, there ?? OUT)
    case 'discarded':
      return card(seat, event['artifact'], false, OUT)
    case 'shown':
      return touch('tick', countFinder(seat, 'card'))
    case 'allegiance':
      return touch('slide', `[data-marker="${event['faction'] as Faction}"]`)
    case 'miner':
      return touch('slide', `[data-miner="${event['faction'] as Digger}"]`)
    case 'star':
      return star(seat, Number(event['spot']))
    case 'built':
      return touch('turn', `[data-plate="site-${SITE_IDS[Number(event['site'])]}"]`)
    case 'chosen':
    case 'woke':
      return touch('turn', recruitFinder(event['recruit']))
    case 'used':
      return touch('tick', recruitFinder(event['recruit']))
    case 'fought':
    case 'contributed':
      return touch('tick', `[data-dilemma="${seat}"]`)
    case 'traded':
      return traded(seat, Number(event['target']), cause.offer)
    default:
      return (QUIET as readonly string[]).includes(String(event.event)) ? { journeys: [], touches: [] } : null
  }
}

/** Who offered gives, and takes from the partner. */
function traded(seat: number, partner: number, offer: GameEvent | null): Motion {
  if (offer === null) return { journeys: [], touches: [] }
  return together([
    bundle(seat, offer['give'] as number[], (thing) => countOf(partner, thing)),
    bundle(partner, offer['take'] as number[], (thing) => countOf(seat, thing)),
  ])
}
