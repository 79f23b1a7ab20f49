import { BROWSER, TableSocket, type Connection, type Listener, type NarratedEvent } from '../api/socket'
import type { Action, ChatLine, GameMessage, Reason, Table, Takeback, WhyNotAnswer } from '../api/types'
import type { Choice } from '../games/board'
import { t } from '../text/text.svelte'

/** The reactive state of a table, kept up to date by its socket. */
export class LiveTable {
  connection = $state<Connection>('connecting')
  seat = $state<number | null>(null)
  table = $state.raw<Table | null>(null)
  present = $state.raw<number[]>([])
  watching = $state(0)
  game = $state.raw<GameMessage | null>(null)
  /** When the last game message arrived, by `performance.now()`. */
  receivedAt = $state(0)
  events = $state.raw<readonly NarratedEvent[]>([])
  /** Index of the first event that came with the last message. */
  fresh = $state(0)
  chat = $state.raw<readonly ChatLine[]>([])
  /** Whether a command is not acknowledged yet. */
  busy = $state(false)
  refused = $state.raw<Reason | null>(null)
  /** Whether the server cannot store anything now. */
  unavailable = $state(false)
  /** The pending request to go back, if there is one. */
  takeback = $state.raw<Takeback>({ seat: null, waiting_for: [] })
  /** The last action of each kind that was offered to this seat. */
  known = $state.raw<ReadonlyMap<string, Choice>>(new Map())

  names = $derived(
    (this.table?.seats ?? []).map(({ name, number, kind }) =>
      name ?? (kind === 'person' ? t('web-person-gone') : t('web-seat-empty', { number: number + 1 })),
    ),
  )
  legal = $derived<Choice[]>(
    (this.game?.legal ?? []).map((action, at) => ({ action, text: this.game?.words?.legal[at] ?? action.join(' ') })),
  )
  question = $derived(this.game?.words?.question ?? null)
  outcome = $derived(this.game?.outcome ?? this.table?.outcome ?? null)

  readonly #socket: TableSocket
  #hasGame = false

  /** `companionSeat`: the seat of a companion at the same screen, if the table is shown to them. */
  constructor(id: string, language: string, companionSeat: number | null = null) {
    const listener: Listener = {
      connection: (now) => (this.connection = now),
      hello: (seat) => (this.seat = seat),
      table: (table, present, watching) => {
        this.table = table
        this.present = present
        this.watching = watching
      },
      game: (game, events, kept) => {
        this.game = game
        this.receivedAt = performance.now()
        this.seat = game.seat
        this.events = events
        // The events of the first message are not new.
        this.fresh = this.#hasGame ? kept : events.length
        this.#hasGame = true
        this.refused = null
        this.known = new Map([...this.known, ...this.legal.map((choice) => [String(choice.action[0]), choice] as const)])
      },
      takeback: (takeback) => (this.takeback = takeback),
      chat: (lines) => (this.chat = lines),
      acknowledged: () => (this.busy = this.#socket.busy),
      refused: (reason, _, retryAfter) => {
        this.busy = this.#socket.busy
        const message =
          reason.code === 'takeback-wait' && retryAfter !== undefined
            ? t('web-error-takeback-wait', { seconds: Math.ceil(retryAfter) })
            : reason.message
        this.refused = { ...reason, message }
      },
      unavailable: (now) => (this.unavailable = now),
    }
    this.#socket = new TableSocket(id, language, listener, BROWSER, companionSeat)
  }

  connect(): void {
    this.#socket.connect()
  }

  close(): void {
    this.#socket.close()
  }

  setLanguage(language: string): void {
    if (this.game) this.#hasGame = false
    this.#socket.setLanguage(language)
  }

  readonly act = (action: Action): void => {
    if (this.busy) return
    this.#socket.act(action)
    this.busy = true
    this.refused = null
  }

  undo(): void {
    if (this.busy) return
    this.#socket.undo()
    this.busy = true
  }

  askTakeback(): void {
    if (this.busy) return
    this.#socket.askTakeback()
    this.busy = true
    this.refused = null
  }

  answerTakeback(agree: boolean): void {
    this.#socket.answerTakeback(agree)
  }

  sendChat(text: string): void {
    this.#socket.sendChat(text)
  }

  readonly why = (action: Action): Promise<WhyNotAnswer> => this.#socket.why(action)
}
