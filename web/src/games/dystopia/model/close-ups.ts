import type { District } from './districts'
import type { Digger } from './view'
import { box, boxOf, TUNNELS, type Box } from './spaces'

/** Where things are on the close-up of a part of the world, in units of the board. */
interface CloseUp {
  height: number
  /** The corner of every space. */
  spots: Record<string, readonly [x: number, y: number]>
  /** How high the line of its miner is. */
  tunnel?: number
  /** The part of the scenery behind it. */
  behind: Box
}

/** Two columns of plates. */
export const CLOSE_UP_WIDTH = 304
const [LEFT, RIGHT] = [10, 162]

export const CLOSE_UPS: Record<District, CloseUp> = {
  icarite: {
    height: 266,
    spots: {
      'cloud-mine': [4, 66],
      'sky-lounge': [166, 66],
      'breeze-bar': [166, 134],
      'wind-saloon': [LEFT, 200],
      'nimbus-loft': [166, 200],
    },
    behind: box(250, 24, 304, 170),
  },
  euphorian: {
    height: 340,
    spots: {
      generator: [LEFT, 66],
      'site-e1': [RIGHT, 66],
      'site-e2': [RIGHT, 152],
      incinerator: [LEFT, 176],
      'euphorian-tunnel': [LEFT, 242],
      'euphorian-tunnel-end': [RIGHT, 242],
    },
    tunnel: 320,
    behind: box(10, 150, 300, 276),
  },
  tank: { height: 94, spots: { 'tank-left': [LEFT, 32], 'tank-right': [160, 32] }, behind: box(304, 250, 160, 60) },
  wastelander: {
    height: 340,
    spots: {
      farm: [LEFT, 66],
      'site-w1': [RIGHT, 66],
      'site-w2': [RIGHT, 152],
      ark: [LEFT, 176],
      'wastelander-tunnel': [LEFT, 242],
      'wastelander-tunnel-end': [RIGHT, 242],
    },
    tunnel: 320,
    behind: box(462, 150, 300, 276),
  },
  subterran: {
    height: 356,
    spots: {
      aquifer: [8, 66],
      'free-press': [164, 66],
      'site-s1': [8, 176],
      'site-s2': [156, 176],
      'subterran-tunnel': [8, 260],
      'subterran-tunnel-end': [164, 260],
    },
    tunnel: 338,
    behind: box(320, 528, 300, 170),
  },
}

/** How far a space moves from its place on the board to that on its close-up. */
export function shiftOf(district: District, space: string): readonly [number, number] {
  const [from, to] = [boxOf(space), CLOSE_UPS[district].spots[space]]
  return from && to ? [to[0] - from.x, to[1] - from.y] : [0, 0]
}

/** The box of a territory on its close-up, in the upper right corner; null: the tank has none. */
export function ribbonOf(district: District): Box | null {
  return district === 'tank' ? null : box(CLOSE_UP_WIDTH - 136, 3, 132, 28)
}

/** The box of an allegiance track on its close-up; null: the tank has none. */
export function bandOf(district: District): Box | null {
  return district === 'tank' ? null : box(0, 34, CLOSE_UP_WIDTH, 24)
}

/** How far the line of a miner moves. */
export function tunnelShift(faction: Digger): readonly [number, number] {
  const { from, to } = TUNNELS[faction]
  return [CLOSE_UP_WIDTH / 2 - (from[0] + to[0]) / 2, (CLOSE_UPS[faction].tunnel ?? 0) - (from[1] + to[1]) / 2]
}
