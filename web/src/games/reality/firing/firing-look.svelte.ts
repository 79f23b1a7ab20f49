import type { JsonObject } from '../../../api/types'
import type { Choice, Query } from '../../board'
import type { Rings, Seen, Sight, Splits } from '../measuring/answers'
import { Asked } from '../measuring/asked.svelte'
import { isStanding, type Figure, type RealityView } from '../model/view'
import { aiming } from './aiming.svelte'
import { changed, following, shotsOf, splitOf, type Plan } from './plan'

interface Source {
  view: RealityView
  /** The view as it came, which questions are about. */
  position: JsonObject
  legal: readonly Choice[]
  query: Query | undefined
}

/** Somebody who may be shot at, or may not. */
export interface Target {
  figure: Figure
  seen: Seen | null
  /** The weapons that may be fired at it now. */
  weapons: readonly number[]
  /** Of each shot, as the plan has it. */
  chance: number | null
}

/** The question of so many targets at once is answered. */
const MOST_TARGETS = 3
const FIRING: readonly unknown[] = ['fire', 'declare']

/** All that is known while a figure may fire. */
export class FiringLook {
  readonly #source: () => Source
  readonly #sight: Asked<Sight>
  readonly #splits: Asked<Splits>
  readonly #rings: Asked<Rings>

  isAsked = $derived.by(() => FIRING.includes(this.#source().view.asked.question))
  shooter = $derived.by(() => (this.isAsked ? this.#source().view.active : null))
  /** What is declared already cannot be changed. */
  declared = $derived.by<Plan>(() => this.#source().view.asked.declared.map(([target, weapon, shots]) => ({ target, weapon, shots })))
  #aims = $derived.by(() => {
    const found = new Map<number, Set<number>>()
    for (const { action } of this.#source().legal) {
      if (action[0] !== 'shoot') continue
      const [, target, weapon] = action.map(Number)
      found.set(target ?? 0, (found.get(target ?? 0) ?? new Set()).add(weapon ?? 0))
    }
    return found
  })
  /** The shots that are thought of, after those that are declared. */
  plan = $derived.by<Plan>(() => [...this.declared, ...aiming.plan.filter(({ target, weapon }) => shotsOf(this.declared, target, weapon) === 0)])
  /** Of whom the splits are asked: who is in the plan before those that are only looked at. */
  #considered = $derived.by(() => {
    const sure = (figure: number) => this.sight?.others.find((one) => one.figure === figure)?.chance ?? 0
    const others = [...this.#aims.keys()].sort((one, other) => sure(other) - sure(one))
    const looked = aiming.target !== null && this.#aims.has(aiming.target) ? [aiming.target] : []
    return [...new Set([...this.plan.map(({ target }) => target), ...looked, ...others])].slice(0, MOST_TARGETS).sort((one, other) => one - other)
  })
  /** All that may be declared, with what is expected of it. */
  splits = $derived.by(() => following(this.#splits.answer?.splits ?? [], this.declared))
  split = $derived.by(() => splitOf(this.splits, this.plan))
  /** Whether it is known what may be declared: the answer may be on its way. */
  isKnown = $derived.by(() => this.#splits.answer !== null)

  constructor(source: () => Source) {
    this.#source = source
    const asked = [() => source().position, () => source().query] as const
    this.#sight = new Asked('sight', () => (this.shooter === null ? null : { figure: this.shooter }), ...asked)
    this.#rings = new Asked('rings', () => (this.shooter === null ? null : { figure: this.shooter }), ...asked)
    this.#splits = new Asked('splits', () => (this.shooter === null || !this.#considered.length ? null : { shooter: this.shooter, targets: this.#considered }), ...asked)
  }

  get sight(): Sight | null {
    return this.#sight.answer
  }

  get rings(): Rings | null {
    return this.#rings.answer
  }

  /** Rivals, and whoever else may be shot at: those that may be first, the likeliest to be hit before others. */
  get targets(): Target[] {
    const { view } = this.#source()
    const shooter = this.shooter === null ? undefined : view.figures[this.shooter]
    // Who has no weapon to aim with fires something else, or nothing.
    if (!shooter || this.sight?.weapons.length === 0) return []
    const isTarget = (one: Figure) => one !== shooter && isStanding(one) && one.side !== null && (one.side !== shooter.side || this.#aims.has(one.figure))
    const rank = (one: Target) => (one.weapons.length || shotsOf(this.plan, one.figure.figure) ? 2 + (one.seen?.chance ?? 0) : one.seen?.sees ? 1 : 0)
    return view.figures
      .filter(isTarget)
      .map((figure): Target => {
        const seen = this.sight?.others.find((one) => one.figure === figure.figure) ?? null
        return { figure, seen, weapons: [...(this.#aims.get(figure.figure) ?? [])], chance: this.#chanceAt(figure.figure, seen) }
      })
      .sort((one, other) => rank(other) - rank(one) || (one.seen?.inches ?? 0) - (other.seen?.inches ?? 0))
  }

  /** How the next shot at a target would be fired: with which weapon, beside another one, and whether the target is the first. */
  shotAt(target: number): { weapon: number; several: boolean; first: boolean } {
    const own = this.plan.find((pair) => pair.target === target)
    const weapons = new Set(this.plan.map(({ weapon }) => weapon))
    const weapon = own?.weapon ?? Math.min(...(this.#aims.get(target) ?? [0]))
    return { weapon, several: weapons.size > 1 || (weapons.size === 1 && !weapons.has(weapon)), first: (this.split?.declared[0]?.target ?? this.plan[0]?.target ?? target) === target }
  }

  #chanceAt(target: number, seen: Seen | null): number | null {
    const { weapon, several, first } = this.shotAt(target)
    const kind = this.#splits.answer?.shots.find((one) => one.target === target && one.weapon === weapon && one.several === several && one.first === first)
    return kind?.victims.find(({ figure }) => figure === target)?.chance ?? seen?.chance ?? null
  }

  /** Whether so many shots more, or fewer, can be declared beside the others. */
  mayChange(target: number, weapon: number, by: number): boolean {
    if (shotsOf(this.declared, target, weapon)) return false
    const plan = changed(this.plan, target, weapon, by)
    if (by < 0) return shotsOf(this.plan, target, weapon) > 0 && (plan.length === this.declared.length || !this.isKnown || splitOf(this.splits, plan) !== null)
    if (!this.#aims.get(target)?.has(weapon)) return false
    return splitOf(this.splits, plan) !== null || !this.#considered.includes(target) || !this.isKnown
  }

  /** More or fewer shots. What is wished while it is not known yet what may be declared is done as soon as it is. */
  change(target: number, weapon: number, by: number): void {
    if (!this.mayChange(target, weapon, by)) return
    if (!this.isKnown && this.#considered.includes(target)) aiming.wish({ target, weapon, by })
    else aiming.think(changed(this.plan, target, weapon, by), target)
  }

  /** Does what was wished before it was known what may be declared. */
  grantWishes(): void {
    if (!this.isKnown) return
    for (const { target, weapon, by } of aiming.takeWishes()) this.change(target, weapon, by)
  }

  /** Looks at a target, and gives it all shots, or what is left of them. */
  choose(target: number): void {
    const [weapon = 0] = this.#aims.get(target) ?? []
    aiming.look(target)
    if (!this.#aims.has(target) || shotsOf(this.plan, target)) return
    if (this.plan.length) return this.change(target, weapon, 1)
    const numbers = this.#source().legal.flatMap(({ action: [kind, other, gun, shots] }) => (kind === 'shoot' && other === target && gun === weapon ? [Number(shots)] : []))
    aiming.think([{ target, weapon, shots: Math.max(0, ...numbers) }], target)
  }
}
