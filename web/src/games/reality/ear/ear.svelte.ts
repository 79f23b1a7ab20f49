import { tick } from 'svelte'
import type { Action, JsonObject, WhyNotAnswer } from '../../../api/types'
import { localization, t } from '../../../text/text.svelte'
import type { Choice, Query } from '../../board'
import { answerTo, Asked } from '../measuring/asked.svelte'
import type { Place, RealityView } from '../model/view'
import type { Goals, Spot, Told } from './answers'
import type { EarCommand } from './ear-keys'
import { choicesAt, choicesByPlace, goalsAsked } from './goal-choices'
import { listenerOf } from './listener'
import { moved, stepTo, storeyFrom } from './steps'

/** What the board tells of itself; read again whenever something changes. */
interface Source {
  view: RealityView
  /** The view as it came: what is asked is about it. */
  position: JsonObject
  legal: readonly Choice[]
  seat: number | null
  names: readonly string[]
  query: Query | undefined
  /** Whether the table in words is shown. */
  isOpen: boolean
  /** Whether the floor is drawn with its north below. */
  isTurned: boolean
}

interface Deeds {
  act: (action: Action) => void
  why: (action: Action) => Promise<WhyNotAnswer>
  /** Shows or hides the table in words. */
  toggle: () => void
  /** Moves the focus to what is told; whether it is read from there. */
  show: (what: Heard) => boolean
  /** Moves the focus to the cursor, or back from it. */
  focusCursor: (is: boolean) => void
}

/** What was told last of a kind. */
export interface Heard {
  kind: 'figure' | 'element' | 'group'
  id: number
}

/** Milliseconds for which the cursor rests before the server is asked what is there. */
const REST = 120
/** How often what is told is looked for in the panel. */
const MOST_TRIES = 8
/** So many choices without a place are told one by one. */
const MOST_TOLD = 8

/** The floor by ear: asks the server for words, says them, and has a cursor that feels its way over the table. */
export class Ear {
  /** From whose eyes it is told, if somebody was chosen. */
  chosen = $state.raw<number | null>(null)
  /** What was told last. */
  said = $state('')
  /** What is read aloud by a live region; `told` counts, so that the same words are read again. */
  aloud = $state.raw<{ text: string; told: number }>({ text: '', told: 0 })
  heard = $state.raw<Heard | null>(null)
  /** What is told in the panel; while a new position is asked about, what was told before. */
  told = $state.raw<Told | null>(null)
  isSheetOpen = $state(false)
  /** The groups of goals that are open, by their titles. */
  open = $state.raw<ReadonlySet<string>>(new Set())
  cursor = $state.raw<Place | null>(null)
  #surfaces: readonly number[] = []
  #rest: ReturnType<typeof setTimeout> | undefined

  readonly #source: () => Source
  readonly #deeds: Deeds
  readonly #told: Asked<Told>
  readonly #goals: Asked<Goals>

  listener = $derived.by(() => {
    const { view, seat } = this.#source()
    return listenerOf(view, seat, this.chosen)
  })
  #arguments = $derived.by<JsonObject>(() => ({
    language: localization.language,
    names: [...this.#source().names],
    ...(this.listener === null ? {} : { figure: this.listener }),
  }))
  #goalArguments = $derived.by<JsonObject | null>(() => {
    const { view, legal } = this.#source()
    const asked = goalsAsked(view, legal)
    return asked === null ? null : { ...asked, ...this.#arguments }
  })

  constructor(source: () => Source, deeds: Deeds) {
    this.#source = source
    this.#deeds = deeds
    const position = () => source().position
    const query = () => source().query
    this.#told = new Asked('told', () => (source().isOpen ? this.#arguments : null), position, query)
    $effect(() => {
      if (this.#told.answer) this.told = this.#told.answer
    })
    this.#goals = new Asked('goals', () => (source().isOpen ? this.#goalArguments : null), position, query)
  }

  get goals(): Goals | null {
    return this.#goals.answer
  }

  /** Tells something; `read`: by the live region, since nothing else reads it. */
  say(text: string, read = true): void {
    if (!text) return
    this.said = text
    if (read) this.aloud = { text, told: this.aloud.told + 1 }
  }

  /** Carries out what a key asks for. */
  async do(command: EarCommand, step: 1 | -1): Promise<void> {
    if (command === 'words') return this.#deeds.toggle()
    if (command === 'keys') this.isSheetOpen = true
    else if (command === 'again') this.say(this.said)
    else if (command === 'cursor') await this.toggleCursor()
    else if (command === 'choices') this.say(this.#choices())
    else if (command === 'group') await this.#group(step)
    else await this.#tell(command, step)
  }

  async #tell(command: 'rival' | 'friend' | 'landmark' | 'where' | 'asked', step: 1 | -1): Promise<void> {
    const told = (await this.#ask('told', this.#arguments)) as Told | null
    if (!told) return this.say(t('reality-ear-silent'))
    if (command === 'where') return this.say(told.text || t('reality-ear-nowhere'))
    if (command === 'asked') return this.say(told.asked ?? t('reality-ear-not-asked'))
    const list: readonly (Heard & { text: string })[] =
      command === 'landmark'
        ? told.scenery.map(({ element, text }) => ({ kind: 'element', id: element, text }))
        : told.figures.filter(({ relation }) => relation === command).map(({ figure, text }) => ({ kind: 'figure', id: figure, text }))
    const next = stepTo(list, ({ kind, id }) => this.heard?.kind === kind && this.heard.id === id, step)
    if (!next) return this.say(t(`reality-ear-no-${command}`))
    await this.#hear({ kind: next.kind, id: next.id }, next.text)
  }

  async #group(step: 1 | -1): Promise<void> {
    const asked = this.#goalArguments
    const goals = asked === null ? null : ((await this.#ask('goals', asked)) as Goals | null)
    const list = (goals?.groups ?? []).map((group, id) => ({ group, id }))
    const next = stepTo(list, ({ id }) => this.heard?.kind === 'group' && this.heard.id === id, step)
    if (!goals || !next) return this.say(t('reality-ear-no-group'))
    const first = goals.goals[next.group.goals[0] ?? -1]
    const cost = first?.cost ?? null
    await this.#hear(
      { kind: 'group', id: next.id },
      [
        t('reality-ear-group', { title: next.group.title, count: next.group.goals.length }),
        t('reality-ear-first', { cost: cost ?? 'none', where: first?.where ?? '' }),
        first?.text ?? '',
      ].join(' '),
    )
  }

  async #hear(what: Heard, text: string): Promise<void> {
    this.heard = what
    await tick()
    // The panel may still be asking about this position.
    for (let tries = MOST_TRIES; this.#source().isOpen && tries > 0; tries--) {
      if (this.#deeds.show(what)) return this.say(text, false)
      await new Promise((done) => setTimeout(done, REST))
    }
    this.#deeds.show(what)
    this.say(text)
  }

  /** What can be done: what has no place one by one, and how many places there are. */
  #choices(): string {
    const { legal } = this.#source()
    if (!legal.length) return t('reality-ear-no-choices')
    const plain = legal.filter(({ location }) => !location)
    const places = choicesByPlace(legal).size
    const told = plain.slice(0, MOST_TOLD).map(({ text }) => text)
    return [
      t('reality-ear-choices', { count: plain.length, places }),
      ...told.map((text) => `${text}.`),
      plain.length > told.length ? t('reality-ear-more', { count: plain.length - told.length }) : '',
    ]
      .filter(Boolean)
      .join(' ')
  }

  #ask(question: string, args: JsonObject): Promise<JsonObject | null> {
    const { position, query } = this.#source()
    return query ? answerTo(position, question, args, query) : Promise.resolve(null)
  }

  /** Opens or closes a group of goals. */
  toggleGroup(title: string): void {
    const open = new Set(this.open)
    if (!open.delete(title)) open.add(title)
    this.open = open
  }

  // The cursor.

  async toggleCursor(): Promise<void> {
    if (this.cursor) return this.leaveCursor()
    this.cursor = this.#home()
    await tick()
    this.#deeds.focusCursor(true)
    await this.#feel(t('reality-ear-cursor-on', { up: this.#source().isTurned ? 'south' : 'north' }))
  }

  leaveCursor(): void {
    this.cursor = null
    this.say(t('reality-ear-cursor-off'))
    this.#deeds.focusCursor(false)
  }

  /** Moves the cursor by inches as one sees the floor. */
  move(right: number, up: number): void {
    if (!this.cursor) return
    const { view, isTurned } = this.#source()
    this.#put(moved(this.cursor, right, up, view.scenery, isTurned))
  }

  storey(step: 1 | -1): void {
    if (this.cursor) this.#put(storeyFrom(this.cursor, this.#surfaces, step))
  }

  home(): void {
    this.#put(this.#home())
  }

  /** Goes to the place under the cursor, or tells why not. */
  async go(): Promise<void> {
    const { cursor } = this
    if (!cursor) return
    const [listed] = choicesAt(choicesByPlace(this.#source().legal), cursor)
    if (listed) return this.#deeds.act(listed.action)
    const action: Action = ['at', ...cursor]
    const { rule, text } = await this.#deeds.why(action)
    if (text === null) this.#deeds.act(action)
    else this.say(rule ? `${text} (${rule})` : text)
  }

  #home(): Place {
    const { view } = this.#source()
    const figure = this.listener === null ? undefined : view.figures[this.listener]
    return figure ? [figure.x, figure.y, figure.surface] : [Math.floor(view.scenery.width / 2), Math.floor(view.scenery.depth / 2), 0]
  }

  #put(place: Place): void {
    this.cursor = place
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => void this.#feel(''), REST)
  }

  /** Tells what is under the cursor. */
  async #feel(before: string): Promise<void> {
    const at = this.cursor
    if (!at) return
    const spot = (await this.#ask('spot', { ...this.#arguments, at: [...at] })) as Spot | null
    if (this.cursor !== at) return
    if (spot) {
      this.#surfaces = spot.surfaces
      this.cursor = spot.at
    }
    this.say([before, spot ? spot.text : t('reality-ear-silent')].filter(Boolean).join(' '))
  }
}
