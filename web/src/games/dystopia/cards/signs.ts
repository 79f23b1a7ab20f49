import { EMBLEMS, type EmblemName } from './emblems'
import { SYMBOLS, type SymbolName } from '../pieces/symbols'

/** The path of a drawing by name. */
export function drawing(name: SymbolName | EmblemName): string {
  return name in EMBLEMS ? EMBLEMS[name as EmblemName] : SYMBOLS[name as SymbolName]
}

/** A sign on a card: a drawing, with a plus or minus, crossed out, or about others. */
export interface Sign {
  name: SymbolName | EmblemName
  /** `+` or `−` before it. */
  step?: '+' | '−'
  /** It must be lacking. */
  crossed?: boolean
  /** It is about other players. */
  others?: boolean
}

/** What part of a card's sentence an icon belongs to. */
type Role = 'when' | 'thing' | 'quiet'

const when = (name: Sign['name'], more: Partial<Sign> = {}): [Role, Sign] => ['when', { name, ...more }]
const thing = (name: Sign['name'], more: Partial<Sign> = {}): [Role, Sign] => ['thing', { name, ...more }]
/** Said by the icons beside it, or by words only. */
const QUIET: [Role, Sign] = ['quiet', { name: 'none' }]

/** The signs of the icons that the server names: see `text/card_icons.py` and `text/recruit_text.py` of the game. */
const SIGNS: Record<string, readonly [Role, Sign]> = {
  // When.
  bumping: when('bump'), 'before-bumped-roll': when('bump'), bumped: when('bump', { others: true }), market: when('stall'), star: when('star'),
  fed: when('home'), 'free-retrieve': when('home'), 'before-retrieve-roll': when('home'), retrieved: when('home'),
  'worker-added': when('worker', { step: '+' }), 'worker-rolled': when('worker', { step: '+' }), built: when('crane'),
  'others-roll': when('die', { others: true }), 'worker-lost': when('worker', { step: '−' }), drawing: when('card'),
  area: QUIET, tunnel: QUIET, site: QUIET,
  // Where.
  generator: when('energy'), aquifer: when('water'), farm: when('food'), 'cloud-mine': when('bliss'), tunnels: when('pick'), tank: when('tank'),
  sites: when('crane'), markets: when('stall'), icarus: when('icarite'), ark: when('wastelander'),
  'euphorian-tunnel': when('euphorian'), 'wastelander-tunnel': when('wastelander'), 'subterran-tunnel': when('subterran'),
  // On which conditions.
  'no-artifacts': when('card', { crossed: true }), 'no-resources': when('resource', { crossed: true }), 'no-bump': when('bump', { crossed: true }),
  alone: when('slot'), equal: when('equals'), 'equal-bumped': when('equals'), highest: when('up'), 'higher-bumped': when('up'),
  'victim-without-subterran': when('subterran', { crossed: true }), 'paid-bliss': when('bliss'), rolled: when('die'),
  'bumped-other': QUIET, lowest: QUIET, 'by-another': QUIET, 'once-a-turn': QUIET, room: QUIET, 'star-spot': QUIET, 'took-resource': QUIET,
  'all-from-subterra': when('subterran'),
  // What is paid or gained.
  energy: thing('energy'), water: thing('water'), food: thing('food'), bliss: thing('bliss'), gold: thing('gold'), stone: thing('stone'), clay: thing('clay'),
  resource: thing('resource'), commodity: thing('good'), artifact: thing('card'), draw: thing('card', { step: '+' }), discard: thing('card', { step: '−' }),
  'pay-artifact': thing('card'), 'pay-bliss': thing('bliss'), 'pay-energy': thing('energy'), 'owner-gold': thing('gold', { others: true }),
  'bumper-bliss': thing('bliss', { others: true }), sacrifice: thing('worker', { step: '−' }), worker: thing('worker'), 'no-price': thing('morale', { crossed: true }),
  'gain-knowledge': thing('knowledge', { step: '+' }), 'lose-knowledge': thing('knowledge', { step: '−' }),
  'gain-morale': thing('morale', { step: '+' }), 'lose-morale': thing('morale', { step: '−' }),
  'owner-knowledge': thing('knowledge', { step: '+', others: true }), 'others-knowledge': thing('knowledge', { step: '+', others: true }),
  'tunnel-resource': thing('resource', { step: '+' }), miner: thing('pick', { step: '+' }), exclusive: thing('lock'),
  'euphorian-allegiance': thing('euphorian', { step: '+' }), 'wastelander-allegiance': thing('wastelander', { step: '+' }),
  'subterran-allegiance': thing('subterran', { step: '+' }), 'icarite-allegiance': thing('icarite', { step: '+' }),
  'star-here': thing('star'), 'star-in-territory': thing('star'), 'set-die': thing('die'), 'set-retrieved': thing('die'), 'set-to-visitor': thing('die'),
  'place-new-worker': thing('slot'), 'draw-two-keep-one': thing('card', { step: '+' }), 'keep-matches': thing('equals'), 'show-hand': thing('eye'),
  opponents: thing('people'), 'helped-or-not': thing('people'), 'instead-of-morale': QUIET, instead: thing('swap'),
  pair: thing('card'), balloons: thing('balloons'), bat: thing('bat'), bear: thing('bear'), bifocals: thing('bifocals'), book: thing('book'), game: thing('game'),
  // Penalties of markets.
  'no-third-worker': thing('worker', { crossed: true }), 'no-self-bump': thing('bump', { crossed: true }), 'no-pairs': thing('equals', { crossed: true }),
  'only-own-markets': thing('stall', { crossed: true }), 'one-worker-a-turn': thing('worker', { crossed: true }), 'no-shared-sites': thing('crane', { crossed: true }),
  'no-abilities': thing('people', { crossed: true }), 'dearer-free-retrieve': thing('morale', { step: '−' }), 'no-icarus': thing('icarite', { crossed: true }),
  'stars-teach': thing('knowledge', { step: '+' }), 'no-bonuses': thing('up', { crossed: true }), 'one-worker-an-area': thing('slot', { crossed: true }),
}  // prettier-ignore

/** A sign with how often it stands there; or the word "or" between two. */
export type Mark = { or: true } | (Sign & { count: number })

/** One thing that a card does: when, for what price, for what gain. */
export interface SignRow {
  when: readonly Mark[]
  price: readonly Mark[]
  gain: readonly Mark[]
}

function signOf(icon: string): readonly [Role, Sign] {
  if (/^roll-\d$/.test(icon)) return ['thing', { name: 'die' }]
  return SIGNS[icon] ?? QUIET
}

/** The sign of an icon. */
export const signOfIcon = (icon: string): Sign => signOf(icon)[1]

/** Equal signs in a row are one with a number. */
function counted(icons: readonly string[]): Mark[] {
  const marks: Mark[] = []
  let before = ''
  for (const icon of icons) {
    const last = marks.at(-1)
    if (icon === 'or') marks.push({ or: true })
    else if (icon === before && last && 'count' in last) last.count += 1
    else marks.push({ ...signOf(icon)[1], count: 1 })
    before = icon
  }
  return marks
}

/** The rows of signs of a card. */
export function signRows(icons: readonly string[]): SignRow[] {
  return icons
    .join(' ')
    .split(' line ')
    .filter(Boolean)
    .map((row) => {
      const names = row.split(' ')
      const arrow = names.indexOf('arrow')
      const things = (part: readonly string[]) => part.filter((name) => name === 'or' || signOf(name)[0] === 'thing')
      const before = arrow < 0 ? [] : names.slice(0, arrow)
      return {
        when: counted(names.filter((name) => name !== 'arrow' && name !== 'or' && signOf(name)[0] === 'when')),
        price: counted(things(before)),
        gain: counted(things(names.slice(arrow + 1))),
      }
    })
}
