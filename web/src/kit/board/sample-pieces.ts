import type { Card } from '../../api/types'
import type { PickRules } from '../../board/picking/pick-index'
import { PieceMint } from '../../board/pieces/piece'
import type { Point } from '../../board/space/points'
import type { Choice } from '../../games/board'
import { t } from '../../text/text.svelte'

/** The pieces of the sample board: workers and places. */
export type SampleKinds = { worker: number; place: number }

const mint = new PieceMint<SampleKinds>()
export const workerPiece = (worker: number) => mint.of('worker', worker)
export const placePiece = (place: number) => mint.of('place', place)

export const WORKERS = [2, 4, 5]
export const WORLD = { x: 0, y: 0, width: 56, height: 32 }
const COLUMNS = 14
export const PLACES = Array.from({ length: 98 }, (_, place) => place)

/** The middle of a place, in units of the world. */
export function pointOf(place: number): Point {
  const [row, column] = [Math.floor(place / COLUMNS), place % COLUMNS]
  return { x: 2.6 + column * 3.9 + (row % 2 ? 0.5 : -0.5), y: 2.6 + row * 4.45 }
}

export const RULES: PickRules<SampleKinds> = {
  about: ([, worker, place]) => ({ pieces: [workerPiece(Number(worker)), placePiece(Number(place))] }),
}

/** Every worker may go everywhere, except to each seventh place. */
export function sampleLegal(): Choice[] {
  return WORKERS.flatMap((worker) =>
    PLACES.filter((place) => place % 7).map((place) => ({
      action: ['put', worker, place],
      text: t('web-kit-put', { worker, place }),
    })),
  )
}

export const CARDS: readonly Card[] = [
  { id: 'umbrella', name: 'Umbrella', text: 'A shot at you has no effect. It is not for the rain.', reaction: true, rule: 'L-art-2', group: null, kind: '', icons: [], facts: [] },
  { id: 'snow-globe', name: 'Snow Globe', text: 'Shake it. Two recruits of your neighbours have changed places.', reaction: false, rule: null, group: null, kind: '', icons: [], facts: [] },
  { id: 'curator', name: 'The Curator', text: 'Takes one artifact less for the museum.', reaction: false, rule: null, group: 'icarite', kind: '', icons: [], facts: [] },
]
