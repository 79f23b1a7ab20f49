import { ICONS } from '../../../icons/icons'

/** Drawings of this game beside those of all games, on a grid of 24 by 24. */
const OWN = {
  balloons: 'M8 2a6 6 0 1 0 .01 0ZM17.5 6a4.800 4.800 0 1 1-3.2 8.300A8 8 0 0 0 16 7ZM7.300 14h1.400l-.4 1.500 3.200 6-1.300.6L7.400 16Zm8.700 3h1.300l-.3 1.200-3.700 4-1-.8 3.600-3.400Z',
  bat: 'M4.500 16.500 14 6.500C16.500 3.500 19.500 2 22 2c0 2.500-1.500 5.500-4.500 8L7.500 19.500ZM3.500 17.500l3 3L4.500 22.500 1.500 19.500Z',
  bear: 'M5.5 2.4a3.6 3.6 0 1 0 .01 0ZM18.5 2.4a3.6 3.6 0 1 0 .01 0ZM12 5c5.500 0 9.500 3.600 9.500 8.500S17.500 22 12 22s-9.500-3.600-9.500-8.500S6.500 5 12 5ZM8.6 10.7a1.3 1.3 0 1 0 .01 0ZM15.4 10.7a1.3 1.3 0 1 0 .01 0ZM9.500 15.500h5l-2.500 3Z',
  bifocals: 'M6 7.7a5.3 5.3 0 1 0 .01 0ZM6 9.7a3.3 3.3 0 1 0 .01 0ZM18 7.7a5.3 5.3 0 1 0 .01 0ZM18 9.7a3.3 3.3 0 1 0 .01 0ZM10.600 11.500h2.800v2h-2.800ZM2.500 9 6 4h2L4 10Zm19 0L18 4h-2l4 6Z',
  game: 'M12 1.7999999999999998a4.4 4.4 0 1 0 .01 0ZM9 10.500h6l3.500 8H21V22H3v-3.500h2.500Z',
  card: 'M5 2h14v20H5Zm2.500 2.500v15h9v-15Zm4.500 2.500 3 5-3 5-3-5Z',
  resource: 'M12 1 23 7v10l-11 6L1 17V7Zm0 3L4 8.300v7.400l8 4.300 8-4.300V8.300ZM12 7.500l5 2.700v3.600l-5 2.700-5-2.700v-3.600Z',
  good: 'M3 7 12 2l9 5v10l-9 5-9-5Z',
  pick: 'M2 6C7 2.500 17 2.500 22 6l-1 2C18.500 6.500 16 5.900 13.500 5.800V22h-3V5.800C8 5.900 5.500 6.500 3 8Z',
  home: 'M12 2 23 11.500h-3V22h-6v-7h-4v7H4V11.500H1Z',
} as const

/** A drawing by name: a good, a faction, an artifact, a mark of the board. */
export const SYMBOLS = { ...ICONS, ...OWN } as const
export type SymbolName = keyof typeof SYMBOLS
