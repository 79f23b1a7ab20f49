import type { Card } from '../api/types'

/** What a game's drawing of a card is given. */
export interface CardProps {
  card: Card
}
