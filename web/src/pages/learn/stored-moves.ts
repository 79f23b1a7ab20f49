import type { Action } from '../../api/types'

const keyOf = (game: string) => `euphoria-lesson-${game}`

/** The moves that were made in this browser so far; none if the lesson was never begun. */
export function storedMoves(game: string): Action[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
    return Array.isArray(stored) && stored.every(isAction) ? stored : []
  } catch {
    return []
  }
}

export function storeMoves(game: string, moves: readonly Action[]): void {
  if (moves.length) localStorage.setItem(keyOf(game), JSON.stringify(moves))
  else localStorage.removeItem(keyOf(game))
}

function isAction(value: unknown): value is Action {
  return Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string' || typeof part === 'number')
}
