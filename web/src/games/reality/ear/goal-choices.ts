import type { JsonObject } from '../../../api/types'
import type { Choice } from '../../board'
import type { RealityView } from '../model/view'
import type { Goals, GroupKind } from './answers'

/** The questions whose places are where a figure would stand; elsewhere a place is something else: a template, a platform. */
const GOES = ['deploy', 'deploy-dog', 'entrance', 'run', 'goal', 'shift', 'leap', 'flee']
/** In the order in which they are shown. */
export const KINDS: readonly GroupKind[] = ['fight', 'aim', 'where', 'sight', 'price']

const keyOf = (place: readonly number[]) => place.join(',')

/** The choices that lead to each place. */
export function choicesByPlace(legal: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of legal) {
    if (!choice.location) continue
    const key = keyOf(choice.location.place)
    found.set(key, [...(found.get(key) ?? []), choice])
  }
  return found
}

export const choicesAt = (places: ReadonlyMap<string, readonly Choice[]>, place: readonly number[]) => places.get(keyOf(place)) ?? []

/** What the server is asked about the places that can be chosen; null: there are none. */
export function goalsAsked(view: RealityView, legal: readonly Choice[]): JsonObject | null {
  const places = [...choicesByPlace(legal).values()].flatMap(([choice]) => (choice?.location ? [choice.location.place] : []))
  if (!places.length) return null
  const about = GOES.includes(view.asked.question ?? '') ? (view.asked.figure ?? view.active) : null
  return { places, ...(about === null ? {} : { about }) }
}

/** The groups by their kind, in the order in which they are shown. */
export function byKind({ groups }: Goals): { kind: GroupKind; groups: Goals['groups'] }[] {
  return KINDS.map((kind) => ({ kind, groups: groups.filter((group) => group.kind === kind) })).filter(({ groups }) => groups.length > 0)
}
