/** Drawings of single cards on a grid of 24 by 24: what a market sells, and signs of what recruits do. */
export const EMBLEMS = {
  // Markets.
  laboratory: 'M8 2h8v2h-1v6l6 10q1 3-2 3H5q-3 0-2-3l6-10V4H8Zm3 2v7l-3 5h8l-3-5V4Z',
  spa: 'M3 14h18q0 8-9 8t-9-8ZM7 2q4 2 0 5t0 5h2q-3-2 1-5t-1-5ZM13 2q4 2 0 5t0 5h2q-3-2 1-5t-1-5Z',
  courthouse: 'M11 2h2v3h8v2h-1l3 7q-1 3-4 3t-4-3l3-7h-5v12h5v3H6v-3h5V7H6l3 7q-1 3-4 3t-4-3l3-7H3V5h8Z',
  plaza: 'M12 2a3 3 0 1 1-.01 0ZM8 9h8l-1 8H9ZM6 18h12v2H6ZM3 21h18v2H3Z',
  fountain: 'M11 8h2v7h-2ZM12 2q3 4 0 6-3-2 0-6ZM4 6q5-4 7 4H9Q8 5 4 9ZM20 6q-5-4-7 4h2q1-5 5-1ZM2 14h20q-1 5-6 5v3H8v-3q-5 0-6-5Z',
  lounge: 'M5 5h14q2 0 2 3v3q-3 0-3 3v1H6v-1q0-3-3-3V8q0-3 2-3ZM1 13h4v4h14v-4h4v7h-2v2h-3v-2H6v2H3v-2H1Z',
  academy: 'M12 3 24 9l-12 6L0 9ZM5 13l7 3.500 7-3.500v5q-7 5-14 0ZM21 11h1.500v8H21Z',
  cafeteria: 'M5 2h1.500v7H8V2h1.500v7H11V2h1v9l-2 2v10H7V13l-2-2ZM16 2q4 1 4 8v4h-2v9h-3V2Z',
  apothecary: 'M9 1h6v4h-1v3q5 2 5 7v8H5v-8q0-5 5-7V5H9Zm2 12v2H9v3h2v2h3v-2h2v-3h-2v-2Z',
  theater: 'M2 3h13v9q-1 6-6.500 7Q3 18 2 12Zm3 4v2h3V7Zm4.500 0v2h3V7ZM5 12q3.500 4 7 0-3.500 7-7 0ZM17 6h5v9q-1 5-6 7-2-.5-4-2 5-2 5-8Z',
  registry: 'M3 2h18v20H3Zm2 2v7h14V4Zm0 9v7h14v-7Zm5-7h4v2h-4Zm0 9h4v2h-4Z',
  arena: 'M2 22V10q10-8 20 0v12h-4v-5q0-3-2-3t-2 3v5h-4v-5q0-3-2-3t-2 3v5ZM12 1l2 3h-4Z',
  // When and where.
  bump: 'M1 8h9v9H1Zm2 2v5h5v-5ZM14 3h8v8h-8ZM11 13h5v-3l6 5-6 5v-3h-5Z',
  die: 'M3 3h18v18H3Zm4 3a2 2 0 1 0 .01 0ZM17 6a2 2 0 1 0 .01 0ZM12 10a2 2 0 1 0 .01 0ZM7 14a2 2 0 1 0 .01 0ZM17 14a2 2 0 1 0 .01 0Z',
  stall: 'M2 3h20l1 6q-2 3-4 0-2 3-4 0-3 3-6 0-2 3-4 0-2 3-4 0ZM4 12h16v10h-5v-6h-5v6H4Z',
  crane: 'M4 2h4v3h13v3h-2v5h2v3h-5v-3h1V8H8v11h3v3H1v-3h3Z',
  tank: 'M7 2h10v3h2v14h2v3H3v-3h2V5h2Zm1 6v9h8V8Z',
  slot: 'M3 3h6v2H5v4H3ZM15 3h6v6h-2V5h-4ZM3 15h2v4h4v2H3ZM19 15h2v6h-6v-2h4ZM9 9h6v6H9Z',
  none: 'M12 1a11 11 0 1 0 .01 0ZM12 4a8 8 0 0 1 5 1.700L5.700 17A8 8 0 0 1 12 4ZM18.300 7A8 8 0 0 1 7 18.300Z',
  swap: 'M7 3v4h14v3H7v4L1 8.500ZM17 10v4H3v3h14v4l6-5.500Z',
  up: 'M12 2 22 13h-6v9H8v-9H2Z',
  equals: 'M3 6h18v4H3ZM3 14h18v4H3Z',
} as const

export type EmblemName = keyof typeof EMBLEMS
