import type { Digger, Faction, Good } from './view'
import type { SymbolName } from '../pieces/symbols'

/** A part of a printed price or gain: a word such as "3" or "+1", or a drawing. */
export type Token = string | { icon: SymbolName }
export type TokenRow = readonly Token[]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A space that holds one worker, as it is printed on the board: what is paid on the left, what it gives on the right. */
export interface PrintedSpace extends Box {
  faction: Faction | null
  pay: readonly TokenRow[]
  get: readonly TokenRow[]
}

const icon = (name: SymbolName): Token => ({ icon: name })
const star = icon('star')
const THREE_OR_PAIR: readonly TokenRow[] = [
  ['3', icon('card')],
  ['2=', icon('card')],
]
const BLISS_AND_OTHER: readonly TokenRow[] = [
  ['1', icon('bliss')],
  ['1', icon('good')],
]

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

/** The board in its own units, with a margin at both sides for the buttons of the window. */
export const WORLD: Box = box(-20, 0, 808, 722)

export const AREAS: Record<string, Box & { faction: Faction; good: Good }> = {
  generator: { ...box(30, 222, 132, 100), faction: 'euphorian', good: 'energy' },
  aquifer: { ...box(32, 594, 146, 100), faction: 'subterran', good: 'water' },
  farm: { ...box(606, 222, 132, 100), faction: 'wastelander', good: 'food' },
  'cloud-mine': { ...box(307, 76, 156, 100), faction: 'icarite', good: 'bliss' },
}

export const SPACES: Record<string, PrintedSpace> = {
  'wind-saloon': { ...box(30, 90, 132, 58), faction: 'icarite', pay: THREE_OR_PAIR, get: [[star], ['+1', icon('icarite')]] },
  'nimbus-loft': { ...box(168, 90, 132, 58), faction: 'icarite', pay: [['3', icon('resource')]], get: [[star], ['+1', icon('icarite')]] },
  'breeze-bar': { ...box(470, 90, 132, 58), faction: 'icarite', pay: BLISS_AND_OTHER, get: [['2', icon('card')], ['+1', icon('icarite')]] },
  'sky-lounge': { ...box(608, 90, 130, 58), faction: 'icarite', pay: BLISS_AND_OTHER, get: [['2', icon('resource')], ['+1', icon('icarite')]] },
  incinerator: { ...box(30, 356, 132, 58), faction: 'euphorian', pay: THREE_OR_PAIR, get: [[star], ['+1', icon('euphorian')]] },
  'free-press': { ...box(192, 630, 132, 58), faction: 'subterran', pay: THREE_OR_PAIR, get: [[star], ['+1', icon('subterran')]] },
  ark: { ...box(606, 356, 132, 58), faction: 'wastelander', pay: THREE_OR_PAIR, get: [[star], ['+1', icon('wastelander')]] },
  'tank-left': { ...box(317, 312, 134, 54), faction: null, pay: [['3', icon('energy')]], get: [['+1', icon('worker')], ['–2', icon('knowledge')]] },
  'tank-right': { ...box(317, 370, 134, 54), faction: null, pay: [['3', icon('water')]], get: [['+1', icon('worker')], ['+2', icon('morale')]] },
  'euphorian-tunnel': { ...box(32, 438, 132, 58), faction: 'euphorian', pay: [['1', icon('energy')]], get: [[icon('gold'), '/', icon('card')], ['+1', icon('pick')]] },
  'wastelander-tunnel': { ...box(374, 438, 126, 58), faction: 'wastelander', pay: [['1', icon('food')]], get: [[icon('clay'), '/', icon('card')], ['+1', icon('pick')]] },
  'subterran-tunnel': { ...box(508, 438, 130, 58), faction: 'subterran', pay: [['1', icon('water')]], get: [[icon('stone'), '/', icon('card')], ['+1', icon('pick')]] },
  'euphorian-tunnel-end': { ...box(172, 438, 94, 58), faction: 'euphorian', pay: [], get: [['3', icon('water')]] },
  'wastelander-tunnel-end': { ...box(274, 438, 92, 58), faction: 'wastelander', pay: [], get: [['3', icon('energy')]] },
  'subterran-tunnel-end': { ...box(646, 438, 92, 58), faction: 'subterran', pay: [], get: [['3', icon('food')]] },
}

/** Tunnels: the line of the miner below their spaces, from its start to the end. */
export const TUNNELS: Record<Digger, { from: readonly [number, number]; to: readonly [number, number] }> = {
  euphorian: { from: [52, 512], to: [248, 526] },
  wastelander: { from: [480, 522], to: [290, 514] },
  subterran: { from: [528, 528], to: [722, 512] },
}

export const SITES: Record<string, Box & { faction: Faction; wanted: readonly Good[] }> = {
  e1: { ...box(172, 222, 132, 76), faction: 'euphorian', wanted: ['clay', 'gold', 'gold', 'gold'] },
  e2: { ...box(172, 308, 132, 76), faction: 'euphorian', wanted: ['stone', 'gold', 'gold', 'gold'] },
  s1: { ...box(332, 614, 138, 76), faction: 'subterran', wanted: ['gold', 'stone', 'stone', 'stone'] },
  s2: { ...box(480, 614, 138, 76), faction: 'subterran', wanted: ['clay', 'stone', 'stone', 'stone'] },
  w1: { ...box(464, 222, 132, 76), faction: 'wastelander', wanted: ['stone', 'clay', 'clay', 'clay'] },
  w2: { ...box(464, 308, 132, 76), faction: 'wastelander', wanted: ['gold', 'clay', 'clay', 'clay'] },
}

/** Ribbons with the places for stars. */
export const TERRITORIES: Record<Faction, Box> = {
  euphorian: box(172, 392, 132, 28),
  subterran: box(626, 640, 116, 28),
  wastelander: box(464, 392, 132, 28),
  icarite: box(470, 152, 132, 28),
}

/** The ids of the spaces in the order in which actions number them. */
const NUMBERED = [
  'generator', 'aquifer', 'farm', 'cloud-mine',
  'euphorian-tunnel', 'subterran-tunnel', 'wastelander-tunnel',
  'euphorian-tunnel-end', 'subterran-tunnel-end', 'wastelander-tunnel-end',
  'incinerator', 'free-press', 'ark',
  'wind-saloon', 'nimbus-loft', 'breeze-bar', 'sky-lounge', 'tank-left', 'tank-right',
]
const SITE_IDS = Object.keys(SITES)
const SPACES_A_SITE = 4

/** The space of an action's number: an id of the board; a site's four spaces and its market share the site's. */
export function spaceOfNumber(number: number): string {
  const plain = NUMBERED[number]
  if (plain !== undefined) return plain
  const site = number - NUMBERED.length
  const markets = SITE_IDS.length * SPACES_A_SITE
  return `site-${SITE_IDS[site < markets ? Math.floor(site / SPACES_A_SITE) : site - markets] ?? ''}`
}

/** Which of a site's four slots an action's number names; null: its market, or no site. */
export function slotOnSite(number: number): number | null {
  const site = number - NUMBERED.length
  return site >= 0 && site < SITE_IDS.length * SPACES_A_SITE ? site % SPACES_A_SITE : null
}

/** The number by which actions name a space: of a site its first space, or its market once it is built. */
export function numberOfSpace(space: string, built: boolean): number {
  const plain = NUMBERED.indexOf(space)
  if (plain >= 0) return plain
  const site = SITE_IDS.indexOf(space.replace('site-', ''))
  return NUMBERED.length + (built ? SITE_IDS.length * SPACES_A_SITE + site : SPACES_A_SITE * site)
}

/** Where a space is on the board. */
export function boxOf(space: string): Box | null {
  return AREAS[space] ?? SPACES[space] ?? SITES[space.replace('site-', '')] ?? null
}
