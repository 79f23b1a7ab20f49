/** Questions that a game draws as pictures: in the prompt instead of the list, which stays at hand. */
import { render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../src/api/types'
import type { Choice } from '../src/games/board'
import { loadBoard, loadPrompt } from '../src/games/registry'
import { parseSettings, settings } from '../src/state/settings.svelte'
import Prompt from '../src/table/prompt/Prompt.svelte'

const choice = (text: string, ...action: [string, ...number[]]): Choice => ({ action, text })
const DISCARDS = [choice('Discard a bat', 'discard', 1), choice('Discard a book', 'discard', 4)]
const view = (question: string) => ({ seat: 0, asked: { seats: [0], question, together: false, space: null }, players: [] })

async function ask(question: string, legal: readonly Choice[]) {
  await loadBoard('dystopia')
  const act = vi.fn<(action: Action, text?: string) => void>()
  const point = vi.fn()
  const about = { table: 't', view: view(question), names: ['Ana', 'Ben'], seat: 0, why: () => Promise.resolve({ rule: null, text: null }) }
  render(Prompt, {
    game: 'dystopia',
    question: 'Which one?',
    waitingFor: '',
    legal,
    pointed: null,
    mayUndo: false,
    busy: false,
    refused: null,
    act,
    point,
    undo: () => {},
    pictures: await loadPrompt('dystopia'),
    about,
  })
  return { act, point }
}

beforeEach(() => settings.change({ lists: false }))

describe('a question that the game draws', () => {
  it('is answered by its picture, and pointed at by pointer and focus', async () => {
    const { act, point } = await ask('limit', DISCARDS)
    const tile = screen.getByRole('button', { name: /Discard a book/ })
    expect(tile.querySelector('svg.book')).toBeTruthy()
    tile.focus()
    expect(point).toHaveBeenLastCalledWith(['discard', 4])
    tile.click()
    expect(act).toHaveBeenCalledExactlyOnceWith(['discard', 4])
  })

  it('is a plain list after "As a list", which is remembered', async () => {
    await ask('limit', DISCARDS)
    const toggle = screen.getByRole('button', { name: 'As a list' })
    expect(toggle.getAttribute('aria-pressed')).toBe('false')
    toggle.click()
    await expect.poll(() => document.querySelector('svg.book')).toBeNull()
    expect(within(screen.getByRole('list')).getAllByRole('button').map((one) => one.textContent?.trim())).toEqual(['Discard a bat', 'Discard a book'])
    expect(parseSettings(localStorage.getItem('euphoria-settings')).lists).toBe(true)
  })
})

describe('a question that the game does not draw', () => {
  it('is a list without the switch', async () => {
    await ask('never-heard-of', DISCARDS)
    expect(screen.getAllByRole('button')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'As a list' })).toBeNull()
  })

  it('has no pictures in a game without any', async () => {
    expect(await loadPrompt('leaders')).toBeNull()
  })
})
