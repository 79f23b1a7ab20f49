import type { NarratedEvent } from '../../../api/narrated'
import type { GameEvent } from '../../../api/types'
import { follow, newRoll, type Roll } from '../combat/roll'
import { addHurt, addLuck, newWound, type Wound } from '../combat/wounds'

/** How a figure aims at one that its shots may hit, as the log tells it. */
export interface Aim {
  target: number
  /** The number that hits, or less; of `profile`, with these modifiers. */
  aim: number
  profile: number
  modifiers: readonly { name: string; value: number }[]
  chance: number
}

export interface FiredShot {
  /** Whom it went to. */
  victim: number
  /** The die that chose whom in a fight; null: nobody else was there. */
  whom: number | null
  aim: number
  roll: number
  hit: boolean
}

/** All shots of one declaration, as far as the log tells them. */
export interface Volley extends Roll {
  shooter: number
  declared: { target: number; shots: number }[]
  aims: Aim[]
  /** Means of all that was declared. */
  expected: { hits: number; damage: number }
  shots: FiredShot[]
  wounds: Wound[]
  fallen: number[]
}

/** What may follow in a volley. All else is something new. */
const PART_OF_IT: readonly unknown[] = [
  ...['declared', 'aimed', 'into-fight', 'shot', 'luck', 'hurt', 'fell', 'left', 'alone', 'lost-leader', 'lost-star', 'leads', 'dropped', 'elated'],
]

/** The newest volley of the log; null: there was none. */
export function volleyOf(events: readonly NarratedEvent[]): Volley | null {
  const begun = events.findLastIndex(({ event }, at) => event.event === 'declared' && events[at - 1]?.event.event !== 'declared')
  const first = events[begun]?.event
  if (!first) return null
  const volley: Volley = { ...newRoll(first), shooter: Number(first['figure']), declared: [], aims: [], expected: { hits: 0, damage: 0 }, shots: [], wounds: [], fallen: [] }
  follow(volley, events.slice(begun), PART_OF_IT, (event) => add(volley, event))
  return volley
}

function add(volley: Volley, event: GameEvent): void {
  const number = (name: string) => Number(event[name])
  switch (event.event) {
    case 'declared':
      volley.declared.push({ target: number('other'), shots: number('shots') })
      return
    case 'aimed': {
      const { modifiers, expected } = event as unknown as { modifiers: Aim['modifiers']; expected: Volley['expected'] }
      const target = number('other')
      volley.aims = [...volley.aims.filter((one) => one.target !== target || number('shots') > 0), { target, aim: number('aim'), profile: number('profile'), modifiers, chance: number('chance') }]
      volley.expected = { hits: volley.expected.hits + expected.hits, damage: volley.expected.damage + expected.damage }
      return
    }
    case 'into-fight':
      volley.shots.push({ victim: number('other'), whom: number('roll'), aim: 0, roll: 0, hit: false })
      return
    case 'shot': {
      const sent = volley.shots.at(-1)
      const whom = sent?.roll === 0 ? volley.shots.pop()!.whom : null
      volley.shots.push({ victim: number('other'), whom, aim: number('aim'), roll: number('roll'), hit: event['hit'] === true })
      if (event['hit'] === true) volley.wounds.push(newWound(number('other')))
      return
    }
    case 'luck':
      addLuck(volley.wounds, event)
      return
    case 'hurt':
      addHurt(volley.wounds, event)
      return
    case 'fell':
      volley.fallen.push(number('figure'))
  }
}

/** What the shots have brought so far. */
export function broughtBy({ shots, wounds }: Volley): { hits: number; damage: number } {
  return { hits: shots.filter(({ hit }) => hit).length, damage: wounds.reduce((sum, { hurt }) => sum + (hurt?.damage ?? 0), 0) }
}
