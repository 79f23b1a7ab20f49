import type { Amount, ChoiceDetails } from '../../../api/types'

/** Icons of steps and cards by the own thing that they change. Goods and kinds of artifacts have their own names. */
const THINGS: Record<string, [thing: string, sign: 1 | -1]> = {
  'gain-knowledge': ['knowledge', 1],
  'lose-knowledge': ['knowledge', -1],
  'gain-morale': ['morale', 1],
  'lose-morale': ['morale', -1],
  draw: ['artifacts', 1],
}

/** Of these the price says only how many, not which: the tab stands on all of them. */
const ANY: Record<string, string> = { artifact: 'artifacts', pair: 'artifacts' }

/** The first of several ways: the others are told by the price on the plate. */
function untilOr(amounts: readonly Amount[]): readonly Amount[] {
  const or = amounts.findIndex(({ icon }) => icon === 'or')
  return or < 0 ? amounts : []
}

/** What changes by how much, by the own thing: a good, a kind of artifact, `artifacts` in all, `knowledge`, `morale`. Where one of several is chosen, nothing is promised. */
export function tabsOf({ price = [], gains = [] }: ChoiceDetails): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const add = (thing: string, by: number) => found.set(thing, (found.get(thing) ?? 0) + by)
  for (const { icon, number } of untilOr(price)) {
    const [thing, sign] = THINGS[icon] ?? [ANY[icon] ?? icon, -1]
    add(thing, sign * number)
  }
  for (const { icon, number } of untilOr(gains)) {
    const [thing, sign] = THINGS[icon] ?? [icon, 1]
    add(thing, sign * number)
  }
  return new Map([...found].filter(([, by]) => by !== 0))
}

/** Such as "+1" or "−2". */
export const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`)
