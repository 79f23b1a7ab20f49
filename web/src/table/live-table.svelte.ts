import { IN_A_BROWSER, TableSocket, type Connection, type Listener, type Told } from '../api/socket'
import type { Action, ChatLine, GameMessage, Reason, Table, Takeback, WhyNot } from '../api/types'
import type { Choice } from '../games/board'
import { t } from '../text/text.svelte'

/** A table as this browser sees it now. */
export class LiveTable {
  connection = $state<Connection>('connecting')
  seat = $state<number | null>(null)
  table = $state.raw<Table | null>(null)
  present = $state.raw<number[]>([])
  watching = $state(0)
  game = $state.raw<GameMessage | null>(null)
  /** When the game was told last, by this browser's own clock. */
  told = $state(0)
  events = $state.raw<readonly Told[]>([])
  /** From which event on they came with the last message. */
  fresh = $state(0)
  chat = $state.raw<readonly ChatLine[]>([])
  /** Something was sent and is not acknowledged yet. */
  busy = $state(false)
  refused = $state.raw<Reason | null>(null)
  /** The server cannot store anything now. */
  unavailable = $state(false)
  /** Who asks to go back, if anybody does. */
  takeback = $state.raw<Takeback>({ seat: null, waiting_for: [] })
  /** The last action of each kind that was offered to this seat: what there is to do in this game, as far as we know. */
  known = $state.raw<ReadonlyMap<string, Choice>>(new Map())

  names = $derived(
    (this.table?.seats ?? []).map(({ name, number, kind }) =>
      name ?? (kind === 'person' ? t('web-person-gone') : t('web-seat-empty', { number: number + 1 })),
    ),
  )
  legal = $derived<Choice[]>(
    (this.game?.legal ?? []).map((action, at) => ({ action, text: this.game?.words.legal[at] ?? action.join(' ') })),
  )
  question = $derived(this.game?.words.question ?? null)
  outcome = $derived(this.game?.outcome ?? this.table?.outcome ?? null)

  readonly #socket: TableSocket
  #heardBefore = false

  /** `beside`: the seat of somebody beside me, if it is they who look. */
  constructor(id: string, language: string, beside: number | null = null) {
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
        this.told = performance.now()
        this.seat = game.seat
        this.events = events
        // What was there when we came is no news.
        this.fresh = this.#heardBefore ? kept : events.length
        this.#heardBefore = true
        this.refused = null
        this.known = new Map([...this.known, ...this.legal.map((choice) => [String(choice.action[0]), choice] as const)])
      },
      takeback: (wish) => (this.takeback = wish),
      chat: (lines) => (this.chat = lines),
      acknowledged: () => (this.busy = this.#socket.busy),
      refused: (reason, _, again) => {
        this.busy = this.#socket.busy
        const message =
          reason.code === 'takeback-wait' && again !== undefined
            ? t('web-error-takeback-wait', { seconds: Math.ceil(again) })
            : reason.message
        this.refused = { ...reason, message }
      },
      unavailable: (now) => (this.unavailable = now),
    }
    this.#socket = new TableSocket(id, language, listener, IN_A_BROWSER, beside)
  }

  connect(): void {
    this.#socket.connect()
  }

  close(): void {
    this.#socket.close()
  }

  speak(language: string): void {
    if (this.game) this.#heardBefore = false
    this.#socket.speak(language)
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

  say(text: string): void {
    this.#socket.say(text)
  }

  readonly why = (action: Action): Promise<WhyNot> => this.#socket.why(action)
}
