import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NarratedEvent } from '../src/api/socket'
import type { GameMessage, Step, Table } from '../src/api/types'
import { replayFrames, stepAt } from '../src/pages/replay/replay-frames'
import { SPEEDS, type Speed } from '../src/state/settings.svelte'
import { Director } from '../src/table/director/director.svelte'
import { showLimit } from '../src/table/director/show-limit'

type Extra = Partial<Omit<NarratedEvent, 'event' | 'text'>>

const told = (n: number, extra: Extra = {}): NarratedEvent => ({
  event: { n, event: 'moved', seat: extra.actor ?? 1 },
  text: `event ${n}`,
  actor: 1,
  targets: [],
  weight: 'normal',
  ...extra,
})
const story = (count: number, extra: (n: number) => Extra = () => ({})) => Array.from({ length: count }, (_, n) => told(n, extra(n)))
/** The view after so many events says how many there were. */
const viewAt = (count: number) => ({ count, table: { same: true } })
const rewindOf = (count: number, length: number) =>
  Array.from({ length }, (_, back) => [{ op: 'replace' as const, path: '/count', value: count - back - 1 }])

/** A director who has shown the first events of a game, and what a viewer sees of it over time. */
class Show {
  readonly director: Director
  readonly seen: { at: number; count: number }[] = []
  events: NarratedEvent[]

  constructor(begun: number, speed: Speed = 'normal') {
    this.director = new Director(speed)
    this.events = story(begun)
    this.director.feed({ events: this.events, view: viewAt(begun), restart: true })
    this.look()
  }

  /** More events come in one message. */
  feed(count: number, { extra = () => ({}), ...more }: { extra?: (n: number) => Extra; seat?: number; limit?: number; rewind?: boolean } = {}) {
    const { rewind = true, ...rest } = more
    const before = this.events.length
    this.events = [...this.events, ...Array.from({ length: count }, (_, at) => told(before + at, extra(at)))]
    const total = this.events.length
    this.director.feed({ events: this.events, view: viewAt(total), rewind: rewind ? rewindOf(total, count) : [], ...rest })
    this.look()
  }

  look() {
    const { view, events, known } = this.director
    expect(view['count'], 'the view is the one after the last event that is shown').toBe(events.length)
    expect(known.length).toBeGreaterThanOrEqual(events.length)
    if (this.seen.at(-1)?.count !== events.length) this.seen.push({ at: performance.now() - start, count: events.length })
  }

  pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 10) {
      vi.advanceTimersByTime(10)
      this.look()
    }
  }

  get counts() {
    return this.seen.map(({ count }) => count)
  }
}

let start = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  start = performance.now()
})

afterEach(() => vi.useRealTimers())

describe('the director', () => {
  it('shows a table as it is when it is opened, without a show', () => {
    const { director } = new Show(12)
    expect(director.caughtUp).toBe(true)
    expect(director.events).toHaveLength(12)
    expect(director.fresh).toBe(12)
  })

  it.each(SPEEDS.map((speed) => [speed, { slow: 1400, normal: 700, fast: 280, instant: 0 }[speed]] as const))(
    'shows one event after the other at the speed %s',
    (speed, each) => {
      const show = new Show(3, speed)
      show.feed(4)
      show.pass(4 * 1400)
      if (each === 0) {
        expect(show.seen).toEqual([{ at: 0, count: 3 }, { at: 0, count: 7 }])
        expect(show.director.fresh, 'all of them are animated').toBe(3)
      } else {
        expect(show.counts).toEqual([3, 4, 5, 6, 7])
        for (const [at, { at: moment }] of show.seen.slice(1).entries()) expect(Math.abs(moment - at * each)).toBeLessThanOrEqual(10)
        expect(show.director.fresh).toBe(6)
      }
      expect(show.director.caughtUp).toBe(true)
    },
  )

  it('looks longer at what is heavy, and shortly at what is quiet', () => {
    const show = new Show(0)
    const weights = ['quiet', 'major', 'normal', 'quiet'] as const
    show.feed(4, { extra: (at) => ({ weight: weights[at] ?? 'normal' }) })
    show.pass(3000)
    expect(show.seen.slice(1).map(({ at }) => at)).toEqual([0, 250, 1450, 2150])
  })

  it('is not caught up before the last event is shown, and tells nothing of it', () => {
    const show = new Show(2)
    show.feed(3)
    const { director } = show
    expect([director.caughtUp, director.waiting, director.known.length]).toEqual([false, 2, 3])
    expect(director.eventAt(3)).toBeNull()
    show.pass(1390)
    expect(director.caughtUp).toBe(false)
    show.pass(20)
    expect([director.caughtUp, director.waiting]).toEqual([true, 0])
  })

  it('starts at once with what the viewer did, and otherwise lets the last event be looked at', () => {
    const mine = new Show(0)
    mine.feed(1)
    mine.feed(1, { seat: 1 })
    expect(mine.counts, 'their own').toEqual([0, 1, 2])
    const others = new Show(0)
    others.feed(1)
    others.feed(1, { seat: 0 })
    expect(others.counts, "another's").toEqual([0, 1])
    others.pass(710)
    expect(others.counts).toEqual([0, 1, 2])
  })

  it('jumps over moments that it cannot show, and loses no event', () => {
    const show = new Show(2)
    show.feed(3, { rewind: false })
    expect(show.counts).toEqual([2, 5])
    expect(show.director.events.map(({ text }) => text)).toEqual(story(5).map(({ text }) => text))
  })

  it('ends a show that was on its way when its patches do not fit', () => {
    const { director, events } = new Show(1)
    director.feed({ events: [...events, told(1), told(2)], view: viewAt(3), rewind: [[{ op: 'remove', path: '/none' }]] })
    expect([director.caughtUp, director.view['count']]).toEqual([true, 3])
  })
})

describe('a backlog', () => {
  it.each([['slow', 20_000], ['normal', 10_000], ['fast', 4000]] as const)('of 60 events at the speed %s is shown in time, in order, and whole', (speed, longest) => {
    const show = new Show(5, speed)
    show.feed(60)
    show.pass(longest + 100)
    expect(show.director.caughtUp).toBe(true)
    expect(show.seen.at(-1)?.at).toBeLessThanOrEqual(longest + 20)
    expect(show.seen.at(-1)?.at, 'and it takes its time').toBeGreaterThan(longest * 0.8)
    expect(show.counts.length, 'hardly anything is shown together').toBeGreaterThan(speed === 'fast' ? 40 : 60)
    expect(show.counts).toEqual(show.counts.toSorted((one, other) => one - other))
    expect(show.director.events).toEqual(show.events)
  })

  it('shows quiet events together with the next one first', () => {
    const show = new Show(0)
    show.feed(24, { extra: (at) => ({ weight: at % 2 ? 'normal' : 'quiet' }) })
    show.pass(10_100)
    expect(show.counts.slice(0, 4)).toEqual([0, 2, 4, 6])
    expect(show.seen[2]!.at - show.seen[1]!.at, 'the others keep their time').toBe(700)
    expect(show.director.events).toEqual(show.events)
  })

  it('that grows is caught up with', () => {
    const show = new Show(0)
    for (let time = 0; time < 20; time += 1) {
      show.feed(10)
      show.pass(500)
    }
    show.pass(10_100)
    expect(show.director.caughtUp).toBe(true)
    expect(show.director.events).toEqual(show.events)
  })
})

describe('whoever is asked while their time runs', () => {
  it('waits for the show no longer than they may', () => {
    const show = new Show(0)
    show.feed(30, { limit: 1000 })
    show.pass(1010)
    expect(show.director.caughtUp).toBe(true)
    expect(show.counts.length, 'as much as can be seen is shown').toBeGreaterThan(8)
  })

  it('does not wait for what was shown before', () => {
    const show = new Show(0, 'slow')
    show.feed(1, { extra: () => ({ weight: 'major' }) })
    show.feed(2, { limit: 400 })
    show.pass(410)
    expect(show.director.caughtUp).toBe(true)
  })

  const game = (changes: object): GameMessage =>
    ({ seat: 1, legal: [['skip']], clocks: null, view: { asked: { seats: [1] } }, ...changes }) as unknown as GameMessage
  const table = (reaction_wait: number | null) => ({ settings: { reaction_wait } }) as Table
  const clocks = (kind: string, running: boolean) => ({ kind, seats: [{ running: true }, { running }] })

  it('has a limit by their own clock, or by the time for reactions', () => {
    expect(showLimit(game({}), table(null))).toBeNull()
    expect(showLimit(game({ clocks: clocks('live', true) }), table(null))).toBe(1000)
    expect(showLimit(game({ clocks: clocks('live', false) }), table(null))).toBeNull()
    expect(showLimit(game({ clocks: clocks('correspondence', true) }), table(null))).toBeNull()
    expect(showLimit(game({ view: { asked: { seats: [0, 1] } } }), table(4))).toBe(800)
    expect(showLimit(game({ view: { asked: { seats: [0, 1] } }, legal: [] }), table(4))).toBeNull()
    expect(showLimit(game({}), table(4)), 'a question to one only').toBeNull()
    expect(showLimit(game({ seat: null, clocks: clocks('live', true) }), table(4))).toBeNull()
  })
})

describe('pausing and stepping', () => {
  it('stops, queues what comes, and goes on', () => {
    const show = new Show(0)
    show.feed(3)
    show.director.pause()
    show.feed(2)
    show.pass(5000)
    expect(show.counts).toEqual([0, 1])
    expect(show.director.waiting).toBe(4)
    show.director.play()
    show.pass(5000)
    expect(show.counts).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('goes back through the past, which is said, while news wait', () => {
    const show = new Show(0)
    show.feed(3)
    show.pass(2000)
    const { director } = show
    director.step(-1)
    director.step(-1)
    expect([director.events.length, director.view['count'], director.isPast, director.caughtUp]).toEqual([1, 1, true, false])
    expect(director.known, 'the log keeps what was shown').toHaveLength(3)
    expect(director.fresh, 'nothing is animated backwards').toBe(1)
    show.feed(2)
    show.pass(3000)
    expect([director.events.length, director.waiting]).toEqual([1, 2])
    director.step(1)
    expect([director.events.length, director.fresh]).toEqual([2, 1])
    for (let time = 0; time < 3; time += 1) director.step(1)
    expect([director.events.length, director.caughtUp, director.paused]).toEqual([5, true, false])
    show.feed(1)
    show.pass(800)
    expect(director.events, 'and the show goes on by itself').toHaveLength(6)
  })

  it('does not go further than there is something to show', () => {
    const { director } = new Show(4)
    director.step(-1)
    director.step(1)
    expect([director.events.length, director.caughtUp, director.paused]).toEqual([4, true, false])
  })

  it('jumps to now, without animating what was skipped', () => {
    const show = new Show(1)
    show.feed(9)
    show.director.step(-1)
    show.director.now()
    const { director } = show
    expect([director.events.length, director.fresh, director.caughtUp, director.paused]).toEqual([10, 10, true, false])
    show.pass(5000)
    expect(director.events).toHaveLength(10)
  })

  it('changes its speed while it plays', () => {
    const show = new Show(0, 'slow')
    show.feed(10)
    show.pass(100)
    show.director.speed = 'fast'
    show.pass(300)
    expect(show.counts).toEqual([0, 1, 2])
    show.director.speed = 'instant'
    expect(show.director.events).toHaveLength(10)
  })
})

describe('looking again', () => {
  it('shows what has happened since, and comes back to now', () => {
    const show = new Show(0)
    show.feed(4)
    show.pass(3000)
    show.seen.length = 0
    show.director.watchSince(1)
    show.look()
    expect(show.director.isPast).toBe(true)
    show.pass(3000)
    expect(show.counts).toEqual([1, 2, 3, 4])
    expect([show.director.caughtUp, show.director.isPast]).toEqual([true, false])
  })

  it('with moments that were fetched', () => {
    const { director } = new Show(8)
    expect([director.framesSince, director.mayStepBack]).toEqual([8, false])
    director.addEarlier(8, viewAt(8), rewindOf(8, 3))
    expect([director.framesSince, director.mayStepBack, director.caughtUp]).toEqual([5, true, true])
    director.step(-1)
    expect([director.view['count'], director.events.length]).toEqual([7, 7])
    director.addEarlier(10, viewAt(10), rewindOf(10, 10))
    expect([director.framesSince, director.events.length, director.view['count']]).toEqual([0, 7, 7])
    director.now()
    expect(director.view['count'], 'nothing of what was not fed').toBe(8)
  })

  it('at what was missed while the page was out of sight', () => {
    const show = new Show(2)
    show.feed(3)
    show.director.away()
    expect([show.director.caughtUp, show.director.missedSince]).toEqual([true, 3])
    show.feed(2)
    show.director.away()
    expect([show.director.events.length, show.director.missedSince]).toEqual([7, 3])
    show.director.watchSince(3)
    expect([show.director.events.length, show.director.missedSince]).toEqual([3, null])
  })
})

describe('what is taken back', () => {
  it('is gone at once, also for whoever looks at the past', () => {
    const show = new Show(0)
    show.feed(5)
    show.pass(4000)
    const { director } = show
    director.step(-1)
    director.feed({ events: show.events.slice(0, 3), view: viewAt(3) })
    expect([director.events.length, director.known.length, director.caughtUp, director.view['count']]).toEqual([3, 3, true, 3])
    director.step(-1)
    expect(director.view['count'], 'what was before can still be looked at').toBe(2)
  })

  it('and done otherwise is not shown as it was', () => {
    const show = new Show(0)
    show.feed(3)
    show.pass(3000)
    const other = [...show.events.slice(0, 2), told(2, { actor: 4 }), told(3)]
    show.director.feed({ events: other, view: { ...viewAt(4), other: true } })
    expect(show.director.events).toEqual(other)
    show.director.step(-1)
    expect(show.director.events, 'the moment after the event that was taken back is not shown').toHaveLength(2)
  })

  it('is not mistaken for a new connection that brings all events anew', () => {
    const show = new Show(0)
    show.feed(3)
    const again = [...story(3), told(3)]
    show.director.feed({ events: again, view: viewAt(4), rewind: rewindOf(4, 4) })
    expect(show.director.events).toHaveLength(1)
    show.events = again
    show.pass(3000)
    expect(show.counts).toEqual([0, 1, 2, 3, 4])
  })

  it('or belongs to another seat starts anew', () => {
    const show = new Show(0)
    show.feed(3)
    show.director.feed({ events: story(2), view: viewAt(2), restart: true })
    expect([show.director.caughtUp, show.director.fresh, show.director.framesSince]).toEqual([true, 2, 2])
  })
})

describe('a replay', () => {
  const frames = [0, 0, 1, 2, 3].map((count, at) => ({ count, view: { ...viewAt(count), at } }))

  it('plays from the beginning, in both directions, and stops at its ends', () => {
    const director = new Director()
    director.load(story(3), frames, 4)
    expect([director.events.length, director.isPast]).toEqual([3, false])
    director.play()
    expect(director.view['at']).toBe(1)
    vi.advanceTimersByTime(5000)
    expect([director.view['at'], director.caughtUp]).toEqual([4, true])
    director.playBackwards()
    vi.advanceTimersByTime(5000)
    expect([director.view['at'], director.paused]).toEqual([0, true])
    director.goTo(3)
    vi.advanceTimersByTime(5000)
    expect([director.view['at'], director.events.length, director.fresh]).toEqual([3, 2, 2])
  })
})

describe('a long replay', () => {
  it('is no backlog: each event has its time', () => {
    const director = new Director()
    director.load(story(50), Array.from({ length: 51 }, (_, count) => ({ count, view: viewAt(count) })), 0)
    director.play()
    vi.advanceTimersByTime(7010)
    expect(director.events).toHaveLength(11)
  })
})

describe('the moments of a replay', () => {
  const step = (number: number, events: number, view: object, rewind: object[][] = []) =>
    ({ number, events: Array.from({ length: events }, (_, n) => ({ n, event: 'moved' })), view, rewind }) as unknown as Step

  it('are one for each event, and one for a step without events', () => {
    const back = (count: number) => [{ op: 'replace', path: '/count', value: count }]
    const steps = [step(0, 0, viewAt(0)), step(1, 2, viewAt(2), [back(1), back(0)]), step(2, 0, { ...viewAt(2), asked: 1 }), step(3, 3, viewAt(5), [back(4)])]
    const { frames, ends } = replayFrames(steps)
    expect(frames.map(({ count, view }) => [count, view['count']])).toEqual([[0, 0], [1, 1], [2, 2], [2, 2], [4, 4], [5, 5]])
    expect(ends).toEqual([0, 2, 3, 5])
    expect([0, 1, 2, 3, 4, 5].map((position) => stepAt(ends, position))).toEqual([0, 1, 1, 2, 3, 3])
  })
})
