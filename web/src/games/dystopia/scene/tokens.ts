import type { Token, TokenRow } from '../model/spaces'

/** A token with its place in a row. */
export interface PlacedToken {
  token: Token
  /** The left edge. */
  x: number
  width: number
}

const ICON = 14

/** The width of a token in units of the board: of a word, by its letters. */
function widthOf(token: Token, scale: number): number {
  return scale * (typeof token === 'string' ? 7 * token.length : ICON)
}

/** The tokens of a row, side by side, with their middle at `centre`. */
export function placeTokens(row: TokenRow, centre: number, scale = 1): PlacedToken[] {
  const gap = 2 * scale
  const total = row.reduce((sum, token) => sum + widthOf(token, scale) + gap, -gap)
  let x = centre - total / 2
  return row.map((token) => {
    const placed = { token, x, width: widthOf(token, scale) }
    x += placed.width + gap
    return placed
  })
}
