import { describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/socket'
import { isNews, lastTurnEnd, tellRecap } from '../src/table/director/recap'
import { stageKey } from '../src/table/director/stage-keys'

type Told = Pick<NarratedEvent, 'actor'> & Partial<NarratedEvent>

const events = (...given: Told[]): NarratedEvent[] =>
  given.map((one, n) => ({ event: { n, event: 'moved' }, text: `event ${n}`, targets: [], weight: 'normal', ...one }))

describe('since your last turn', () => {
  it('is what came after the last thing that the viewer did, whatever they do just now', () => {
    const story = events({ actor: 0 }, { actor: 2 }, { actor: 0 }, { actor: 1 }, { actor: null }, { actor: 0, weight: 'quiet' })
    expect(lastTurnEnd(story, 0)).toBe(3)
    expect(lastTurnEnd([...story, ...events({ actor: 0 })], 0), 'the turn has begun').toBe(3)
    expect(lastTurnEnd(story, 2)).toBe(2)
    expect(lastTurnEnd(story, 3), 'they have done nothing yet').toBe(0)
    expect(lastTurnEnd(story, null)).toBe(0)
  })

  it('does not begin anew with what is routine', () => {
    expect(lastTurnEnd(events({ actor: 0 }, { actor: 1 }, { actor: 0, weight: 'quiet' }, { actor: 1 }), 0)).toBe(1)
  })

  it('is no news as long as others did only what is routine', () => {
    const dealt = events({ actor: 1, weight: 'quiet' }, { actor: 0 })
    expect(isNews(dealt, 0)).toBe(false)
    expect(isNews([...dealt, ...events({ actor: 1 })], 0)).toBe(true)
  })

  it('is told with what was done to the viewer first', () => {
    const story = events({ actor: 1 }, { actor: 1, targets: [0] }, { actor: 0, targets: [0] }, { actor: null, targets: [0, 1] }, { actor: 2, text: '' })
    const { mine, others } = tellRecap(story, 0)
    expect(mine.map(({ event }) => event.n)).toEqual([1, 3])
    expect(others.map(({ event }) => event.n)).toEqual([0])
    expect(tellRecap(story, null).mine).toEqual([])
  })
})

describe('the keys of the show', () => {
  function press(key: string, at: string, prevented = false) {
    document.body.innerHTML = at
    let found: ReturnType<typeof stageKey> = null
    const listen = (event: KeyboardEvent) => (found = stageKey(event))
    addEventListener('keydown', listen)
    const target = document.querySelector('[data-here]') ?? document.body
    if (prevented) target.addEventListener('keydown', (event) => event.preventDefault())
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    removeEventListener('keydown', listen)
    return found
  }

  it('step, pause and jump', () => {
    expect(['ArrowLeft', 'ArrowRight', ' ', 'n', 'N', 'x'].map((key) => press(key, ''))).toEqual(['back', 'forth', 'pause', 'now', 'now', null])
  })

  it('leave alone what has a meaning where the focus is', () => {
    expect(press('n', '<input data-here>')).toBeNull()
    expect(press('ArrowLeft', '<select data-here></select>')).toBeNull()
    expect(press('ArrowLeft', '<div data-piece="seat:1"><b data-here></b></div>')).toBeNull()
    expect(press('ArrowLeft', '<div data-here></div>', true), 'the board has taken it').toBeNull()
    expect(press(' ', '<button data-here></button>')).toBeNull()
    expect(press('ArrowLeft', '<button data-here></button>')).toBe('back')
  })
})
