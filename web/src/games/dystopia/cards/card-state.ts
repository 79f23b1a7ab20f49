/** What is so of a card at the table, beside what is printed on it. */
export interface CardState {
  /** A recruit that is face down for the others, and does nothing yet. */
  hidden?: boolean
  /** Whether its ability works now. */
  works?: boolean
  /** Whether a star lies on it. */
  star?: boolean
  /** The seats that a market troubles. */
  troubled?: readonly number[]
  /** The players' names by seat. */
  names?: readonly string[]
}
