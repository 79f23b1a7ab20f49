/** Answers of the server about a combat and about templates; lengths in quarter inches. */

export interface Push {
  slid: readonly { figure: number; to: readonly [x: number, y: number, surface: number] }[]
  /** Who goes over an edge. Where to is up to the dice. */
  plunged: readonly number[]
}

export interface Blast {
  at: readonly [x: number, y: number, surface: number]
  radius: number
  touched: readonly number[]
}

export interface Flame {
  figure: number
  outline: readonly (readonly [x: number, y: number])[]
  touched: readonly number[]
}

/** What a number of attacks may bring in the combat that is declared now. */
export interface Odds {
  figure: number
  free: number
  /** Dice of the other figures of one's own side. */
  others: number
  /** How many dice may stand against them. */
  against: readonly number[]
  /** Mean injuries to the rivals and to the own side, for each number of dice against them; null: not known. */
  attacks: readonly { attacks: number; gives: readonly number[] | null; takes: readonly number[] | null }[]
}
