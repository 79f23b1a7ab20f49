import type { Amount } from '../../../api/types'
import type { Choice } from '../../board'
import { ARTIFACTS } from '../model/view'

const isArtifact = ({ icon }: Amount) => ARTIFACTS.some((name) => name === icon)
const artifactsIn = ({ details }: Choice) => (details?.price ?? []).filter(isArtifact).reduce((sum, { number }) => sum + number, 0)

/** What tells a way to pay from the others, where it needs fewer artifacts: one instead of two, or two alike instead of three. */
export function kindOfWay(way: Choice, all: readonly Choice[]): 'matching' | 'pair' | null {
  const count = artifactsIn(way)
  const most = Math.max(...all.map(artifactsIn))
  if (count === 0 || count === most) return null
  return count === 1 ? 'matching' : 'pair'
}
