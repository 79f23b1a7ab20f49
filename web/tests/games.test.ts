/** Every game has its module; a game without one is played with the defaults. */
import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { narrate } from '../src/api/narrated'
import Poster from '../src/games/Poster.svelte'
import { findGame, GAMES, gameTitle, inOrder, loadBoard } from '../src/games/registry'

describe('the modules of the games', () => {
  it('are found by their folders, in their order', () => {
    expect(GAMES.map(({ id }) => id)).toEqual(['leaders', 'dystopia', 'reality'])
    expect(GAMES.map(({ usualSeats }) => usualSeats)).toEqual([5, 4, 2])
  })

  it('say how a game goes by one number a seat', () => {
    const view = { players: [{ recruits: [{ exposed: true }, { exposed: false }] }, { recruits: [] }] }
    const progress = (id: string, view: object) => findGame(id).progress?.(view as never) ?? null
    expect(progress('leaders', view)).toEqual([1, 0])
    expect(progress('leaders', { ...view, outcome: {} })).toBeNull()
    expect(progress('dystopia', { players: [{ stars: 4 }, { stars: 7 }] })).toBeNull()
    expect(progress('reality', { players: [{ earned: 3 }, {}] })).toEqual([3, 0])
  })

  it.each(['leaders', 'dystopia', 'reality'])('have a poster and texts of their own: %s', (id) => {
    expect(findGame(id).Poster).not.toBe(findGame('chess').Poster)
    expect(findGame(id).resources).toEqual([id])
  })
})

describe('a game without a module', () => {
  it('has the defaults', () => {
    const chess = findGame('chess')
    expect([chess.resources, chess.exampleActions(0, 2), chess.progress]).toEqual([[], [], null])
    expect(gameTitle('chess')).toBe('chess')
    expect(inOrder(['go', 'reality', 'chess', 'leaders'])).toEqual(['leaders', 'reality', 'chess', 'go'])
  })

  it('is drawn with the plain poster', () => {
    render(Poster, { game: 'chess' })
    expect(document.querySelector('.poster svg')).toBeTruthy()
  })

  it('is played with the plain board', async () => {
    const Board = await loadBoard('chess')
    const props = {
      table: 't',
      view: { game: 'chess' },
      legal: [],
      events: narrate([{ n: 0, event: 'moved', rule: 'C-1' }], ['White has moved.'], []),
      fresh: 0,
      names: ['Ana', 'Ben'],
      seat: 0,
      pointed: null,
      act: () => {},
      point: () => {},
      wait: null,
      why: () => Promise.resolve({ rule: null, text: null }),
    }
    render(Board, { props })
    expect(screen.getByText('White has moved.')).toBeTruthy()
  })
})
