import type { Action, ChatLine, Deed, GameEvent, GameMessage, Reason, ServerMessage, Table, Takeback, WhyNot } from './types'

/** An event with its words. */
export interface Told {
  event: GameEvent
  text: string
}

/** `lost`: it was there and is tried again. `gone`: nobody tries any more. */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

export interface Listener {
  connection?(now: Connection): void
  hello?(seat: number | null): void
  table?(table: Table, present: number[], watching: number): void
  /** The game as it is now, with all events, and how many of them are the same as before. */
  game?(game: GameMessage, events: readonly Told[], kept: number): void
  takeback?(wish: Takeback): void
  chat?(lines: readonly ChatLine[]): void
  acknowledged?(deed: Deed): void
  /** `again`: the seconds after which it may be tried again, if only the time is wrong. */
  refused?(reason: Reason, deed: Deed | null, again?: number): void
  /** Whether the server cannot store anything now. What we have sent is sent again. */
  unavailable?(now: boolean): void
}

/** What we need of a WebSocket; a test brings its own. */
export interface Wire {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Means {
  open(address: string): Wire
  wait(milliseconds: number, then: () => void): () => void
  newId(): string
  /** Milliseconds, by a clock that nobody sets. */
  now(): number
  /** From 0 to 1. */
  chance(): number
}

export const IN_A_BROWSER: Means = {
  open: (address) => new WebSocket(address.replace(/^http/, 'ws')) as unknown as Wire,
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
  newId: () => crypto.randomUUID?.() ?? Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join('-'),
  now: () => performance.now(),
  chance: () => Math.random(),
}

const SHORTEST_WAIT = 250
const LONGEST_WAIT = 30_000
/** After so many milliseconds a connection is good, and the waits begin anew. */
const STEADY = 10_000

/** Refusals of the moment: too fast to be read, or nothing can be stored. */
const SENT_AGAIN = ['too-fast', 'unavailable']

/** Twice as long each time; by chance a little less, so that not everybody comes back in the same moment. */
export function waitFor(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** tries) * (1 - chance / 2)
}

/** Signed out, or the table is private and ours no longer: coming back would not help. */
const FOR_GOOD = [4401, 4403]

/**
 * A table's socket: it comes back by itself after a lost connection, asks for the events that it lacks, and
 * sends again what was not acknowledged. Nothing is lost, and nothing is done twice.
 */
export class TableSocket {
  readonly #table: string
  readonly #listener: Listener
  readonly #means: Means
  #wire: Wire | null = null
  #connection: Connection = 'connecting'
  /** In a row, without a good connection. */
  #tries = 0
  #opened = 0
  /** How often in a row the server could not store what we sent. */
  #unstored = 0
  #stopWaiting: (() => void) | null = null
  #language: string
  #events: Told[] = []
  /** The server's mark of these events: with it we are told if any of them was taken back while we were away. */
  #mark = ''
  #position = ''
  #seat: number | null | undefined = undefined
  /** For whom we speak, if not for ourselves. */
  readonly #beside: number | null
  #chat: ChatLine[] = []
  #waiting: Deed[] = []
  #unsaid: string[] = []
  #asked: { form: string; answer: (why: WhyNot) => void }[] = []

  constructor(
    table: string,
    language: string,
    listener: Listener,
    means: Means = IN_A_BROWSER,
    beside: number | null = null,
  ) {
    this.#beside = beside
    this.#table = table
    this.#language = language
    this.#listener = listener
    this.#means = means
  }

  get connection(): Connection {
    return this.#connection
  }

  /** Whether something waits for the server's word. */
  get busy(): boolean {
    return this.#waiting.length > 0
  }

  connect(): void {
    if (this.#wire || this.#connection === 'gone') return
    this.#stopWaiting?.()
    this.#stopWaiting = null
    const wire = this.#means.open(this.#address())
    this.#wire = wire
    wire.onopen = () => this.#begin()
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire) this.#receive(JSON.parse(String(data)) as ServerMessage)
    }
    wire.onclose = ({ code }) => {
      if (wire === this.#wire) this.#closed(code)
    }
  }

  close(): void {
    this.#set('gone')
    this.#stopWaiting?.()
    this.#wire?.close()
    this.#wire = null
  }

  act(action: Action): void {
    this.#send({ type: 'act', client_id: this.#means.newId(), position: this.#position, action: [...action] })
  }

  undo(): void {
    this.#send({ type: 'undo', client_id: this.#means.newId(), position: this.#position })
  }

  /** Ask everybody to go back to before my last choice. */
  askTakeback(): void {
    this.#send({ type: 'takeback', client_id: this.#means.newId(), position: this.#position })
  }

  /** To whoever asks; whoever asked themselves withdraws with a no. */
  answerTakeback(agree: boolean): void {
    this.#send({ type: 'takeback-answer', client_id: this.#means.newId(), agree })
  }

  /** Hear everything anew in another language. */
  speak(language: string): void {
    if (language === this.#language) return
    this.#language = language
    this.#events = []
    this.#mark = ''
    const wire = this.#wire
    if (!wire) return
    this.#wire = null
    wire.close()
    this.connect()
  }

  /** Why this may not be done now. While nobody answers, nobody knows. */
  why(action: Action): Promise<WhyNot> {
    if (this.#connection !== 'open') return Promise.resolve({ rule: null, text: null })
    this.#wire?.send(JSON.stringify({ type: 'why', action }))
    return new Promise((answer) => this.#asked.push({ form: JSON.stringify(action), answer }))
  }

  /** Chat is not acknowledged: what is said while nobody hears is said when they do. */
  say(text: string): void {
    if (this.#connection === 'open') this.#wire?.send(JSON.stringify({ type: 'chat', text }))
    else this.#unsaid.push(text)
  }

  #address(): string {
    const beside = this.#beside === null ? '' : `&seat=${this.#beside}`
    const query = `since=${this.#events.length}&mark=${this.#mark}&lang=${this.#language}${beside}`
    return `${location.origin}/api/tables/${encodeURIComponent(this.#table)}/socket?${query}`
  }

  #send(deed: Deed): void {
    this.#waiting.push(deed)
    if (this.#connection === 'open') this.#wire?.send(JSON.stringify(deed))
  }

  #set(now: Connection): void {
    if (now === this.#connection) return
    this.#connection = now
    this.#listener.connection?.(now)
  }

  #begin(): void {
    this.#opened = this.#means.now()
    // Of a wish we are told only if there is one.
    this.#listener.takeback?.({ seat: null, waiting_for: [] })
    this.#set('open')
    for (const deed of this.#waiting) this.#wire?.send(JSON.stringify(deed))
    for (const text of this.#unsaid.splice(0)) this.say(text)
  }

  #closed(code: number): void {
    this.#wire = null
    if (this.#connection === 'open' && this.#means.now() - this.#opened >= STEADY) this.#tries = 0
    if (this.#connection === 'gone') return
    if (FOR_GOOD.includes(code)) {
      this.#set('gone')
      return
    }
    this.#set('lost')
    const wait = waitFor(this.#tries, this.#means.chance())
    this.#tries += 1
    this.#stopWaiting = this.#means.wait(wait, () => this.connect())
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#listener.hello?.(message.seat)
        break
      case 'table':
        this.#listener.table?.(message.table, message.present, message.watching)
        break
      case 'game':
        this.#game(message)
        break
      case 'takeback':
        this.#listener.takeback?.({ seat: message.seat, waiting_for: message.waiting_for })
        break
      case 'chat':
        this.#hear(message.lines)
        break
      case 'why': {
        const form = JSON.stringify(message.action)
        const answered = this.#asked.filter((one) => one.form === form)
        this.#asked = this.#asked.filter((one) => one.form !== form)
        for (const { answer } of answered) answer({ rule: message.rule, text: message.text })
        break
      }
      case 'acknowledged': {
        this.#tries = 0
        this.#stores()
        const deed = this.#take(message.client_id)
        if (deed) this.#listener.acknowledged?.(deed)
        break
      }
      case 'refused': {
        if (message.game) this.#position = message.game.position
        // What comes too soon is not asked for again by itself.
        if (message.retry_after !== undefined && SENT_AGAIN.includes(message.reason.code)) {
          this.#later(message.reason, message.retry_after * 1000)
          break
        }
        this.#stores()
        const deed = message.client_id === null ? null : this.#take(message.client_id)
        this.#listener.refused?.(message.reason, deed, message.retry_after)
      }
    }
  }

  /** Events from `since` on are replaced; whoever looks with other eyes than before reads all of them anew. */
  #game(message: GameMessage): void {
    const sameEyes = this.#seat === undefined || this.#seat === message.seat
    const kept = sameEyes ? Math.min(message.since, this.#events.length) : 0
    const news = message.events.map((event, at) => ({ event, text: message.words.events[at] ?? '' }))
    this.#events = [...this.#events.slice(0, message.since), ...news]
    this.#mark = message.mark
    this.#seat = message.seat
    this.#position = message.position
    this.#listener.game?.(message, this.#events, kept)
  }

  #hear(lines: ChatLine[]): void {
    const known = new Set(this.#chat.map((line) => line.id))
    this.#chat = [...this.#chat, ...lines.filter((line) => !known.has(line.id))]
    this.#listener.chat?.(this.#chat)
  }

  /** Not now: because we were too fast, or nothing can be stored. What waits goes out once more, a little later. */
  #later(reason: Reason, milliseconds: number): void {
    let wait = milliseconds
    if (reason.code === 'unavailable') {
      wait = Math.max(wait, waitFor(this.#unstored, this.#means.chance()))
      this.#unstored += 1
      this.#listener.unavailable?.(true)
    }
    this.#means.wait(wait, () => {
      if (this.#connection !== 'open') return
      for (const deed of this.#waiting) this.#wire?.send(JSON.stringify(deed))
    })
  }

  /** The server stores what it is sent. */
  #stores(): void {
    if (this.#unstored) this.#listener.unavailable?.(false)
    this.#unstored = 0
  }

  #take(id: string): Deed | null {
    const deed = this.#waiting.find((one) => one.client_id === id) ?? null
    this.#waiting = this.#waiting.filter((one) => one !== deed)
    return deed
  }
}
