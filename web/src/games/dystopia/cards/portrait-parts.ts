/** A filled shape of a drawing on a grid of 48 by 48. A fill that begins with `--` is a custom property. */
export interface Shape {
  d: string
  fill: string
}

const INK = '#1e1b18'
const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const SKINS = ['#f3d0ad', '#e3ab80', '#c08457', '#8a5a3c', '#5f3c29', '#f6e0cc'] as const
export const FACE = 'M15 19h18v12q0 10-9 11-9-1-9-11Z'
export const NECK = 'M20 38h8v7h-8Z'

/** What is worn, by faction. */
export const CLOTHES: Record<string, readonly Shape[]> = {
  euphorian: [
    { d: 'M4 48q2-9 14-10l6 6 6-6q12 1 14 10Z', fill: '#3a2a12' },
    { d: 'M18 38l6 10 6-10 2 1-5 9h-6l-5-9Z', fill: '#fffaf0' },
    { d: dot(37, 44, 2.2), fill: '#f2c14e' },
  ],
  subterran: [
    { d: 'M5 48q2-10 19-10t19 10Z', fill: '#d8c9ae' },
    { d: 'M13 48V39h5v5h12v-5h5v9Z', fill: '#1c3d5c' },
  ],
  wastelander: [
    { d: 'M4 48q3-10 20-10t20 10Z', fill: '#5b2d1a' },
    { d: 'M10 40q14 9 28 0l2 4q-16 9-32 0Z', fill: '#c98d5f' },
  ],
  icarite: [
    { d: 'M6 48V38l13-3 5 8 5-8 13 3v10Z', fill: '#e9efe6' },
    { d: 'M6 38l7-6 7 6-6 10H6ZM42 38l-7-6-7 6 6 10h8Z', fill: '#174634' },
  ],
}

/** Hair, in the colour of the recruit's; `behind` is drawn before the face. */
export const HAIR = {
  bald: {},
  short: { front: 'M13 23q-2-16 11-16t11 16l-3-6q-8-3-16 0Z' },
  side: { front: 'M13 24Q10 6 25 6q12 1 10 17-7-1-10-7-4 6-12 8Z' },
  long: { behind: 'M10 40V20Q10 6 24 6t14 14v20Z', front: 'M14 22q0-12 10-13 10 1 10 13-5-1-10-6-5 5-10 6Z' },
  bob: { behind: 'M11 33V19q0-13 13-13t13 13v14Z', front: 'M14 20h20v-5q-4-7-10-7t-10 7Z' },
  bun: { behind: dot(24, 5, 5), front: 'M13 23q-2-16 11-16t11 16q-4-7-11-7t-11 7Z' },
  curls: { behind: dot(14, 15, 6) + dot(34, 15, 6) + dot(24, 10, 8) + dot(13, 24, 4) + dot(35, 24, 4) },
  mohawk: { front: 'M20 19q-1-16 4-18 5 2 4 18Z' },
  braids: { behind: 'M9 44l2-26h26l2 26-4 1-2-18H15l-2 18Z', front: 'M14 20q0-12 10-13 10 1 10 13l-10-5Z' },
  grey: { front: 'M12 27q-3-6 1-12l4 2v6ZM36 27q3-6-1-12l-4 2v6Z' },
} as const satisfies Record<string, { behind?: string; front?: string }>

/** What is worn on the head, from back to front. */
export const HATS = {
  none: [],
  cap: [{ d: 'M12 17q0-12 12-12t12 12Z', fill: '--faction' }, { d: 'M11 17h32v3H11Z', fill: INK }],
  helmet: [{ d: 'M9 19q0-15 15-15t15 15Z', fill: '#f2c14e' }, { d: 'M7 19h34v3H7Z', fill: '#a8741a' }, { d: 'M22 4h4v15h-4Z', fill: '#a8741a' }],
  lamp: [{ d: 'M9 19q0-15 15-15t15 15Z', fill: '#4b5a66' }, { d: 'M7 19h34v3H7Z', fill: '#2c363f' }, { d: dot(24, 12, 5), fill: '#fff3b0' }],
  topper: [{ d: 'M15 1h18v14H15Z', fill: INK }, { d: 'M8 15h32v4H8Z', fill: INK }, { d: 'M15 11h18v4H15Z', fill: '--faction' }],
  beret: [{ d: 'M8 16Q11 3 28 4q12 1 13 8-16-1-29 7-4 0-4-3Z', fill: '#b3261e' }],
  hood: [{ d: 'M7 48V22Q7 3 24 3t17 19v26h-7V24q0-8-10-8t-10 8v24Z', fill: '--faction' }, { d: 'M14 24q0-8 10-8t10 8l2-1q0-10-12-10t-12 10Z', fill: INK }],
  straw: [{ d: 'M14 17q0-12 10-12t10 12Z', fill: '#e2bd74' }, { d: 'M2 19q22-9 44 0-22 5-44 0Z', fill: '#c79a4b' }],
  fire: [{ d: 'M11 17Q12 3 24 3t13 14Z', fill: '#b3261e' }, { d: 'M5 20q19-8 38 0l2 3q-21-6-42 0Z', fill: '#7d1712' }, { d: 'M24 6l3 5-3 4-3-4Z', fill: '#f2c14e' }],
  band: [{ d: 'M13 15q11-5 22 0v4q-11-4-22 0Z', fill: '--faction' }, { d: 'M34 16l7 4-2 3-6-3Z', fill: '--faction' }],
  officer: [{ d: 'M10 14q1-9 14-10 13 1 14 10Z', fill: '#2c3f2a' }, { d: 'M10 14h28v4H10Z', fill: INK }, { d: 'M9 18q15-3 30 0l-3 3q-12-3-24 0Z', fill: INK }, { d: dot(24, 10, 2.5), fill: '#f2c14e' }],
  mitre: [{ d: 'M14 18 16 5l8-4 8 4 2 13Z', fill: '#e9efe6' }, { d: 'M14 14h20l.5 4H13.500Z', fill: '--faction' }],
  mirror: [{ d: 'M13 13q11-4 22 0v3q-11-4-22 0Z', fill: INK }, { d: dot(24, 11, 5.500), fill: '#dfe8ee' }, { d: dot(24, 11, 1.800), fill: INK }],
  mortar: [{ d: 'M4 12 24 5l20 7-20 7Z', fill: INK }, { d: 'M14 15v5q10 4 20 0v-5l-10 4Z', fill: '#38322c' }, { d: 'M38 12.500h2V22h-2Z', fill: '#f2c14e' }],
  wreath: [{ d: 'M12 20Q8 12 14 7q2 5-1 7 4-2 7 0-2 4-8 6ZM36 20q4-8-2-13-2 5 1 7-4-2-7 0 2 4 8 6Z', fill: '#3f8a4d' }],
} as const satisfies Record<string, readonly Shape[]>

export const EYES = {
  calm: [{ d: 'M17.500 24.500h5v2.500h-5ZM25.500 24.500h5v2.500h-5Z', fill: INK }],
  round: [{ d: dot(20, 26, 1.800) + dot(28, 26, 1.800), fill: INK }],
  stern: [{ d: 'M16.500 23l6 2v2.500h-5ZM31.500 23l-6 2v2.500h5Z', fill: INK }],
  glasses: [{ d: dot(19.500, 26, 4.200) + dot(28.500, 26, 4.200) + 'M12 24.500h5v1.500h-5ZM31 24.500h5v1.500h-5Z', fill: INK }, { d: dot(19.500, 26, 2.900) + dot(28.500, 26, 2.900), fill: '#dfe8ee' }, { d: dot(20, 26, 1.200) + dot(28, 26, 1.200), fill: INK }],
  goggles: [{ d: 'M12 22h24v8q-6 3-12-2-6 5-12 2Z', fill: INK }, { d: dot(18.500, 26, 3) + dot(29.500, 26, 3), fill: '#8fd0f0' }],
  shades: [{ d: 'M14 23h20l-1 6h-7l-2-3-2 3h-7Z', fill: INK }],
  patch: [{ d: 'M13 20l22 4-.5 1.500-6 0v5h-7v-6.500l-9-2Z', fill: INK }, { d: 'M16.500 26h4v2.200h-4Z', fill: INK }],
  monocle: [{ d: 'M17 24.500h5v2.500h-5Z', fill: INK }, { d: dot(28.500, 26, 4.400), fill: '#f2c14e' }, { d: dot(28.500, 26, 3.100), fill: '#fffaf0' }, { d: dot(28.500, 26, 1.300), fill: INK }],
  visor: [{ d: 'M13 22h22v6H13Z', fill: INK }, { d: 'M15 24h18v2H15Z', fill: '--faction' }],
} as const satisfies Record<string, readonly Shape[]>

/** Mouths and beards; a fill `hair` is the colour of the recruit's hair. */
export const MOUTHS = {
  flat: [{ d: 'M20 34.500h8v2h-8Z', fill: '#7a2a20' }],
  smile: [{ d: 'M19 33.500q5 5.500 10 0l.8 1.200q-5.800 7-11.600 0Z', fill: '#7a2a20' }],
  lips: [{ d: 'M20 35q2-2 4-.8 2-1.200 4 .8-4 4-8 0Z', fill: '#b3261e' }],
  beard: [{ d: 'M15 29q3 3 9 2 6 1 9-2v6q-2 10-9 10t-9-10Z', fill: 'hair' }, { d: 'M21 35h6v1.800h-6Z', fill: '#7a2a20' }],
  moustache: [{ d: 'M14.500 34q4-5 9.500-2 5.500-3 9.500 2-5 2-9.500 0-4.500 2-9.500 0Z', fill: 'hair' }],
  goatee: [{ d: 'M20 34h8v2h-8ZM21.500 38h5l-2.500 7Z', fill: 'hair' }],
  mask: [{ d: 'M14.500 30q9.500 3 19 0v5q-2 8-9.500 8.500-7.500-.5-9.500-8.500Z', fill: '#e9efe6' }, { d: 'M17 34h14v1.200H17ZM18 37.500h12v1.200H18Z', fill: '#9aa3ad' }],
  scarf: [{ d: 'M13 31q11 4 22 0l1 9q-12 7-24 0Z', fill: '--faction' }],
} as const satisfies Record<string, readonly Shape[]>
