import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, RequestError } from '../src/api/client'
import type { Action, Lesson } from '../src/api/types'
import { LessonGame } from '../src/pages/learn/lesson-game.svelte'
import { storedMoves, storeMoves } from '../src/pages/learn/stored-moves'

/** A lesson of three steps, two moves each; any `other` move leads on as well. */
function answerTo(moves: readonly Action[]): Lesson {
  const step = Math.floor(moves.length / 2)
  const done = step >= 3
  return {
    game: 'leaders',
    seat: 0,
    names: ['A', 'B'],
    view: {},
    legal: done ? [] : [['other'], ['better', 2], ['wanted', moves.length]],
    locations: done ? [] : [null, null, { place: [1, 2, 0] }],
    outcome: null,
    since: Math.max(0, moves.length - 1),
    events: moves.map((_, n) => ({ n, event: 'moved', rule: '' })),
    emphasis: moves.map(() => ({ actor: 0, targets: [], weight: 'normal' })),
    words: { question: null, legal: ['Other', 'Better', 'Wanted'], events: moves.map(String) },
    lesson: {
      step,
      steps: [0, 1, 2].map((at) => ({ id: `${at}`, title: `${at}`, done: at < step })),
      text: '',
      small: '',
      minutes: 5,
      aside: null,
      wanted: done ? [] : [['wanted', moves.length], ['better', 2]],
      done,
      won: done,
      known: [],
    },
  } as unknown as Lesson
}

let asked: Action[][] = []

beforeEach(() => {
  localStorage.clear()
  asked = []
  vi.spyOn(api, 'lesson').mockImplementation(async (_game, moves) => {
    asked.push(moves)
    return answerTo(moves)
  })
})

afterEach(() => vi.restoreAllMocks())

async function begun(): Promise<LessonGame> {
  const play = new LessonGame('leaders', 'en', () => {})
  await play.begin()
  return play
}

describe('a lesson on the page', () => {
  it('knows where a move leads, and asks about the position after the moves so far', async () => {
    const play = await begun()
    expect(play.shown?.wanted.map(({ location }) => location)).toEqual([{ place: [1, 2, 0] }, null])
    await play.act(['wanted', 0])
    const query = vi.spyOn(api, 'lessonQuery').mockResolvedValueOnce({ answer: { figure: 3 } }).mockRejectedValueOnce(new Error('offline'))
    expect(await play.query('sight', { figure: 3 })).toEqual({ figure: 3 })
    expect(query).toHaveBeenCalledWith('leaders', [['wanted', 0]], 'sight', { figure: 3 })
    expect(await play.query('sight', {})).toBeNull()
  })

  it('splits the legal moves into the wanted ones, best first, and the others', async () => {
    const play = await begun()
    expect(play.shown?.wanted.map(({ text }) => text)).toEqual(['Wanted', 'Better'])
    expect(play.shown?.others.map(({ text }) => text)).toEqual(['Other'])
  })

  it('goes back by one move, and not before the start', async () => {
    const play = await begun()
    await play.act(['other'])
    await play.act(['other'])
    await play.back()
    expect(asked.at(-1)).toEqual([['other']])
    await play.back()
    expect(play.mayGoBack).toBe(false)
  })

  it('skips a step by playing what is wanted until another step begins', async () => {
    const play = await begun()
    await play.act(['other'])
    await play.skip()
    expect(asked.at(-1)).toEqual([['other'], ['wanted', 1]])
    await play.skip()
    expect(asked.at(-1)).toEqual([['other'], ['wanted', 1], ['wanted', 2], ['wanted', 3]])
  })

  it('keeps the place in the browser until the lesson is over', async () => {
    const play = await begun()
    await play.act(['other'])
    const again = await begun()
    expect(again.resumed).toBe(true)
    expect(asked.at(-1)).toEqual([['other']])
    for (let step = 0; step < 3; step += 1) await again.skip()
    expect(again.shown?.answer.lesson.done).toBe(true)
    expect(storedMoves('leaders')).toEqual([])
  })

  it('begins anew when the kept moves are no longer lawful', async () => {
    storeMoves('leaders', [['gone']])
    vi.mocked(api.lesson).mockRejectedValueOnce(
      new RequestError(422, { code: 'lesson-move', message: '', rule: null, details: [] }),
    )
    const play = await begun()
    expect(play.resumed).toBe(false)
    expect(asked).toEqual([[]])
  })

  it('takes one move at a time, and says what went wrong', async () => {
    const play = await begun()
    const first = play.act(['other'])
    await play.act(['better', 2])
    await first
    expect(asked.at(-1)).toEqual([['other']])
    vi.mocked(api.lesson).mockRejectedValueOnce(new RequestError(0, { code: 'odd', message: 'no way', rule: null, details: [] }))
    await play.act(['other'])
    expect(play.error).toBe('no way')
    expect(play.busy).toBe(false)
  })

  it.each(['{', '7', '[7]', '[[]]', '[[{}]]', 'null'])('ignores a damaged place: %s', (stored) => {
    localStorage.setItem('euphoria-lesson-leaders', stored)
    expect(storedMoves('leaders')).toEqual([])
  })
})
