interface Shape {
  d: string
  fill: string
}

const [INK, PAPER, RED, STEEL, GOLD] = ['#1e1b18', '#fffaf0', '#b3261e', '#9aa3ad', '#f2c14e']

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`
const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

/** By the number that an action has. */
export const OBJECTS = ['kit', 'defibrillator', 'adrenaline', 'grenade', 'stun', 'charges', 'benkei'] as const

/** The objects that a team can buy, from back to front, in a square of 48. */
export const OBJECT_DRAWINGS: Readonly<Record<string, readonly Shape[]>> = {
  kit: [
    { d: `${box(17, 7, 14, 8)}${box(20, 10, 8, 5)}`, fill: INK },
    { d: box(5, 14, 38, 27), fill: INK },
    { d: box(7, 16, 34, 23), fill: PAPER },
    { d: `${box(21, 19, 6, 17)}${box(15.5, 24.5, 17, 6)}`, fill: RED },
  ],
  defibrillator: [
    { d: 'M15 29q-9 14 9 14t9-14h3q11 17-12 17T12 29Z', fill: INK },
    { d: `${box(4, 16, 18, 14)}${box(26, 16, 18, 14)}`, fill: INK },
    { d: `${box(9, 7, 8, 9)}${box(31, 7, 8, 9)}`, fill: STEEL },
    { d: 'M14 18 8 24h4l-2 5 7-7h-4l3-4ZM36 18l-6 6h4l-2 5 7-7h-4l3-4Z', fill: GOLD },
  ],
  adrenaline: [
    { d: 'M9 34 5 38l5 5 4-4ZM29 8l11 11-3 3L26 11Z', fill: INK },
    { d: 'M27 12 36 21 18 39 9 30Z', fill: PAPER },
    { d: 'M20 23 30 23 17 37 10 30Z', fill: RED },
    { d: 'M33 11 39 5l4 4-6 6ZM27 12 36 21l-1.500 1.500-9-9Z', fill: INK },
  ],
  grenade: [
    { d: `${dot(23, 30, 14)}${box(17, 10, 12, 8)}`, fill: INK },
    { d: 'M29 10h9l4 14-4 1-3-11h-6Z', fill: STEEL },
    { d: `${box(13, 27, 20, 2)}${box(22, 18, 2, 25)}`, fill: STEEL },
    { d: `${dot(13, 12, 5)}${dot(13, 12, 3)}`, fill: GOLD },
  ],
  stun: [
    { d: `${box(15, 14, 18, 30)}${box(18, 8, 12, 6)}`, fill: INK },
    { d: 'M30 8h8l4 13-4 1-3-10h-5Z', fill: STEEL },
    { d: box(15, 20, 18, 3), fill: GOLD },
    { d: 'M26 25 18 34h5l-2 7 9-10h-5l3-6Z', fill: GOLD },
  ],
  charges: [
    { d: `${box(7, 17, 10, 25)}${box(19, 17, 10, 25)}${box(31, 17, 10, 25)}`, fill: RED },
    { d: `${box(5, 24, 38, 3)}${box(5, 33, 38, 3)}`, fill: INK },
    { d: 'M11 17q0-11 12-8 13 3 15-6l2 .8q-3 11-17.500 7.500-9.500-2-9.500 5.700Z', fill: INK },
    { d: dot(39, 5, 3), fill: GOLD },
  ],
}
