import type { Action } from '../../../api/types'
import { remaining, type Plan } from './plan'
import type { Split } from '../measuring/answers'

/** So many shots more, or fewer. */
interface Wish {
  target: number
  weapon: number
  by: number
}

/** What is thought of while a figure may fire, shared by floor and prompt: who is looked at, and the shots. */
class Aiming {
  /** The target that is looked at. */
  target = $state.raw<number | null>(null)
  plan = $state.raw<Plan>([])
  /** Changes of the plan that wait for an answer of the server, in their order. */
  wishes = $state.raw<readonly Wish[]>([])
  #activation = ''
  /** A declaration that is said pair by pair, as the rules want it, and how many pairs were said. */
  #saying: { split: Split; said: number } | null = null

  /** Lets everything of another activation go. */
  begin(activation: string): void {
    if (activation === this.#activation) return
    this.#activation = activation
    this.target = null
    this.plan = []
    this.wishes = []
    this.#saying = null
  }

  look(target: number | null): void {
    this.target = target
  }

  wish(wish: Wish): void {
    this.wishes = [...this.wishes, wish]
    this.target = wish.target
  }

  takeWishes(): readonly Wish[] {
    const taken = this.wishes
    if (taken.length) this.wishes = []
    return taken
  }

  think(plan: Plan, target: number | null = this.target): void {
    this.plan = plan
    this.target = target
    this.#saying = null
  }

  /** The next answer of a declaration that is meant as a whole: its shots one after the other, then the order to fire. */
  say(split: Split, declared: Plan): Action {
    this.#saying = { split, said: declared.length }
    return nextOf(split, declared)
  }

  /** What follows now that so much is declared; null: nothing was meant, or something else has happened. */
  goOn(declared: Plan, legal: readonly Action[]): Action | null {
    const saying = this.#saying
    if (!saying || declared.length === saying.said) return null
    const next = declared.length === saying.said + 1 ? nextOf(saying.split, declared) : null
    const isLegal = next !== null && legal.some((action) => String(action) === String(next))
    this.#saying = isLegal ? { ...saying, said: declared.length } : null
    return isLegal ? next : null
  }
}

function nextOf(split: Split, declared: Plan): Action {
  const [next] = remaining(split, declared)
  return next ? ['shoot', next.target, next.weapon, next.shots] : ['fire']
}

export const aiming = new Aiming()
