import { box, TUNNELS, type Box } from './spaces'
import { TUNNEL_ENDS, type Digger, type Faction } from './view'

/** The last step of an allegiance track. */
export const LAST_STEP = 11
/** Where the two upright tracks lie. */
export const SIDE = { top: 202, height: 378 }
export const EDGES = { euphorian: 'left', subterran: 'bottom', wastelander: 'right', icarite: 'top' } as const
/** How broad a track is. */
export const THICK = 24
/** The middle of each track, across it. */
export const ACROSS = { left: 12, right: 756, top: 12, bottom: 710 } as const

type At = [x: number, y: number]

/** The place of a step of a miner. */
export function minerAt(faction: Digger, step: number): At {
  const { from, to } = TUNNELS[faction]
  const share = Math.min(1, step / TUNNEL_ENDS)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** All of a miner's line. */
export function minerBox(faction: Digger): Box {
  const { from, to } = TUNNELS[faction]
  return box(Math.min(from[0], to[0]) - 10, Math.min(from[1], to[1]) - 10, Math.abs(to[0] - from[0]) + 20, Math.abs(to[1] - from[1]) + 20)
}

/** All of an allegiance track. */
export function trackBox(faction: Faction): Box {
  const edge = EDGES[faction]
  const across = ACROSS[edge] - THICK / 2
  return edge === 'left' || edge === 'right' ? box(across, SIDE.top, THICK, SIDE.height) : box(0, across, 768, THICK)
}

/** The place of a step of an allegiance. */
export function allegianceAt(faction: Faction, step: number): At {
  const edge = EDGES[faction]
  const across = ACROSS[edge]
  const upright = edge === 'left' || edge === 'right'
  if (upright) return [across, SIDE.top + 224 - (step * 214) / LAST_STEP]
  // Below, the buttons of the window lie over both ends of the track.
  return [196 + (step * (edge === 'bottom' ? 496 : 545)) / LAST_STEP, across]
}
