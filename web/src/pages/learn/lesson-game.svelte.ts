import { api, RequestError } from '../../api/client'
import { narrate, type NarratedEvent } from '../../api/narrated'
import type { Action, JsonObject, Language, Lesson, WhyNotAnswer } from '../../api/types'
import type { Choice } from '../../games/board'
import { errorMessage } from '../../state/session.svelte'
import { storedMoves, storeMoves } from './stored-moves'

/** Moves that skipping one step makes at most. */
const MOST_SKIPPED = 20
/** The server refuses a list of moves that is not legal: it was kept from an older lesson. */
const OUTDATED = 'lesson-move'

/** What is asked in the lesson now, and where it stands. */
export interface Shown {
  answer: Lesson
  events: NarratedEvent[]
  legal: Choice[]
  /** The legal moves that the lesson wants, best first. */
  wanted: Choice[]
  others: Choice[]
}

/** A lesson as the page plays it. Going back and skipping a step are changes of the list of moves. */
export class LessonGame {
  readonly game: string
  shown = $state.raw<Shown | null>(null)
  busy = $state(false)
  error = $state('')
  /** Whether the lesson was begun on an earlier visit, and nothing has been done since. */
  resumed = $state(false)
  #moves = $state.raw<Action[]>([])
  #language: Language
  readonly #onAnswer: (shown: Shown, restart: boolean) => void

  constructor(game: string, language: Language, onAnswer: (shown: Shown, restart: boolean) => void) {
    this.game = game
    this.#language = language
    this.#onAnswer = onAnswer
  }

  get mayGoBack(): boolean {
    return this.#moves.length > 0
  }

  async begin(): Promise<void> {
    const kept = storedMoves(this.game)
    this.resumed = kept.length > 0
    try {
      await this.#fetch(kept, true)
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== OUTDATED) throw error
      this.resumed = false
      await this.#fetch([], true)
    }
  }

  async setLanguage(language: Language): Promise<void> {
    if (language === this.#language) return
    this.#language = language
    await this.#run(() => this.#fetch(this.#moves, true))
  }

  act(action: Action): Promise<void> {
    return this.#run(() => this.#fetch([...this.#moves, action]))
  }

  back(): Promise<void> {
    return this.#run(() => this.#fetch(this.#moves.slice(0, -1), true))
  }

  restart(): Promise<void> {
    return this.#run(() => this.#fetch([], true))
  }

  /** Plays what the lesson wants until it is at another step. */
  skip(): Promise<void> {
    return this.#run(async () => {
      const step = this.shown?.answer.lesson.step
      for (let made = 0; made < MOST_SKIPPED; made += 1) {
        const next = this.shown?.wanted[0]
        if (!next || this.shown?.answer.lesson.step !== step) return
        await this.#fetch([...this.#moves, next.action])
      }
    })
  }

  readonly why = (action: Action): Promise<WhyNotAnswer> =>
    api.lessonWhy(this.game, this.#moves, action, this.#language).catch(() => ({ rule: null, text: null }))

  readonly query = (question: string, args: JsonObject): Promise<JsonObject | null> =>
    api.lessonQuery(this.game, this.#moves, question, args).then(
      ({ answer }) => answer as JsonObject,
      () => null,
    )

  async #run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.error = ''
    this.resumed = false
    try {
      await work()
    } catch (error) {
      this.error = errorMessage(error)
    } finally {
      this.busy = false
    }
  }

  async #fetch(moves: Action[], restart = false): Promise<void> {
    const answer = await api.lesson(this.game, moves, this.#language)
    this.#moves = moves
    storeMoves(this.game, answer.lesson.done ? [] : moves)
    this.shown = show(answer)
    this.#onAnswer(this.shown, restart)
  }
}

function show(answer: Lesson): Shown {
  const legal = answer.legal.map((action, at) => ({ action, text: answer.words.legal[at] ?? '', details: answer.words.details?.[at] ?? null, location: answer.locations[at] ?? null }))
  const forms = answer.lesson.wanted.map((action) => JSON.stringify(action))
  const rank = ({ action }: Choice) => forms.indexOf(JSON.stringify(action))
  return {
    answer,
    events: narrate(answer.events, answer.words.events, answer.emphasis),
    legal,
    wanted: legal.filter((choice) => rank(choice) >= 0).sort((one, other) => rank(one) - rank(other)),
    others: legal.filter((choice) => rank(choice) < 0),
  }
}
