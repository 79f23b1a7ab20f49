import type { Action, JsonObject } from '../../../api/types'
import type { Rect } from '../../../board/space/points'
import { sameAction, type Choice } from '../../board'
import type { Stretch } from '../measuring/answers'
import type { Floor } from '../model/floor'
import type { Place, RealityView } from '../model/view'
import { isSame, type Plan } from './plan.svelte'

/** The cheapest way to a place, or the one over way-points; lengths in quarter inches. */
export interface WayAnswer {
  figure: number
  to: Place
  points: number
  /** Null: there is no such way for the points. */
  cost: number | null
  way: readonly Place[]
  stretches: readonly Stretch[]
  /** Whom it would touch at its end. */
  fights?: readonly number[]
  /** The AP that are left after it, and the shots; null for whoever has nothing to shoot with. */
  left?: number
  shots?: number | null
}

/** Where something may be put. */
export interface ZoneAnswer {
  grain: number
  places: readonly Place[]
}

/** The box around a zone, as it is drawn. `off`: from the place that is named to the middle of what is put there. */
export function zoneBox({ places }: ZoneAnswer, floor: Floor, off: number): Rect | null {
  if (!places.length) return null
  const points = places.map(([x, y]) => floor.at(x + off, y + off))
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  return { x: left, y: top, width: Math.max(...points.map(({ x }) => x)) - left, height: Math.max(...points.map(({ y }) => y)) - top }
}

/** Questions for a place, which is looked at before it is chosen. */
const PLANNED: readonly unknown[] = ['goal', 'platform', 'deploy', 'deploy-dog', 'leap', 'shift', 'entrance', 'run']
/** Those of them that any place answers which the rules allow, listed or not. */
const OPEN: readonly unknown[] = ['goal', 'platform', 'deploy', 'leap', 'shift', 'entrance', 'run']
/** Those whose ground is drawn. */
const ZONED: readonly unknown[] = ['platform', 'deploy', 'leap']

export const isPlanned = ({ asked }: RealityView) => PLANNED.includes(asked.question)
export const isOpen = ({ asked }: RealityView) => OPEN.includes(asked.question)
export const isZoned = ({ asked }: RealityView) => ZONED.includes(asked.question)

/** Who could walk now, and with how many points: while a goal is asked for, and while a figure may begin to walk. */
export function walkerOf({ asked, active }: RealityView, legal: readonly Choice[]): { figure: number; points: number | null } | null {
  if (asked.question === 'goal' && asked.figure !== null && !asked.route.length) return { figure: asked.figure, points: asked.points }
  if (asked.question === 'position' && active !== null && legal.some(({ action }) => action[0] === 'walk')) return { figure: active, points: null }
  return null
}

/** The figure that would stand at the place that is chosen. */
export function ghostOf({ asked, active }: RealityView, legal: readonly Choice[]): number | null {
  if (asked.question === 'position') return walkerOf({ asked, active } as RealityView, legal)?.figure ?? null
  if (asked.question === 'leap') return active
  return ['goal', 'deploy', 'deploy-dog', 'shift'].includes(asked.question ?? '') ? asked.figure : null
}

export const placeOfChoice = ({ location }: Choice): Place | null => {
  if (!location) return null
  const [x = 0, y = 0, surface = 0] = location.place
  return [x, y, surface]
}

/** The place that is looked at: under the pointer, named by what is pointed at, or chosen. */
export function targetOf(plan: Plan, legal: readonly Choice[], pointed: Action | null): Place | null {
  const listed = pointed === null ? undefined : legal.find(({ action }) => sameAction(action, pointed))
  return plan.hovered ?? (listed ? placeOfChoice(listed) : null) ?? plan.goal
}

/** The arguments of the question `way`; null: nobody walks, or nowhere. */
export function wayArguments(walker: { figure: number; points: number | null } | null, stops: readonly Place[], target: Place | null): JsonObject | null {
  const to = target ?? stops.at(-1)
  if (!walker || !to) return null
  const through = target ? stops : stops.slice(0, -1)
  return {
    figure: walker.figure,
    to: [...to],
    ...(through.length ? { through: through.map((stop) => [...stop]), bends: true } : {}),
    ...(walker.points === null ? {} : { points: walker.points }),
  }
}

/** The listed choice for a place, if there is one. */
export const choiceAt = (legal: readonly Choice[], place: Place): Choice | undefined => legal.find((choice) => isSame(placeOfChoice(choice), place))

/** The action that names a place: as it is listed, or openly; over way-points with the whole way. */
export function actionFor(view: RealityView, legal: readonly Choice[], goal: Place, stops: readonly Place[], way: WayAnswer | null): Action {
  if (stops.length) return ['along', ...(way && way.cost !== null ? way.way.slice(1) : [...stops, goal]).flat()]
  const listed = choiceAt(legal, goal)
  if (listed) return listed.action
  return view.asked.question === 'platform' ? ['platform-at', goal[0], goal[1]] : ['at', ...goal]
}
