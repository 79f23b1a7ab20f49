import type { Shape } from './portrait-parts'

const INK = '#1e1b18'
const WALL = '#e9dcc3'
const SHADE = '#c9b897'

/** Four sorts of buildings, on a grid of 48 by 48, with a bare place in the middle for the emblem. */
const BUILDINGS: readonly (readonly Shape[])[] = [
  [
    { d: 'M24 3 46 15H2Z', fill: INK },
    { d: 'M5 17h38v25H5Z', fill: WALL },
    { d: 'M5 17h5v25H5ZM38 17h5v25h-5Z', fill: SHADE },
    { d: 'M2 42h44v6H2Z', fill: INK },
  ],
  [
    { d: 'M8 20Q8 4 24 4t16 16Z', fill: INK },
    { d: 'M22.500 0h3v5h-3Z', fill: INK },
    { d: 'M5 20h38v28H5Z', fill: WALL },
    { d: 'M5 20h38v3H5ZM24 23h19v25H24Z', fill: SHADE },
  ],
  [
    { d: 'M9 8h30v40H9Z', fill: WALL },
    { d: 'M24 8h15v40H24Z', fill: SHADE },
    { d: 'M6 5h36v4H6ZM14 1h4v5h-4Z', fill: INK },
    { d: 'M2 26h6v22H2ZM40 32h6v16h-6Z', fill: INK },
  ],
  [
    { d: 'M3 16 24 4l21 12v4H3Z', fill: '#b3261e' },
    { d: 'M10 20l6-11 4-2.300L17 20ZM24 4l4 2.500L31 20h-7Z', fill: '#fffaf0' },
    { d: 'M5 20h38v28H5Z', fill: WALL },
    { d: 'M38 20h5v28h-5Z', fill: SHADE },
  ],
]

const KINDS: Record<string, number> = {
  laboratory: 2, spa: 1, courthouse: 0, plaza: 0, fountain: 1, lounge: 2, academy: 0, cafeteria: 3, apothecary: 3, theater: 1, registry: 2, arena: 0,
  'teddy-bear-shop': 3, clinic: 2, 'bemusement-park': 3, 'game-bonfire': 3, stadium: 1, 'literacy-center': 0,
}  // prettier-ignore

/** The markets that sell for one kind of artifact have its picture. */
const SOLD: Record<string, string> = {
  'teddy-bear-shop': 'bear', clinic: 'bifocals', 'bemusement-park': 'balloons', 'game-bonfire': 'game', stadium: 'bat', 'literacy-center': 'book',
}  // prettier-ignore

/** The building of a market, from back to front. */
export const buildingOf = (market: string): readonly Shape[] => BUILDINGS[KINDS[market] ?? 0] ?? []

/** The name of the drawing on a market's building. */
export const emblemOf = (market: string): string => SOLD[market] ?? market
