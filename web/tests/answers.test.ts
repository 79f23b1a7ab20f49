import { render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Choice } from '../src/games/board'
import { parseSettings } from '../src/state/settings.svelte'
import type { Time } from '../src/table/director/director.svelte'
import Log from '../src/table/panels/Log.svelte'
import { ChoiceGuard, GRACE, isHurried } from '../src/table/prompt/choice-guard.svelte'
import { ForcedChoice, MOMENT } from '../src/table/prompt/forced-choice.svelte'
import PendingChoice from '../src/table/prompt/PendingChoice.svelte'
import StandingAnswer from '../src/table/prompt/StandingAnswer.svelte'
import { localization } from '../src/text/text.svelte'

const choice = (...action: [string, ...number[]]): Choice => ({ action, text: action.join(' ') })

/** Time that goes on only when it is told to. */
class FakeTime implements Time {
  #now = 0
  #timers: { at: number; then: () => void }[] = []

  now() {
    return this.#now
  }

  wait(milliseconds: number, then: () => void) {
    const timer = { at: this.#now + milliseconds, then }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((one) => one !== timer))
  }

  pass(milliseconds: number) {
    this.#now += milliseconds
    const due = this.#timers.filter(({ at }) => at <= this.#now)
    this.#timers = this.#timers.filter(({ at }) => at > this.#now)
    for (const { then } of due) then()
  }
}

function guarded() {
  const time = new FakeTime()
  const send = vi.fn()
  return { time, send, guard: new ChoiceGuard(send, time) }
}

beforeAll(() => localization.setLanguage('en'))

describe('the guard against slips', () => {
  it('lets everything through where there is none', () => {
    const { guard, send } = guarded()
    guard.choose(choice('aim', 1), 'none')
    expect(send).toHaveBeenCalledExactlyOnceWith(['aim', 1])
    expect(guard.pending).toBeNull()
  })

  it('sends after the grace, once, and nothing if it was stopped', () => {
    const { guard, send, time } = guarded()
    guard.choose(choice('aim', 1), 'grace')
    time.pass(GRACE - 1)
    expect(send).not.toHaveBeenCalled()
    time.pass(1)
    expect(send).toHaveBeenCalledExactlyOnceWith(['aim', 1])
    guard.choose(choice('aim', 2), 'grace')
    guard.stop()
    time.pass(2 * GRACE)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('begins anew with another choice, and not with a double click', () => {
    const { guard, send, time } = guarded()
    guard.choose(choice('aim', 1), 'grace')
    time.pass(GRACE - 1)
    guard.choose(choice('aim', 1), 'grace')
    guard.choose(choice('aim', 2), 'grace')
    time.pass(GRACE - 1)
    expect(send).not.toHaveBeenCalled()
    time.pass(1)
    expect(send).toHaveBeenCalledExactlyOnceWith(['aim', 2])
  })

  it('waits for a second click where that is wanted', () => {
    const { guard, send, time } = guarded()
    guard.choose(choice('aim', 1), 'confirm')
    guard.choose(choice('aim', 1), 'confirm')
    time.pass(10 * GRACE)
    expect(send).not.toHaveBeenCalled()
    guard.confirm()
    expect(send).toHaveBeenCalledExactlyOnceWith(['aim', 1])
  })

  it('is stopped by Escape, and by its button', async () => {
    const { guard, send, time } = guarded()
    render(PendingChoice, { guard, busy: false })
    guard.choose(choice('aim', 1), 'grace')
    expect((await screen.findByRole('status')).textContent).toBe('About to happen: aim 1')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(guard.pending).toBeNull()
    guard.choose(choice('aim', 2), 'grace')
    ;(await screen.findByRole('button', { name: 'Stop' })).click()
    time.pass(GRACE)
    expect(send).not.toHaveBeenCalled()
  })

  it('does not hold up who has little time left', () => {
    const clocks = (left: number, kind: 'live' | 'correspondence' = 'live') => ({
      seat: 1,
      clocks: { kind, now: 0, increment: 0, seats: [{ left: 0, running: true }, { left, running: true }] },
    })
    expect(isHurried(clocks(12_000), 0)).toBe(false)
    expect(isHurried(clocks(12_000), 3_000)).toBe(true)
    expect(isHurried(clocks(5_000, 'correspondence'), 0)).toBe(false)
    expect(isHurried({ seat: 1, clocks: null }, 0)).toBe(false)
  })

  it('takes over the old switch', () => {
    expect(parseSettings('{"confirm": true}').guard).toBe('confirm')
    expect(parseSettings('{"confirm": false}').guard).toBe('none')
    expect(parseSettings('{"confirm": true, "guard": "grace"}').guard).toBe('grace')
    expect(parseSettings('{"guard": "maybe"}')).toMatchObject({ guard: 'none', single: true })
  })
})

describe('the only choice', () => {
  it('is taken after a moment, with a word about it, and not again after it was taken back', () => {
    const time = new FakeTime()
    const take = vi.fn()
    const forced = new ForcedChoice(take, time)
    expect(forced.offer(null)).toBeUndefined()
    forced.offer(choice('retrieve'))?.()
    time.pass(MOMENT)
    expect(take).not.toHaveBeenCalled()
    forced.offer(choice('retrieve'))
    time.pass(MOMENT)
    expect(take).toHaveBeenCalledTimes(1)
    expect(forced.taken).toBe('retrieve')
    forced.hold()
    expect(forced.taken).toBeNull()
    expect(forced.offer(choice('retrieve'))).toBeUndefined()
    forced.release()
    expect(forced.offer(choice('retrieve'))).toBeDefined()
  })
})

describe('a standing answer', () => {
  it('is shown while it holds, and told of when it has ended', async () => {
    const end = vi.fn()
    const given = { standing: null as boolean | null, ended: false, busy: false, end }
    const { rerender } = render(StandingAnswer, given)
    expect(screen.queryByRole('button')).toBeNull()
    await rerender({ ...given, standing: true })
    screen.getByRole('button', { name: 'Ask me again' }).click()
    expect(end).toHaveBeenCalledOnce()
    await rerender({ ...given, standing: false, ended: true })
    expect(screen.getByRole('status').textContent).toContain('Something has changed')
  })
})

describe('the log', () => {
  const line = (n: number) => ({ event: { n, event: 'moved' }, text: `line ${n}`, actor: 0, targets: [], weight: 'normal' as const })

  it('keeps what was taken back where it stood, struck out, with who did it', () => {
    const takenBack = [
      { by: 1, at: 1, words: ['gone one', 'gone two'] },
      { by: 0, at: 2, words: ['gone last'] },
    ]
    render(Log, { props: { game: 'leaders', events: [line(0), line(1)], seat: 0, takenBack, names: ['Ana', 'Ben'] } })
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent ?? '')
    const expected = [['line 0'], ['Taken back by Ben', 'gone one', 'gone two'], ['line 1'], ['Taken back by Ana', 'gone last']]
    expect(texts.map((text, at) => expected[at]?.filter((words) => text.includes(words)))).toEqual(expected)
    expect(screen.getByText('gone two').tagName).toBe('DEL')
  })
})
