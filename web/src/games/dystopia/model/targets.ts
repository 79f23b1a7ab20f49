import { CLOSE_UPS, ribbonOf, shiftOf } from './close-ups'
import { districtOf, FIXED_PIECES, spacesIn, type District } from './districts'
import { spacePiece, territoryPiece, workerPiece, type DystopiaPiece } from './pieces'
import { boxOf, type Box } from './spaces'
import type { DystopiaView } from './view'
import { workerBoxes } from './worker-boxes'

/** Pieces with their places in a drawing. */
export type Places = readonly (readonly [DystopiaPiece, Box])[]

/** The id of a space as the board draws it: the four spaces of a site and its market are one. */
export function drawnSpace(space: string): string {
  const [kind, site] = space.split('-')
  return (kind === 'site' || kind === 'market') && site !== undefined ? `site-${site}` : space
}

/** What can be picked on the board. Own workers come last: they stand on spaces. */
export function placesOnBoard(view: DystopiaView): Places {
  return [...FIXED_PIECES, ...workerBoxes(view).map(({ worker, ...box }) => [workerPiece(worker), box] as const)]
}

/** The same on the close-up of one part of the world. */
export function placesIn(district: District, view: DystopiaView): Places {
  const moved = (space: string, { x, y, width, height }: Box): Box => {
    const [right, down] = shiftOf(district, space)
    return { x: x + right, y: y + down, width, height }
  }
  const spaces = spacesIn(district).flatMap((space) => {
    const box = boxOf(space)
    return box && CLOSE_UPS[district].spots[space] ? [[spacePiece(space), moved(space, box)] as const] : []
  })
  const ribbon = ribbonOf(district)
  const territory = ribbon && district !== 'tank' ? [[territoryPiece(district), ribbon] as const] : []
  const workers = workerBoxes(view).flatMap(({ worker, ...box }) => {
    const space = drawnSpace(view.you?.workers[worker]?.where ?? '')
    return districtOf(space) === district ? [[workerPiece(worker), moved(space, box)] as const] : []
  })
  return [...spaces, ...territory, ...workers]
}
