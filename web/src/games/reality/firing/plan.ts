import type { DeclaredShots, Split } from '../measuring/answers'

/** Shots that are thought of, in the order in which their targets were chosen: the first target has no penalty. */
export type Plan = readonly DeclaredShots[]

const isSame = (one: DeclaredShots, other: DeclaredShots) => one.target === other.target && one.weapon === other.weapon
const has = (pairs: Plan, pair: DeclaredShots) => pairs.some((one) => isSame(one, pair) && one.shots === pair.shots)

/** More or fewer shots of a weapon at a target. */
export function changed(plan: Plan, target: number, weapon: number, by: number): Plan {
  const pair = { target, weapon, shots: shotsOf(plan, target, weapon) + by }
  const rest = plan.map((one) => (isSame(one, pair) ? pair : one))
  return (rest.includes(pair) ? rest : [...rest, pair]).filter(({ shots }) => shots > 0)
}

/** How many shots are thought of for a target, of one weapon or of all. */
export function shotsOf(plan: Plan, target: number, weapon: number | null = null): number {
  return plan.reduce((sum, one) => sum + (one.target === target && (weapon === null || one.weapon === weapon) ? one.shots : 0), 0)
}

/** The splits that begin with what is declared already. */
export function following(splits: readonly Split[], declared: Plan): readonly Split[] {
  const [first] = declared
  if (!first) return splits
  return splits.filter((split) => {
    const [leading] = split.declared
    return leading !== undefined && isSame(leading, first) && declared.every((pair) => has(split.declared, pair))
  })
}

/** The split with just these shots: the one with the same first target, if there is one. */
export function splitOf(splits: readonly Split[], plan: Plan): Split | null {
  const found = splits.filter(({ declared }) => declared.length === plan.length && plan.every((pair) => has(declared, pair)))
  return found.find(({ declared }) => declared[0]?.target === plan[0]?.target) ?? found[0] ?? null
}

/** What is still to be said of a split, in a lawful order. */
export function remaining({ declared }: Split, said: Plan): Plan {
  return declared.filter((pair) => !has(said, pair))
}

/** The splits to compare with a plan: all numbers of shots at its only target, or all ways to share out as many as can be among its targets. */
export function comparable(splits: readonly Split[], plan: Plan): readonly Split[] {
  const targets = [...new Set(plan.map(({ target }) => target))]
  const among = splits.filter(({ declared }) => declared.every(({ target }) => targets.includes(target)))
  const most = Math.max(0, ...among.map(({ shots }) => shots))
  const wanted = targets.length > 1 ? among.filter(({ shots }) => shots === most) : among
  const once = new Map<string, Split>()
  for (const split of wanted) {
    const key = split.declared.map(({ target, weapon, shots }) => `${target} ${weapon} ${shots}`).sort().join(',')
    const known = once.get(key)
    if (!known || split.declared[0]?.target === plan[0]?.target) once.set(key, split)
  }
  return [...once.values()].sort((one, other) => targets.map((target) => shotsOf(other.declared, target) - shotsOf(one.declared, target)).find((by) => by !== 0) ?? 0)
}

/** Which of some splits is the best: by the chance that somebody of these falls, and by their damage. */
export function bestOf(splits: readonly Split[], rivals: readonly number[]): { falls: Split | null; damage: Split | null } {
  const of = ({ expected }: Split) => expected.filter(({ figure }) => rivals.includes(figure))
  const falls = (split: Split) => Math.max(0, ...of(split).map((one) => one.falls))
  const damage = (split: Split) => of(split).reduce((sum, one) => sum + one.damage, 0)
  const top = (value: (split: Split) => number) => splits.reduce<Split | null>((best, one) => (value(one) > (best ? value(best) : 0) ? one : best), null)
  return { falls: top(falls), damage: top(damage) }
}
