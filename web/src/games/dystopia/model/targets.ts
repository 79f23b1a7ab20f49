import { bandOf, CLOSE_UPS, ribbonOf, shiftOf, tunnelShift } from './close-ups'
import { districtOf, FIXED_PIECES, spacesIn, type District } from './districts'
import { minerPiece, spacePiece, territoryPiece, trackPiece, workerPiece, type DystopiaPiece } from './pieces'
import { boxOf, type Box } from './spaces'
import { minerBox } from './track-places'
import type { DystopiaView } from './view'
import { workerBoxes } from './worker-boxes'

/** Pieces with their places in a drawing. */
export type Places = readonly (readonly [DystopiaPiece, Box])[]

/** The id of a space as the board draws it: the four spaces of a site and its market are one. */
export function drawnSpace(space: string): string {
  const [kind, site] = space.split('-')
  return (kind === 'site' || kind === 'market') && site !== undefined ? `site-${site}` : space
}

/** What can be picked or asked about on the board. Own workers come last: they stand on spaces. */
export function placesOnBoard(view: DystopiaView): Places {
  return [...FIXED_PIECES, ...workerBoxes(view).map(({ worker, ...box }) => [workerPiece(worker), box] as const)]
}

/** The same on the close-up of one part of the world. */
export function placesIn(district: District, view: DystopiaView): Places {
  const shifted = ({ x, y, width, height }: Box, [right, down]: readonly [number, number]): Box => ({ x: x + right, y: y + down, width, height })
  const moved = (space: string, box: Box) => shifted(box, shiftOf(district, space))
  const spaces = spacesIn(district).flatMap((space) => {
    const box = boxOf(space)
    return box && CLOSE_UPS[district].spots[space] ? [[spacePiece(space), moved(space, box)] as const] : []
  })
  const [ribbon, band] = [ribbonOf(district), bandOf(district)]
  const territory = ribbon && district !== 'tank' ? [[territoryPiece(district), ribbon] as const] : []
  const track = band && district !== 'tank' ? [[trackPiece(district), band] as const] : []
  const miner = district === 'tank' || district === 'icarite' ? [] : [[minerPiece(district), shifted(minerBox(district), tunnelShift(district))] as const]
  const workers = workerBoxes(view).flatMap(({ worker, ...box }) => {
    const space = drawnSpace(view.you?.workers[worker]?.where ?? '')
    return districtOf(space) === district ? [[workerPiece(worker), moved(space, box)] as const] : []
  })
  return [...track, ...miner, ...spaces, ...territory, ...workers]
}
