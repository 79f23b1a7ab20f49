import { BROWSER, TableSocket, type Connection, type Listener, type NarratedEvent } from '../api/socket'
import type { Action, ChatLine, GameMessage, JsonObject, Reason, Table, Takeback, WhyNotAnswer } from '../api/types'
import type { Choice } from '../games/board'
import { settings } from '../state/settings.svelte'
import { t } from '../text/text.svelte'
import { Director } from './director/director.svelte'
import { showLimit } from './director/show-limit'

/** So many events are fetched at a time when the viewer goes back. */
const EARLIER = 20

/**
 * The reactive state of a table, kept up to date by its socket. Of the game it has what the director shows, not what has arrived: nobody who
 * reads `game`, `events`, `legal`, `question` or `outcome` can show a thing before the event that made it known.
 */
export class LiveTable {
  readonly director = new Director(settings.speed)
  connection = $state<Connection>('connecting')
  seat = $state<number | null>(null)
  table = $state.raw<Table | null>(null)
  present = $state.raw<number[]>([])
  watching = $state(0)
  /** When the last game message arrived, by `performance.now()`. */
  receivedAt = $state(0)
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

  /** Whether the server may have moments before those that are at hand. */
  hasEarlier = $state(true)

  /** Whether the viewer's standing answer has ended by itself, at the question that they are asked now. */
  standingEnded = $state(false)

  #latest = $state.raw<GameMessage | null>(null)

  /** The game at the moment that is shown. Nothing is asked before the show has caught up; the clocks are always those of now. */
  game = $derived.by<GameMessage | null>(() => {
    if (!this.#latest || this.director.caughtUp) return this.#latest
    return { ...this.#latest, view: this.director.view, legal: [], may_undo: false, outcome: null, words: null }
  })
  events = $derived<readonly NarratedEvent[]>(this.director.events)
  /** Index of the first event that is new in what is shown. */
  fresh = $derived(this.director.fresh)

  names = $derived(
    (this.table?.seats ?? []).map(({ name, number, kind }) =>
      name ?? (kind === 'person' ? t('web-person-gone') : t('web-seat-empty', { number: number + 1 })),
    ),
  )
  legal = $derived<Choice[]>(
    (this.game?.legal ?? []).map((action, at) => ({
      action,
      text: this.game?.words?.legal[at] ?? action.join(' '),
      details: this.game?.words?.details?.[at] ?? null,
      location: this.game?.locations?.[at] ?? null,
    })),
  )
  question = $derived(this.game?.words?.question ?? null)
  /** Whom the table waits for and why, in the words of the server, if it says more than their names. */
  waiting = $derived(this.game?.words?.waiting ?? null)
  outcome = $derived(this.game ? this.game.outcome : (this.table?.outcome ?? null))

  readonly #socket: TableSocket
  /** What is done when earlier moments have come that were asked for. */
  #afterRewind: (() => void) | null = null
  #rewindSince = 0
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
      game: (game, events) => {
        const restart = !this.#hasGame || game.seat !== this.#latest?.seat
        this.known = new Map([...this.known, ...this.legal.map((choice) => [String(choice.action[0]), choice] as const)])
        if (game.standing !== false) this.standingEnded = false
        else if (this.#latest?.standing) this.standingEnded = true
        this.#latest = game
        this.receivedAt = performance.now()
        this.seat = game.seat
        this.#hasGame = true
        this.refused = null
        const { view, rewind, seat } = game
        this.director.feed({ events, view, rewind, seat, restart, limit: showLimit(game, this.table) })
        if (document.hidden) this.director.away()
      },
      rewind: ({ since, until, view, rewind }) => {
        this.director.addEarlier(until, view, rewind)
        if (since > this.#rewindSince) this.hasEarlier = false
        this.#afterRewind?.()
        this.#afterRewind = null
      },
      takeback: (takeback) => (this.takeback = takeback),
      chat: (lines) => (this.chat = lines),
      acknowledged: () => (this.busy = this.#socket.busy),
      refused: (reason) => {
        this.busy = this.#socket.busy
        this.refused = reason
      },
      unavailable: (now) => (this.unavailable = now),
    }
    this.#socket = new TableSocket(id, language, listener, BROWSER, companionSeat)
  }

  connect(): void {
    this.#socket.connect()
  }

  close(): void {
    this.director.close()
    this.#socket.close()
  }

  setLanguage(language: string): void {
    if (this.#latest) this.#hasGame = false
    this.#socket.setLanguage(language)
  }

  readonly act = (action: Action): void => {
    if (this.busy || !this.director.caughtUp) return
    this.director.missedSince = null
    this.#socket.act(action)
    this.busy = true
    this.refused = null
  }

  /** Shows again what has happened after so many events. */
  watchSince(count: number): void {
    this.#withMoments(count, () => this.director.watchSince(count))
  }

  /** One moment back, before the earliest that is at hand. */
  readonly stepEarlier = (): void => {
    this.#withMoments(Math.max(0, this.director.framesSince - EARLIER), () => this.director.step(-1))
  }

  /** Does it when the moments from then on are at hand: those that are not are fetched. */
  #withMoments(since: number, then: () => void): void {
    if (since >= this.director.framesSince) {
      then()
      return
    }
    this.#afterRewind = then
    this.#rewindSince = since
    this.#socket.rewind(since)
  }

  /** Take back my last action; with `to`, all until so many events are left. */
  undo(to: number | null = null): void {
    if (this.busy) return
    this.#socket.undo(to)
    this.busy = true
  }

  /** Let the server decline for me until something changes, or no longer. */
  readonly setStanding = (on: boolean): void => {
    if (this.busy) return
    this.#socket.setStanding(on)
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

  /** The answer to a read-only question of the game about the newest position. */
  readonly query = (question: string, args: JsonObject): Promise<JsonObject | null> => this.#socket.query(question, args)
}
