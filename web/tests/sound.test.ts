import { describe, expect, it, vi } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import { GAMES } from '../src/games/registry'
import { settings } from '../src/state/settings.svelte'
import { ticksAt } from '../src/table/sound/last-seconds'
import { play, playEvents, soundOf } from '../src/table/sound/play'
import { SOUNDS, synthesise } from '../src/table/sound/synthesis'

vi.mock('../src/table/sound/synthesis', async (original) => ({ ...(await original<object>()), synthesise: vi.fn() }))

class SilentContext {
  state = 'running'
  currentTime = 0
  destination = {}
  createGain = () => ({ gain: { value: 1 }, connect: () => {} })
}
vi.stubGlobal('AudioContext', SilentContext)

const told = (event: string, weight: NarratedEvent['weight']): NarratedEvent =>
  ({ event: { n: 0, event, rule: '' }, text: '', actor: null, targets: [], weight }) as unknown as NarratedEvent
const heard = () => vi.mocked(synthesise).mock.calls.map(([name]) => name)

describe('the sound of an event', () => {
  it('is the one that the game has for it', () => {
    expect(soundOf('leaders', told('shot', 'major'))).toBe('shot')
    expect(soundOf('leaders', told('drew', 'quiet'))).toBe('card')
    expect(soundOf('dystopia', told('rolled', 'quiet'))).toBe('die')
    expect(soundOf('reality', told('shot', 'normal'))).toBe('shot')
  })

  it('is by its weight else', () => {
    expect(soundOf('leaders', told('turned-wastelander', 'major'))).toBe('piece')
    expect(soundOf('leaders', told('claimed-team', 'normal'))).toBe('tap')
    expect(soundOf('leaders', told('put-under', 'quiet'))).toBeNull()
    expect(soundOf('chess', told('checkmate', 'major'))).toBe('piece')
  })

  it('is one of those that there are', () => {
    for (const { id, sounds } of GAMES) {
      for (const kind of ['shot', 'drew', 'rolled', 'die', 'placed', 'toString', 'constructor']) {
        expect([...SOUNDS, null], id).toContain(sounds({ n: 0, event: kind }))
      }
    }
  })
})

describe('sound', () => {
  it('is off until it is asked for', () => {
    play('shot')
    expect(heard()).toEqual([])
    settings.change({ sound: true })
    play('shot')
    expect(heard()).toEqual(['shot'])
  })

  it('is one for all that is shown at once: the last of the heaviest', () => {
    settings.change({ sound: true })
    vi.mocked(synthesise).mockClear()
    playEvents('leaders', [told('drew', 'quiet'), told('shot', 'major'), told('hit', 'major'), told('aimed', 'normal')])
    expect(heard()).toEqual(['piece'])
    playEvents('leaders', [])
    expect(heard()).toHaveLength(1)
  })
})

describe('the last seconds of a clock', () => {
  it('tick one by one', () => {
    expect(ticksAt(60_000)).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59].map((second) => second * 1000))
    expect(ticksAt(2_500)).toEqual([500, 1500])
    expect(ticksAt(0)).toEqual([])
  })

  it('are not waited for when they are weeks away', () => {
    expect(ticksAt(3e9)).toEqual([])
  })
})
