import type { Action } from '../../../api/types'
import { sameAction, type Choice } from '../../board'
import { AREAS, numberOfSpace, SITES, SPACES, spaceOfNumber } from '../model/spaces'
import type { DystopiaView } from '../model/view'

/** The answers to a question that asks where a worker goes: by worker, and the others. */
export interface PlacingChoices {
  /** The placements of the workers with each number: first those that place a star. */
  dice: readonly { pips: number; count: number; spaces: readonly Choice[] }[]
  retrieve: readonly Choice[]
  dilemma: readonly Choice[]
  rest: readonly Choice[]
}

const pipsOf = ({ action }: Choice) => Number(action[1])
const kindOf = ({ action }: Choice) => String(action[0])

const placesStar = ({ details }: Choice) => details?.follows?.some(({ kind }) => kind === 'star') ?? false

export function placingChoices(legal: readonly Choice[], available: readonly number[]): PlacingChoices {
  const placed = legal.filter((choice) => kindOf(choice) === 'place')
  const numbers = [...new Set(placed.map(pipsOf))]
  return {
    dice: numbers.map((pips) => ({
      pips,
      count: Math.max(1, available.filter((one) => one === pips).length),
      spaces: placed.filter((choice) => pipsOf(choice) === pips).sort((one, other) => Number(placesStar(other)) - Number(placesStar(one))),
    })),
    retrieve: legal.filter((choice) => kindOf(choice) === 'retrieve'),
    dilemma: legal.filter((choice) => kindOf(choice) === 'dilemma'),
    rest: legal.filter((choice) => !['place', 'retrieve', 'dilemma'].includes(kindOf(choice))),
  }
}

/** The number of the worker that was picked on the board, from the choices that are left there; null: none. */
export function pickedDie(fitting: readonly Choice[], legal: readonly Choice[]): number | null {
  const numbers = new Set(fitting.filter((choice) => kindOf(choice) === 'place').map(pipsOf))
  return fitting.length < legal.length && numbers.size === 1 ? ([...numbers][0] ?? null) : null
}

/** The id of the space to which a placement leads. */
export const spaceOfChoice = ({ action }: Choice) => spaceOfNumber(Number(action[2]))

/** The spaces where a worker with this number cannot go now, each with the action for which the server tells why. */
export function closedSpaces(pips: number, spaces: readonly Choice[], view: DystopiaView): { space: string; action: Action }[] {
  const open = new Set(spaces.map(spaceOfChoice))
  const all = [...Object.keys(AREAS), ...Object.keys(SPACES), ...Object.keys(SITES).map((site) => `site-${site}`)]
  return all
    .filter((space) => !open.has(space))
    .map((space) => {
      const built = view.sites.find(({ site }) => `site-${site}` === space)?.built ?? false
      return { space, action: ['place', pips, numberOfSpace(space, built)] }
    })
}

/** Whether the action that is pointed at is among these choices. */
export const holds = (choices: readonly Choice[], pointed: Action | null) => choices.some(({ action }) => sameAction(action, pointed))
