import type { IconName } from './icons'

/** Each seat has a colour (`--player-1` and so on) and a shape, so that no player is known by colour alone. */
export const SHAPES = ['star', 'ring', 'cross', 'square', 'wave', 'bar', 'triangle', 'diamond'] as const satisfies IconName[]

export function shapeOf(seat: number): IconName {
  return SHAPES[seat % SHAPES.length] ?? 'star'
}

/** The class that gives an element a player's colours, as `--own` and `--on-own`. */
export function playerClass(seat: number): string {
  return `player-${(seat % SHAPES.length) + 1}`
}
