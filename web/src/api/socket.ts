import type {
  Action,
  ChatLine,
  Command,
  GameMessage,
  JsonObject,
  Reason,
  RewindMessage,
  ServerMessage,
  Table,
  Takeback,
  WhyNotAnswer,
} from './types'
import { narrate, type NarratedEvent } from './narrated'

export type { NarratedEvent }

/** `lost`: closed, and about to be opened again. `gone`: closed for good. */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

export interface Listener {
  connection?(now: Connection): void
  hello?(seat: number | null): void
  table?(table: Table, present: number[], watching: number): void
  /** The current game, all events so far, and how many of those are unchanged since the last call. */
  game?(game: GameMessage, events: readonly NarratedEvent[], kept: number): void
  /** Earlier moments of the game, which were asked for. */
  rewind?(earlier: RewindMessage): void
  takeback?(wish: Takeback): void
  chat?(lines: readonly ChatLine[]): void
  acknowledged?(command: Command): void
  /** `retryAfter`: seconds after which the same command may be accepted. */
  refused?(reason: Reason, command: Command | null, retryAfter?: number): void
  /** Whether the server cannot store anything now. Unacknowledged commands are sent again meanwhile. */
  unavailable?(now: boolean): void
}

/** The part of WebSocket that is used here; tests replace it. */
export interface Transport {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

/** Sockets, timers, ids, time and randomness; tests replace them. */
export interface Environment {
  open(address: string): Transport
  wait(milliseconds: number, then: () => void): () => void
  newId(): string
  /** Monotonic, in milliseconds. */
  now(): number
  /** From 0 to 1. */
  random(): number
}

export const BROWSER: Environment = {
  open: (address) => new WebSocket(address.replace(/^http/, 'ws')) as unknown as Transport,
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
  newId: () => crypto.randomUUID?.() ?? Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join('-'),
  now: () => performance.now(),
  random: () => Math.random(),
}

const SHORTEST_WAIT = 250
const LONGEST_WAIT = 30_000
/** A connection that has lasted so many milliseconds resets the backoff. */
const STABLE_AFTER = 10_000

/** Codes of refusals after which the same command is sent again: rate limit, or storage not available. */
const RETRIED = ['too-fast', 'unavailable']

/** Exponential backoff with jitter, so that clients do not all reconnect in the same moment. */
export function backoff(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** tries) * (1 - random / 2)
}

/** Close codes after which reconnecting would not help: signed out, or no access to the table any more. */
const FINAL_CODES = [4401, 4403]

/**
 * The socket of a table. It reconnects by itself, fetches only the events that it lacks, and sends unacknowledged
 * commands again. Their `client_id` is an idempotency key: the server carries out each of them once.
 */
export class TableSocket {
  readonly #table: string
  readonly #listener: Listener
  readonly #environment: Environment
  #transport: Transport | null = null
  #connection: Connection = 'connecting'
  /** Consecutive attempts to connect without a stable connection. */
  #tries = 0
  #openedAt = 0
  /** Consecutive refusals because the server could not store anything. */
  #storageFailures = 0
  #cancelReconnect: (() => void) | null = null
  #language: string
  #events: NarratedEvent[] = []
  /** The server's mark of these events. Sent on reconnecting, it shows whether some were taken back meanwhile. */
  #mark = ''
  #position = ''
  #seat: number | null | undefined = undefined
  /** The seat of a companion at the same screen, if this socket is theirs. */
  readonly #companionSeat: number | null
  #chat: ChatLine[] = []
  #unacknowledged: Command[] = []
  #unsentChat: string[] = []
  #questions: { form: string; answer: (why: WhyNotAnswer) => void }[] = []
  /** Questions about the position that are not answered yet, by id. */
  #queries = new Map<string, (answer: JsonObject | null) => void>()

  constructor(
    table: string,
    language: string,
    listener: Listener,
    environment: Environment = BROWSER,
    companionSeat: number | null = null,
  ) {
    this.#companionSeat = companionSeat
    this.#table = table
    this.#language = language
    this.#listener = listener
    this.#environment = environment
  }

  get connection(): Connection {
    return this.#connection
  }

  /** Whether a command is not acknowledged yet. */
  get busy(): boolean {
    return this.#unacknowledged.length > 0
  }

  connect(): void {
    if (this.#transport || this.#connection === 'gone') return
    this.#cancelReconnect?.()
    this.#cancelReconnect = null
    const transport = this.#environment.open(this.#address())
    this.#transport = transport
    transport.onopen = () => this.#start()
    transport.onmessage = ({ data }) => {
      if (transport === this.#transport) this.#receive(JSON.parse(String(data)) as ServerMessage)
    }
    transport.onclose = ({ code }) => {
      if (transport === this.#transport) this.#closed(code)
    }
  }

  close(): void {
    this.#set('gone')
    this.#cancelReconnect?.()
    this.#transport?.close()
    this.#transport = null
  }

  act(action: Action): void {
    this.#send({ type: 'act', client_id: this.#environment.newId(), position: this.#position, action: [...action] })
  }

  /** Take back my last action; with `to`, all until so many events are left. */
  undo(to: number | null = null): void {
    this.#send({ type: 'undo', client_id: this.#environment.newId(), position: this.#position, to })
  }

  /** Let the server decline for me until something changes, or no longer. */
  setStanding(on: boolean): void {
    this.#send({ type: 'standing', client_id: this.#environment.newId(), position: this.#position, on })
  }

  /** Ask all players to go back to before my last choice. */
  askTakeback(): void {
    this.#send({ type: 'takeback', client_id: this.#environment.newId(), position: this.#position })
  }

  /** Answer a request to go back; the one who asked withdraws it with `false`. */
  answerTakeback(agree: boolean): void {
    this.#send({ type: 'takeback-answer', client_id: this.#environment.newId(), agree })
  }

  /** Reconnect, and receive everything in another language. */
  setLanguage(language: string): void {
    if (language === this.#language) return
    this.#language = language
    this.#events = []
    this.#mark = ''
    const transport = this.#transport
    if (!transport) return
    this.#transport = null
    transport.close()
    this.connect()
  }

  /** Why this action is not allowed now. Without a connection the answer is empty. */
  why(action: Action): Promise<WhyNotAnswer> {
    if (this.#connection !== 'open') return Promise.resolve({ rule: null, text: null })
    this.#transport?.send(JSON.stringify({ type: 'why', action }))
    return new Promise((answer) => this.#questions.push({ form: JSON.stringify(action), answer }))
  }

  /** The answer to one of the game's read-only questions; null if it is refused, or without a connection. */
  query(question: string, args: JsonObject): Promise<JsonObject | null> {
    if (this.#connection !== 'open') return Promise.resolve(null)
    const id = this.#environment.newId()
    this.#transport?.send(JSON.stringify({ type: 'query', id, question, arguments: args }))
    return new Promise((answer) => this.#queries.set(id, answer))
  }

  #answerQuery(id: string | null, answer: JsonObject | null): boolean {
    const asked = id === null ? undefined : this.#queries.get(id)
    if (id !== null) this.#queries.delete(id)
    asked?.(answer)
    return asked !== undefined
  }

  /** Ask for the views after each event from number `since` on. Without a connection there is no answer. */
  rewind(since: number): void {
    if (this.#connection === 'open') this.#transport?.send(JSON.stringify({ type: 'rewind', since }))
  }

  /** Chat is not acknowledged: without a connection it is kept until there is one. */
  sendChat(text: string): void {
    if (this.#connection === 'open') this.#transport?.send(JSON.stringify({ type: 'chat', text }))
    else this.#unsentChat.push(text)
  }

  #address(): string {
    const companion = this.#companionSeat === null ? '' : `&seat=${this.#companionSeat}`
    const query = `since=${this.#events.length}&mark=${this.#mark}&lang=${this.#language}${companion}`
    return `${location.origin}/api/tables/${encodeURIComponent(this.#table)}/socket?${query}`
  }

  #send(command: Command): void {
    this.#unacknowledged.push(command)
    if (this.#connection === 'open') this.#transport?.send(JSON.stringify(command))
  }

  #set(now: Connection): void {
    if (now === this.#connection) return
    this.#connection = now
    this.#listener.connection?.(now)
  }

  #start(): void {
    this.#openedAt = this.#environment.now()
    // The server sends a pending takeback only: without one, the last one shown is over.
    this.#listener.takeback?.({ seat: null, waiting_for: [] })
    this.#set('open')
    for (const command of this.#unacknowledged) this.#transport?.send(JSON.stringify(command))
    for (const text of this.#unsentChat.splice(0)) this.sendChat(text)
  }

  #closed(code: number): void {
    this.#transport = null
    for (const answer of this.#queries.values()) answer(null)
    this.#queries.clear()
    if (this.#connection === 'open' && this.#environment.now() - this.#openedAt >= STABLE_AFTER) this.#tries = 0
    if (this.#connection === 'gone') return
    if (FINAL_CODES.includes(code)) {
      this.#set('gone')
      return
    }
    this.#set('lost')
    const wait = backoff(this.#tries, this.#environment.random())
    this.#tries += 1
    this.#cancelReconnect = this.#environment.wait(wait, () => this.connect())
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
      case 'rewind':
        this.#listener.rewind?.(message)
        break
      case 'takeback':
        this.#listener.takeback?.({ seat: message.seat, waiting_for: message.waiting_for })
        break
      case 'chat':
        this.#addChat(message.lines)
        break
      case 'why': {
        const form = JSON.stringify(message.action)
        const answered = this.#questions.filter((one) => one.form === form)
        this.#questions = this.#questions.filter((one) => one.form !== form)
        const { rule, text, sentence, details } = message
        for (const { answer } of answered) answer({ rule, text, sentence, details })
        break
      }
      case 'answer':
        this.#answerQuery(message.id, message.answer)
        break
      case 'acknowledged': {
        this.#tries = 0
        this.#storageRecovered()
        const command = this.#take(message.client_id)
        if (command) this.#listener.acknowledged?.(command)
        break
      }
      case 'refused': {
        if (this.#answerQuery(message.client_id, null)) break
        if (message.game) this.#position = message.game.position
        const retryAfter = message.retry_after ?? undefined
        if (retryAfter !== undefined && RETRIED.includes(message.reason.code)) {
          this.#retryLater(message.reason, retryAfter * 1000)
          break
        }
        this.#storageRecovered()
        const command = message.client_id === null ? null : this.#take(message.client_id)
        this.#listener.refused?.(message.reason, command, retryAfter)
      }
    }
  }

  /** Replaces the events from `since` on. For another seat than before none of them count as unchanged. */
  #game(message: GameMessage): void {
    const sameSeat = this.#seat === undefined || this.#seat === message.seat
    const kept = sameSeat ? Math.min(message.since, this.#events.length) : 0
    const news = narrate(message.events, message.words?.events, message.emphasis)
    this.#events = [...this.#events.slice(0, message.since), ...news]
    this.#mark = message.mark ?? ''
    this.#seat = message.seat
    this.#position = message.position
    this.#listener.game?.(message, this.#events, kept)
  }

  #addChat(lines: ChatLine[]): void {
    const known = new Set(this.#chat.map((line) => line.id))
    this.#chat = [...this.#chat, ...lines.filter((line) => !known.has(line.id))]
    this.#listener.chat?.(this.#chat)
  }

  /** Sends all unacknowledged commands again after a while: the rate limit was hit, or nothing can be stored. */
  #retryLater(reason: Reason, milliseconds: number): void {
    let wait = milliseconds
    if (reason.code === 'unavailable') {
      wait = Math.max(wait, backoff(this.#storageFailures, this.#environment.random()))
      this.#storageFailures += 1
      this.#listener.unavailable?.(true)
    }
    this.#environment.wait(wait, () => {
      if (this.#connection !== 'open') return
      for (const command of this.#unacknowledged) this.#transport?.send(JSON.stringify(command))
    })
  }

  #storageRecovered(): void {
    if (this.#storageFailures) this.#listener.unavailable?.(false)
    this.#storageFailures = 0
  }

  #take(id: string): Command | null {
    const command = this.#unacknowledged.find((one) => one.client_id === id) ?? null
    this.#unacknowledged = this.#unacknowledged.filter((one) => one !== command)
    return command
  }
}
