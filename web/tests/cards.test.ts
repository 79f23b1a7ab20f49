import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Card } from '../src/api/types'
import { boardPicks } from '../src/components/actions/board-picks.svelte'
import ChoicePanel from '../src/components/actions/ChoicePanel.svelte'
import { filterChoices } from '../src/components/actions/filter-choices'
import { cardsIn, splitAtCards } from '../src/components/cards/card-names'
import RichText from '../src/components/cards/RichText.svelte'
import type { Choice } from '../src/games/board'
import { tableCards } from '../src/state/table-cards.svelte'

const card = (name: string): Card => ({ id: name.toLowerCase(), name, text: `About ${name}.`, reaction: false, rule: null, group: null, kind: '', icons: [], facts: [] })
const CARDS = ['Globe', 'Snow Globe', 'Umbrella', 'Bola de nieve', 'Águila'].map(card)

afterEach(() => tableCards.show('leaders', []))

describe('names of cards in a sentence', () => {
  const found = (text: string) => splitAtCards(text, CARDS).map(({ text, card }) => (card ? `[${text}]` : text)).join('')

  it('are found as whole words, the longest first', () => {
    expect(found('Ana gives Snow Globe to Ben.')).toBe('Ana gives [Snow Globe] to Ben.')
    expect(found('Umbrella, Globe')).toBe('[Umbrella], [Globe]')
    expect(found('Umbrellas and Globetrotters')).toBe('Umbrellas and Globetrotters')
    expect(found('Ana usa Bola de nieve y Águila.')).toBe('Ana usa [Bola de nieve] y [Águila].')
    expect(found('ÁÁguila')).toBe('ÁÁguila')
    expect(found('an umbrella')).toBe('an umbrella')
    expect(found('')).toBe('')
  })

  it('are each told once, and none without cards', () => {
    expect(cardsIn('Globe, Globe, Umbrella', CARDS).map(({ name }) => name)).toEqual(['Globe', 'Umbrella'])
    expect(cardsIn('Globe', [])).toEqual([])
  })

  it('show their card when they are focused, and Escape closes it', async () => {
    tableCards.show('leaders', CARDS)
    render(RichText, { text: 'Ana draws Snow Globe.' })
    screen.getByRole('button', { name: 'Snow Globe' }).focus()
    flushSync()
    expect(screen.getByRole('article').textContent).toContain('About Snow Globe.')
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('are no button inside a button', () => {
    tableCards.show('leaders', CARDS)
    render(RichText, { text: 'Umbrella', inButton: true })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Umbrella').className).toContain('card-name')
  })
})

describe('many choices', () => {
  const legal: Choice[] = Array.from({ length: 98 }, (_, n) => ({ action: ['place', n], text: `Poné el ${n} en la Água ${n % 7}` }))
  const props = (given = legal, choose: (choice: Choice) => void = () => {}) => ({
    legal: given,
    group: (choices: readonly Choice[]) => ({ plain: choices, headed: [] }),
    pointed: null,
    choose,
    point: () => {},
  })
  const offered = () => [...document.querySelectorAll('.choice')].map(({ textContent }) => textContent.trim())

  it('are filtered by all words, without accents and case', () => {
    expect(filterChoices(legal, 'agua 3 pone 10')).toEqual([legal[10]])
    expect(filterChoices(legal, '  ')).toBe(legal)
    expect(filterChoices(legal, 'xyz')).toEqual([])
    const priced = { action: ['place', 4], text: 'Place the 4', details: { cost: '1 gold', effect: 'The miner digs on.' } }
    expect(filterChoices([...legal, priced], 'gold miner')).toEqual([priced])
  })

  it('shrink while one types, and Enter goes to what was found', async () => {
    const choose = vi.fn()
    render(ChoicePanel, props(legal, choose))
    expect(offered()).toHaveLength(98)
    const field = screen.getByRole('searchbox')
    await fireEvent.input(field, { target: { value: 'AGUA 3 el 10' } })
    expect(offered()).toEqual(['Poné el 10 en la Água 3'])
    expect(screen.getByRole('status').textContent).toBe('1 of 98')
    await fireEvent.keyDown(field, { key: 'Enter' })
    expect(choose).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent.trim()).toBe('Poné el 10 en la Água 3')
    await fireEvent.keyDown(field, { key: 'Escape' })
    expect(offered()).toHaveLength(98)
  })

  it('are few buttons without a field where they are few', () => {
    render(ChoicePanel, props(legal.slice(0, 5)))
    expect(offered()).toHaveLength(5)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('show what fits the pieces that are picked on the board', async () => {
    const drop = vi.fn()
    render(ChoicePanel, props())
    const end = boardPicks.share({ picked: [{ title: 'the 4', drop }], choices: legal.slice(0, 3), pickable: 3 })
    flushSync()
    expect(offered()).toHaveLength(3)
    expect(screen.getByRole('status').textContent).toBe('3 of 98 choices fit')
    await fireEvent.click(screen.getByRole('button', { name: 'Let go: the 4' }))
    expect(drop).toHaveBeenCalledOnce()
    end()
    flushSync()
    expect(offered()).toHaveLength(98)
  })

  it('say that one can be picked on the board, where that is so', () => {
    render(ChoicePanel, props())
    expect(screen.queryByText(/pick one on the board/)).toBeNull()
    const end = boardPicks.share({ picked: [], choices: legal, pickable: 98 })
    flushSync()
    expect(screen.getByText('98 choices: pick one on the board, or here.')).toBeTruthy()
    end()
  })
})
