import type { NarratedEvent } from '../../../api/narrated'
import type { GameEvent } from '../../../api/types'
import type { RealityView } from '../model/view'
import { follow, newRoll, type Roll } from './roll'
import { addHurt, addLuck, newWound, type Wound } from './wounds'

/** What became of an attack die; `thrown`: they have not been compared yet. */
export type Fate = 'thrown' | 'cancelled' | 'won' | 'lost' | 'alone' | 'aside'

export interface FightDie {
  figure: number
  roll: number
  fate: Fate
}

export interface FightSide {
  /** Whose side it is; null: one of a duel within a team. */
  seat: number | null
  figures: number[]
  dice: FightDie[]
  /** The injuries that it suffers; null: not counted yet. */
  injuries: number | null
}

/** One exchange of blows, as far as the log tells it. */
export interface Fight extends Roll {
  /** The viewer's side first. */
  sides: readonly [FightSide, FightSide]
  wounds: Wound[]
  fallen: number[]
  push: { seat: number; roll: number; moved: number | null; plunged: { figure: number; drop: number; damage: number }[] } | null
}

/** What may follow in a fight. All else is something new. */
const PART_OF_IT: readonly unknown[] = [
  ...['struck', 'die', 'injuries', 'wounded', 'rampage', 'luck', 'hurt', 'fell', 'left', 'alone', 'lost-leader', 'lost-star', 'leads', 'dropped', 'elated'],
  ...['push-roll', 'pushed', 'slid', 'plunged', 'got-up', 'met', 'shifted', 'again'],
]

/** The newest fight of the log, or the blows of somebody who was charmed; null: there was none. */
export function fightOf(events: readonly NarratedEvent[], view: RealityView): Fight | null {
  const begun = events.findLastIndex(({ event }, at) => event.event === 'fight' || (event.event === 'seduced' && events[at + 1]?.event.event === 'struck'))
  const first = events[begun]?.event
  if (!first) return null
  const fight: Fight = { ...newRoll(first), sides: sidesOf(first, view), wounds: [], fallen: [], push: null }
  follow(fight, events.slice(begun + 1), PART_OF_IT, (event) => add(fight, event))
  return fight
}

function sidesOf(first: GameEvent, view: RealityView): [FightSide, FightSide] {
  const side = (seat: number | null, figures: number[]): FightSide => ({ seat, figures, dice: [], injuries: null })
  if (first.event === 'seduced') return [side(null, [Number(first['other'])]), side(null, [Number(first['victim'])])]
  const fighters = view.figures.filter(({ figure }) => (Number(first['figures']) / 2 ** figure) % 2 >= 1)
  const of = (seat: number) => side(seat, fighters.filter((one) => one.side === seat).map(({ figure }) => figure))
  const own = view.seat ?? 0
  return [of(own), of(1 - own)]
}

function add(fight: Fight, event: GameEvent): void {
  const figure = Number(event['figure'])
  const number = (name: string) => Number(event[name])
  switch (event.event) {
    case 'die':
      fight.sides.find(({ figures }) => figures.includes(figure))?.dice.push({ figure, roll: number('roll'), fate: 'thrown' })
      return
    case 'injuries': {
      const side = fight.sides.find(({ seat }) => seat === event['seat'])
      if (!side) return
      const thrown = event['thrown'] as FightDie[]
      side.injuries = number('count')
      if (thrown.length) side.dice = thrown
      return
    }
    case 'wounded':
      fight.wounds.push(newWound(figure))
      return
    case 'rampage':
      fight.wounds.push(newWound(number('other'), figure))
      return
    case 'luck':
      addLuck(fight.wounds, event)
      return
    case 'hurt':
      hurt(fight, event)
      return
    case 'fell':
      fight.fallen.push(figure)
      return
    case 'push-roll':
      fight.push = { seat: number('seat'), roll: number('roll'), moved: null, plunged: [] }
      return
    case 'plunged':
      fight.push?.plunged.push({ figure, drop: number('drop'), damage: 0 })
      return
    case 'pushed':
      if (fight.push) fight.push.moved = number('moved')
  }
}

/** A plunge hurts, too: what it cost stands with it. */
function hurt(fight: Fight, event: GameEvent): void {
  const plunge = fight.push?.plunged.find(({ figure }) => figure === event['figure'])
  if (plunge) plunge.damage = Number(event['damage'])
  else addHurt(fight.wounds, event)
}

/** Dice of both sides as they met: side by side what cancelled or was compared, then what nothing stood against. */
export interface Pairing {
  dice: readonly [FightDie | null, FightDie | null]
}

export function pairingsOf([one, other]: Fight['sides']): Pairing[] {
  const met = ({ fate }: FightDie) => fate !== 'alone' && fate !== 'aside'
  const [ours, theirs] = [one.dice.filter(met), other.dice.filter(met)]
  const together = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at): Pairing => ({ dice: [ours[at] ?? null, theirs[at] ?? null] }))
  const rest = (die: FightDie) => !met(die)
  return [
    ...together,
    ...one.dice.filter(rest).map((die): Pairing => ({ dice: [die, null] })),
    ...other.dice.filter(rest).map((die): Pairing => ({ dice: [null, die] })),
  ]
}
