import type { Contestant, Panel, Place, Scenery, SceneryElement } from '../../model/view'
import { along, heightOf, levelsOf, outlineOf, STOREY, wallsOf, type Draft, type End, type Piece } from './draft'

/** A draft as the studio floor draws scenery. */
export function sceneryOf(draft: Draft): Scenery {
  const surfaces: [number, number, number][] = [[-1, 0, 0]]
  const numbers = new Map<string, number>()
  draft.pieces.forEach((piece, at) => {
    numbers.set(piece.name, surfaces.length)
    const top = levelsOf(piece) - 1
    for (let floor = 0; floor <= top; floor++) surfaces.push([at, floor === top ? heightOf(piece) : floor * STOREY, floor])
  })
  const placeOf = ({ at, on, floor }: End): Place => [...at, on === null ? 0 : (numbers.get(on) ?? 0) + floor]
  return {
    width: draft.width * 4,
    depth: draft.depth * 4,
    elements: draft.pieces.map(elementOf),
    surfaces,
    links: draft.links.map(({ foot, head }) => [placeOf(foot), placeOf(head)]),
  }
}

export function elementOf(piece: Piece): SceneryElement {
  return { name: piece.name, label: piece.label, kind: piece.kind, outline: outlineOf(piece), height: heightOf(piece), gone: false, panels: panelsOf(piece) }
}

/** The walls of a building, cut where doors and windows are. */
function panelsOf(piece: Piece): Panel[] {
  if (piece.kind !== 'building') return []
  const panels: Panel[] = []
  wallsOf(outlineOf(piece)).forEach((wall, number) => {
    for (let storey = 0; storey < piece.storeys; storey++) {
      const panel = (from: number, to: number, opening: string) => {
        if (from < to) panels.push([...along(wall, from), ...along(wall, to), storey * STOREY, (storey + 1) * STOREY, opening])
      }
      let done = 0
      const here = piece.openings.filter((one) => one.wall === number && one.storey === storey).sort((one, other) => one.start - other.start)
      for (const { start, long, door } of here) {
        panel(done, start, 'wall')
        panel(start, start + long, door ? 'door' : 'window')
        done = start + long
      }
      panel(done, wall.steps, 'wall')
    }
  })
  return panels
}

/** Both players at their edges, so that the floor shows whose side is which. */
export const PLAYERS: readonly Contestant[] = [0, 1].map((seat) => ({ seat, edge: seat, platform: null, leader: null, earned: 0 }))
