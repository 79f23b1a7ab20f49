import type { Choice } from '../../../board'
import type { OwnThings } from '../../model/view'

/** A worker of one's own that is out, by its place in `you.workers`. */
export interface OutWorker {
  index: number
  pips: number
  where: string
}

const has = (mask: number, index: number) => (mask & (1 << index)) !== 0

export const isRetrieval = ({ action }: Choice) => action[0] === 'retrieve'

export function outWorkers(you: Pick<OwnThings, 'workers'>): OutWorker[] {
  return you.workers.flatMap(({ pips, where }, index) => (where === null || where === 'home' ? [] : [{ index, pips, where }]))
}

/** The workers of a set, whichever of equal ones they are. */
const form = (mask: number, out: readonly OutWorker[]) =>
  out
    .filter(({ index }) => has(mask, index))
    .map(({ pips, where }) => `${where} ${pips}`)
    .sort()
    .join(', ')

/** The choice that brings the ticked workers home, or others that are equal to them: equal ones are offered once. */
export function retrievalOf(choices: readonly Choice[], ticked: number, out: readonly OutWorker[]): Choice | null {
  const wanted = form(ticked, out)
  return choices.find((choice) => isRetrieval(choice) && form(Number(choice.action[1]), out) === wanted) ?? null
}

/** The workers that all of these choices bring home. */
export function commonWorkers(choices: readonly Choice[]): number {
  return choices.filter(isRetrieval).reduce((mask, { action }) => mask & Number(action[1]), 15)
}
