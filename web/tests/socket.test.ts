import { beforeEach, describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import { backoff, TableSocket, type Connection, type Environment, type Listener, type Transport } from '../src/api/socket'
import type { Command, GameEvent, GameMessage, Reason, ServerMessage } from '../src/api/types'

class FakeTransport implements Transport {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false

  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.closed = true
  }
  receive(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function event(n: number): GameEvent {
  return { n, event: 'turn', rule: 'L-turn-1' }
}

function game(since: number, events: GameEvent[], changes: Partial<GameMessage> = {}): GameMessage {
  return {
    type: 'game',
    seat: 0,
    position: `p${since}`,
    view: {},
    legal: [],
    may_undo: false,
    locations: [],
    undo_to: [],
    taken_back: [],
    forced: false,
    standing: null,
    clocks: null,
    outcome: null,
    since,
    rewind: [],
    events,
    emphasis: events.map(({ n }) => ({ actor: n, targets: [], weight: 'normal' })),
    mark: `m${since + events.length}`,
    words: { question: null, waiting: null, legal: [], details: null, events: events.map(({ n }) => `event ${n}`) },
    ...changes,
  }
}

let transports: FakeTransport[]
let waits: { milliseconds: number; then: () => void }[]
let heard: {
  connections: Connection[]
  events: number[][]
  kept: number[]
  done: Command[]
  refused: [Reason, Command | null][]
  chat: number[][]
  wishes: (number | null)[]
  unavailable: boolean[]
}
let told: readonly NarratedEvent[]
let socket: TableSocket
let now: number
let random: number

const last = () => transports[transports.length - 1]!

beforeEach(() => {
  transports = []
  waits = []
  now = random = 0
  heard = { connections: [], events: [], kept: [], done: [], refused: [], chat: [], wishes: [], unavailable: [] }
  let ids = 0
  const environment: Environment = {
    open: (address) => {
      transports.push(new FakeTransport(address))
      return last()
    },
    wait: (milliseconds, then) => {
      waits.push({ milliseconds, then })
      return () => {}
    },
    newId: () => `id-${++ids}`,
    now: () => now,
    random: () => random,
  }
  const listener: Listener = {
    connection: (now) => heard.connections.push(now),
    unavailable: (now) => heard.unavailable.push(now),
    game: (_, events, kept) => {
      told = events
      heard.events.push(events.map(({ event: { n } }) => n))
      heard.kept.push(kept)
    },
    takeback: ({ seat }) => heard.wishes.push(seat),
    acknowledged: (command) => heard.done.push(command),
    refused: (reason, command) => heard.refused.push([reason, command]),
    chat: (lines) => heard.chat.push(lines.map(({ id }) => id)),
  }
  socket = new TableSocket('t1', 'en', listener, environment)
  socket.connect()
})

describe('a table socket', () => {
  it('asks for all events first, and after a lost connection for those that it lacks', () => {
    expect(last().address).toMatch(/\/api\/tables\/t1\/socket\?since=0&mark=&lang=en$/)
    last().onopen?.()
    last().receive(game(0, [event(0), event(1)], { mark: 'two' }))
    last().onclose?.({ code: 1006 })
    expect(heard.connections).toEqual(['open', 'lost'])
    waits[0]!.then()
    expect(transports).toHaveLength(2)
    expect(last().address).toMatch(/socket\?since=2&mark=two&lang=en$/)
    last().onopen?.()
    last().receive(game(2, [event(2)]))
    expect(heard.events).toEqual([[0, 1], [0, 1, 2]])
    expect(heard.connections).toEqual(['open', 'lost', 'open'])
  })

  it('gives each event its sentence and its emphasis', () => {
    last().onopen?.()
    last().receive(game(0, [event(0), event(1)]))
    expect(told[1]).toEqual({ event: event(1), text: 'event 1', actor: 1, targets: [], weight: 'normal' })
  })

  it('drops events that were taken back', () => {
    last().onopen?.()
    last().receive(game(0, [event(0), event(1), event(2)]))
    last().receive(game(1, [event(1)]))
    expect(heard.events[1]).toEqual([0, 1])
    expect(heard.kept).toEqual([0, 1])
  })

  it('reads everything anew when it looks with other eyes', () => {
    last().onopen?.()
    last().receive(game(0, [event(0)], { seat: null }))
    last().receive(game(0, [event(0), event(1)], { seat: 2 }))
    expect(heard.kept).toEqual([0, 0])
  })

  it('sends an action for the position that was seen last', () => {
    last().onopen?.()
    last().receive(game(0, [event(0)], { position: 'abc' }))
    socket.act(['aim', 3])
    expect(last().sent).toEqual([{ type: 'act', client_id: 'id-1', position: 'abc', action: ['aim', 3] }])
    expect(socket.busy).toBe(true)
    last().receive({ type: 'acknowledged', client_id: 'id-1', again: false })
    expect(socket.busy).toBe(false)
    expect(heard.done).toHaveLength(1)
  })

  it('asks to go back, answers, and forgets a wish that ended while nobody listened', () => {
    last().onopen?.()
    last().receive(game(0, [event(0)], { position: 'abc' }))
    socket.askTakeback()
    socket.answerTakeback(false)
    expect(last().sent).toEqual([
      { type: 'takeback', client_id: 'id-1', position: 'abc' },
      { type: 'takeback-answer', client_id: 'id-2', agree: false },
    ])
    last().receive({ type: 'takeback', seat: 0, waiting_for: [1] })
    last().onclose?.({ code: 1006 })
    waits[0]!.then()
    last().onopen?.()
    expect(heard.wishes).toEqual([null, 0, null])
  })

  it.each([4401, 4403])('does not come back after %i', (code) => {
    last().onopen?.()
    last().onclose?.({ code })
    expect(heard.connections.at(-1)).toBe('gone')
    expect(waits).toEqual([])
  })

  it('sends again, as it was, what was not acknowledged', () => {
    last().onopen?.()
    last().receive(game(0, [event(0)], { position: 'abc' }))
    socket.act(['aim', 3])
    socket.undo()
    last().receive({ type: 'acknowledged', client_id: 'id-1', again: false })
    last().onclose?.({ code: 1012 })
    waits[0]!.then()
    expect(last().sent).toEqual([])
    last().onopen?.()
    expect(last().sent).toEqual([{ type: 'undo', client_id: 'id-2', position: 'abc', to: null }])
  })

  it('keeps what is done and said while nobody hears', () => {
    socket.act(['skip'])
    socket.sendChat('good evening')
    expect(last().sent).toEqual([])
    last().onopen?.()
    expect(last().sent.map(({ type }) => type)).toEqual(['act', 'chat'])
  })

  it('says why something was refused, and forgets it', () => {
    last().onopen?.()
    socket.act(['shoot'])
    const reason: Reason = { code: 'stale', message: 'look again', rule: null, details: [] }
    last().receive({ type: 'refused', client_id: 'id-1', reason, game: game(3, [], { position: 'new' }) })
    expect(heard.refused[0]?.[0].code).toBe('stale')
    expect(socket.busy).toBe(false)
    socket.act(['skip'])
    expect(last().sent[1]).toMatchObject({ position: 'new' })
  })

  it('waits and tries again when it was too fast', () => {
    last().onopen?.()
    socket.act(['skip'])
    const reason: Reason = { code: 'too-fast', message: 'slow down', rule: null, details: [] }
    last().receive({ type: 'refused', client_id: null, reason, game: null, retry_after: 0.5 })
    expect(waits[0]?.milliseconds).toBe(500)
    waits[0]!.then()
    expect(last().sent).toHaveLength(2)
    expect(last().sent[1]).toEqual(last().sent[0])
    expect(heard.refused).toEqual([])
  })

  it('tells when to ask again for what was asked a moment ago, and does not ask by itself', () => {
    last().onopen?.()
    socket.askTakeback()
    const reason: Reason = { code: 'takeback-wait', message: 'ask again', rule: null, details: [] }
    const client_id = (last().sent[0] as { client_id: string }).client_id
    last().receive({ type: 'refused', client_id, reason, game: null, retry_after: 12 })
    expect(waits).toEqual([])
    expect(last().sent).toHaveLength(1)
    expect(heard.refused).toEqual([[reason, expect.objectContaining({ type: 'takeback' })]])
  })

  it('waits longer and longer, and anew after a good connection', () => {
    for (let n = 0; n < 3; n += 1) {
      last().onclose?.({ code: 1006 })
      waits[n]!.then()
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([250, 500, 1000])
    last().onopen?.()
    last().receive({ type: 'hello', protocol: 1, seat: 0, commitment: null })
    now += 10_000
    last().onclose?.({ code: 1006 })
    expect(waits[3]?.milliseconds).toBe(250)
  })

  it('does not hurry back to a server that greets it and closes at once', () => {
    for (let n = 0; n < 9; n += 1) {
      last().onopen?.()
      last().receive({ type: 'hello', protocol: 1, seat: 0, commitment: null })
      now += 20
      last().onclose?.({ code: 1011 })
      waits[n]!.then()
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('waits by random a little less, so that not all come back at once', () => {
    expect(backoff(2, 0)).toBe(1000)
    expect(backoff(2, 0.5)).toBe(750)
    expect(backoff(2, 1)).toBe(500)
  })

  it('keeps what could not be stored, says so, and sends it again and again', () => {
    last().onopen?.()
    socket.act(['skip'])
    const reason: Reason = { code: 'unavailable', message: 'not now', rule: null, details: [] }
    for (let n = 0; n < 5; n += 1) {
      last().receive({ type: 'refused', client_id: 'id-1', reason, game: null, retry_after: 2 })
      waits[n]!.then()
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([2000, 2000, 2000, 2000, 4000])
    expect(last().sent).toHaveLength(6)
    expect(last().sent[5]).toEqual(last().sent[0])
    expect([heard.refused, socket.busy, heard.unavailable.at(-1)]).toEqual([[], true, true])
    last().receive({ type: 'acknowledged', client_id: 'id-1', again: false })
    expect([socket.busy, heard.unavailable.at(-1)]).toEqual([false, false])
  })

  it('does not come back when it was closed here, or its token revoked', () => {
    socket.close()
    expect(last().closed).toBe(true)
    last().onclose?.({ code: 1000 })
    expect(waits).toEqual([])
    expect(socket.connection).toBe('gone')
  })

  it('hears everything anew in another language', () => {
    last().onopen?.()
    last().receive(game(0, [event(0)]))
    socket.setLanguage('es')
    expect(transports[0]!.closed).toBe(true)
    expect(last().address).toMatch(/since=0&mark=&lang=es$/)
    transports[0]!.onclose?.({ code: 1000 })
    expect(waits).toEqual([])
  })

  it('asks why, and hears the answer', async () => {
    last().onopen?.()
    const answer = socket.why(['shoot'])
    expect(last().sent).toEqual([{ type: 'why', action: ['shoot'] }])
    last().receive({ type: 'why', action: ['shoot'], rule: 'L-gun-1', text: 'You hold no ray gun.', sentence: null, details: null })
    expect(await answer).toEqual({ rule: 'L-gun-1', text: 'You hold no ray gun.', sentence: null, details: null })
  })

  it('adds lines of chat once', () => {
    last().onopen?.()
    const line = { id: 1, seat: 0, name: 'Ana', text: 'hello', at: 0 }
    last().receive({ type: 'chat', lines: [line] })
    last().receive({ type: 'chat', lines: [line, { ...line, id: 2 }] })
    expect(heard.chat).toEqual([[1], [1, 2]])
  })
})

describe('questions about the position', () => {
  const answer = (id: string): ServerMessage => ({ type: 'answer', id, question: 'sight', answer: { figure: 3 } })

  it('are answered by their id', async () => {
    last().onopen?.()
    const one = socket.query('sight', { figure: 3 })
    const other = socket.query('sight', { figure: 4 })
    const [first, second] = last().sent.slice(-2)
    expect(first).toMatchObject({ type: 'query', question: 'sight', arguments: { figure: 3 } })
    last().receive({ ...answer(String(second!['id'])), answer: { figure: 4 } } as ServerMessage)
    last().receive(answer(String(first!['id'])))
    expect(await one).toEqual({ figure: 3 })
    expect(await other).toEqual({ figure: 4 })
  })

  it('have no answer if they are refused or the connection is lost, and nothing is shown', async () => {
    last().onopen?.()
    const refused = socket.query('sight', {})
    const id = String(last().sent.at(-1)!['id'])
    last().receive({ type: 'refused', client_id: id, reason: { code: 'query', message: '', rule: null, details: [] }, game: null })
    expect(await refused).toBeNull()
    const lost = socket.query('sight', {})
    last().onclose?.({ code: 1006 })
    expect(await lost).toBeNull()
    expect(await socket.query('sight', {})).toBeNull()
    expect(heard.refused).toEqual([])
  })
})
