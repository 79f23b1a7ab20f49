import { untrack } from 'svelte'
import type { Action, JsonObject } from '../../../api/types'
import type { Point } from '../../../board/space/points'
import { settings } from '../../../state/settings.svelte'
import { sameAction, type Choice, type Query } from '../../board'
import type { Reach } from '../measuring/answers'
import { Asked } from '../measuring/asked.svelte'
import { PLATFORM, type Place, type RealityView } from '../model/view'
import { storey } from '../scene/storey.svelte'
import type { CutOf } from '../strip/cut-of'
import { listedNear, meantSurface, surfacesAt } from './floor-point'
import { isSame, plan } from './plan.svelte'
import { actionFor, ghostOf, isOpen, isPlanned, isZoned, placeOfChoice, targetOf, walkerOf, wayArguments, type WayAnswer, type ZoneAnswer } from './planned'

interface Source {
  table: string
  view: RealityView
  /** The view as it came, which questions are about. */
  position: JsonObject
  legal: readonly Choice[]
  pointed: Action | null
  query: Query | undefined
  reach: Reach | null
  act: (action: Action) => void
}

/** A place beside somebody is meant by a click so near to it, in quarter inches. */
const BESIDE = 3
/** Kinds of action that name such a place. */
const TOUCHING: readonly unknown[] = ['charge', 'beside-drum', 'beside']

/** The plan as the board has it: what is pointed at and clicked on the floor becomes a goal or a way-point. */
export class Planning {
  readonly #source: () => Source
  #isDirect = false
  readonly #way: Asked<WayAnswer>
  readonly #zone: Asked<ZoneAnswer>

  walker = $derived.by(() => walkerOf(this.#source().view, this.#source().legal))
  /** Whether the question is one that is looked at before it is answered. */
  isPlanned = $derived.by(() => this.#source().legal.length > 0 && isPlanned(this.#source().view))
  /** Whether any point of the ground may be chosen. */
  isGround = $derived.by(() => this.#source().legal.length > 0 && (isOpen(this.#source().view) || this.walker !== null))
  target = $derived.by(() => targetOf(plan, this.#source().legal, this.#source().pointed))
  ghost = $derived.by(() => ghostOf(this.#source().view, this.#source().legal))
  /** Who would look around from the target: whoever is on the table already. */
  viewer = $derived.by(() => this.walker?.figure ?? (this.#source().view.asked.question === 'leap' ? this.ghost : null))
  /** From the place that is named to the middle of what is put there. */
  off = $derived.by(() => (this.#source().view.asked.question === 'platform' ? PLATFORM / 2 : 0))

  constructor(source: () => Source) {
    this.#source = source
    const position = () => source().position
    const query = () => source().query
    this.#way = new Asked('way', () => (source().legal.length ? wayArguments(this.walker, plan.stops, this.target) : null), position, query)
    this.#zone = new Asked('zone', () => (source().legal.length && isZoned(source().view) ? {} : null), position, query)
    $effect.pre(() => {
      const { table, view } = source()
      const { seats, question, figure, route, points } = view.asked
      const asked = JSON.stringify([table, view.turn, view.phase, view.active, seats, question, figure, route, points])
      untrack(() => plan.begin(asked))
    })
  }

  get way(): WayAnswer | null {
    return this.#way.answer
  }

  get zone(): ZoneAnswer | null {
    return this.#zone.answer
  }

  get reachArguments(): JsonObject | null {
    if (!this.walker) return null
    const { figure, points } = this.walker
    return points === null ? { figure } : { figure, points }
  }

  /** The way that is planned, or the line of a leap, for the strip. */
  get cut(): CutOf | null {
    const { view } = this.#source()
    const from = view.figures[this.ghost ?? -1]
    if (view.asked.question === 'leap' && from && this.target) return { along: [[from.x, from.y], [this.target[0], this.target[1]]] }
    return wayArguments(this.walker, plan.stops, this.target) as CutOf | null
  }

  hover(at: Point | null): void {
    const place = at && this.#placeAt(at)
    if (!isSame(plan.hovered, place)) plan.hovered = place
  }

  /** A point of the ground is clicked. */
  choose(at: Point, isVia: boolean): void {
    const { view, legal, act } = this.#source()
    const place = this.#placeAt(at)
    if (view.asked.question === 'position') {
      plan.wish(place)
      act(['walk'])
    } else if (settings.lists) {
      act(actionFor(view, legal, place, [], null))
    } else if (isVia && view.asked.question === 'goal') {
      plan.choose(place, true)
    } else if (isSame(plan.goal, place) && !plan.go) {
      act(actionFor(view, legal, place, [], null))
    } else {
      plan.choose(place)
    }
  }

  /** A choice of the board: a place is looked at first, and taken when it is chosen once more. */
  take(action: Action): void {
    const { legal, act } = this.#source()
    const choice = legal.find((one) => sameAction(one.action, action))
    const place = choice && this.isPlanned && !this.#isDirect && !settings.lists && !settings.boardList ? placeOfChoice(choice) : null
    if (!place) act(action)
    else if (isSame(plan.goal, place) && !plan.isVia) {
      if (plan.go) plan.go()
      else act(action) // no prompt is there, as in a lesson
    } else plan.choose(place)
  }

  /** What is done in this is chosen at once. */
  directly(perform: () => void): void {
    this.#isDirect = true
    perform()
    this.#isDirect = false
  }

  /** Keys of the floor. Whether the key was one of these. */
  keys({ key, target }: KeyboardEvent, scene: Element | undefined): boolean {
    if (!this.isPlanned) return false
    const isFloor = target === scene || (target instanceof Element && target.classList.contains('window'))
    if (key === 'Enter' && isFloor && plan.go) plan.go()
    else if (key === 'Backspace' || (key === 'Escape' && isFloor)) return plan.undo()
    else if (key.toLowerCase() === 'p' && this.#source().view.asked.question === 'goal') plan.isVia = !plan.isVia
    else return false
    return true
  }

  /** What is meant by a point of the table. */
  #placeAt({ x, y }: Point): Place {
    const { view, reach } = this.#source()
    const { scenery } = view
    if (view.asked.question === 'platform') {
      return [Math.max(0, Math.min(scenery.width - PLATFORM, x - this.off)), Math.max(0, Math.min(scenery.depth - PLATFORM, y - this.off)), 0]
    }
    const surface = meantSurface(surfacesAt(scenery, { x, y }), { x, y }, reach, (one) => storey.shows(scenery, one))
    return listedNear(this.#beside, [x, y, surface], BESIDE) ?? [x, y, surface]
  }

  /** Listed places that touch somebody or something: they are hard to hit. */
  #beside = $derived.by(() =>
    this.#source().legal.flatMap((choice) => {
      const place = TOUCHING.includes(choice.action[0]) ? placeOfChoice(choice) : null
      return place ? [place] : []
    }),
  )
}
