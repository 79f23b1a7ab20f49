import { api } from '../../../api/client'
import type { CheckedTeam, ForHire, Gear, Hire, Language, Team, TeamFlaw, TeamOffer, TeamStage } from '../../../api/types'
import { begin, edited, redone, undone, type History } from '../../../state/drafts/history'
import type { Kept } from '../../../state/drafts/shelf'
import { errorMessage } from '../../../state/session.svelte'
import { localization, t } from '../../../text/text.svelte'
import { ownTeams } from '../cast/own-teams'
import type { Stage } from './model/stage'
import { NOBODY, type Draft, type Member } from './model/team'

export const GAME = 'reality'
/** Milliseconds without an edit after which the server is asked. */
const PAUSE = 120

interface Checked {
  draft: Draft
  stage: Stage
  answer: CheckedTeam
}

/** A team that is put together: the draft with its history, the table that it is for, and what the server says of both. */
export class Casting {
  #hire: ForHire = $state.raw({ characters: [], objects: [], upgrade: { audience: 0, most: 0 }, tables: [], missions: [] })
  #offer = $state.raw<TeamOffer | null>(null)
  #stage = $state.raw<Stage>({ table: '', mission: '', budget: 0 })
  #history: History<Draft> = $state.raw(begin({ title: '', team: NOBODY }))
  #checked = $state.raw<Checked | null>(null)
  #asking: ReturnType<typeof setTimeout> | undefined
  /** The table that waits for a team; null: none does. */
  readonly waiting: string | null
  /** The character that is hovered or focused. */
  pointed = $state<string | null>(null)
  errorText = $state('')
  /** The teams that are kept in this browser, the newest first. */
  own = $state.raw<readonly Kept<string>[]>(ownTeams.all())

  readonly byId: ReadonlyMap<string, Hire> = $derived(new Map(this.hire.characters.map((one) => [one.id, one])))
  readonly prices: ReadonlyMap<string, number> = $derived(new Map(this.hire.characters.map((one) => [one.id, one.audience])))

  /** The language in which the server has said all this; null: it has not been asked yet. */
  told: Language | null = null

  constructor(stage: Stage, waiting: string | null) {
    this.#stage = stage
    this.waiting = waiting
    this.#history = begin({ title: t('reality-casting-untitled'), team: NOBODY })
  }

  get hire(): ForHire {
    return this.#hire
  }

  get offer(): TeamOffer | null {
    return this.#offer
  }

  get stage(): Stage {
    return this.#stage
  }

  get draft(): Draft {
    return this.#history.now
  }

  get team(): Team {
    return this.draft.team
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0
  }

  /** What the server said last, of this draft or of one just before it. */
  get answer(): CheckedTeam | null {
    return this.#checked?.answer ?? null
  }

  /** Whether that is about the draft as it is now. */
  get isKnown(): boolean {
    return this.#checked?.draft === this.draft && this.#checked.stage === this.stage
  }

  get isLawful(): boolean {
    return this.isKnown && this.answer?.flaws.length === 0
  }

  /** What is left of the budget; below 0: by how much it is exceeded. */
  get left(): number {
    return this.stage.budget - (this.answer?.audience ?? 0)
  }

  /** Whether this very team is kept. */
  get isKept(): boolean {
    return this.isKnown && this.own.some(({ title, text }) => title === this.draft.title && text === this.answer?.file)
  }

  readonly isStar = (character: string): boolean => this.byId.get(character)?.traits.includes('star') ?? false

  nameOf(character: string): string {
    return this.byId.get(character)?.name ?? character
  }

  gear(object: string): Gear | undefined {
    return this.hire.objects.find(({ id }) => id === object)
  }

  profileOf({ character }: Pick<Member, 'character'>): CheckedTeam['profiles'][number] | undefined {
    return this.answer?.profiles.find((one) => one.character === character)
  }

  /** A new team. `about`: edits of the same thing in a row are one step of undo. */
  set(team: Team, about = ''): void {
    this.#edit({ ...this.draft, team }, about)
  }

  retitle(title: string): void {
    this.#edit({ ...this.draft, title }, 'title')
  }

  take(team: Team, title: string | null): void {
    this.#edit({ team, title: title ?? t('reality-casting-untitled') })
  }

  #edit(draft: Draft, about = ''): void {
    this.#history = edited(this.#history, draft, about)
    this.check()
  }

  undo(): void {
    this.#history = undone(this.#history)
    this.check()
  }

  redo(): void {
    this.#history = redone(this.#history)
    this.check()
  }

  /** What the page begins with cannot be taken back. */
  forgetPast(): void {
    this.#history = begin(this.draft)
  }

  async restage(changes: Partial<Stage>): Promise<void> {
    this.#stage = { ...this.stage, ...changes }
    this.check()
    await this.fetchOffer()
  }

  #wish(): TeamStage {
    return { options: { ...this.stage }, language: localization.language }
  }

  async fetchOffer(): Promise<void> {
    const { stage } = this
    await this.tryTo(async () => {
      const offer = await api.teamOffer(GAME, this.#wish())
      if (stage === this.stage) this.#offer = offer
    })
  }

  /** Everything that the server says, in the language of the page. */
  async retell(): Promise<void> {
    const { language } = localization
    this.told = language
    this.#hire = await api.forHire(GAME, language)
    this.check(0)
    await this.fetchOffer()
  }

  /** Goes on with the team of a file, if all of it can be read; what cannot be read, and what could be. */
  async open(text: string): Promise<{ unread: TeamFlaw[]; team: Team | null }> {
    const found = await api.readTeam(GAME, text, this.#wish())
    const unread = found.flaws.filter(({ key }) => key === 'unreadable')
    if (unread.length === 0 && found.team) this.take(found.team, found.title)
    return { unread, team: found.team }
  }

  /** Goes on with a team that is kept. What another table had for it, such as scenery for charges, is left out. */
  async openKept({ title, text }: Kept<string>): Promise<void> {
    await this.tryTo(async () => {
      const { team } = await api.readTeam(GAME, text, this.#wish())
      if (team) this.take(team, title)
    })
  }

  async cast(seed: string): Promise<void> {
    await this.tryTo(async () => {
      const { team } = await api.castTeam(GAME, seed, this.#wish())
      if (team) this.take(team, t('reality-casting-by-chance-title', { seed }))
    })
  }

  /** Keeps the team in this browser, in the place of one with the same title. */
  async keep(): Promise<boolean> {
    await this.#ask()
    const text = this.answer?.file
    if (!this.isKnown || !text) return false
    const isKept = ownTeams.keep({ title: this.draft.title, text })
    if (!isKept) this.errorText = t('reality-casting-no-room')
    this.recount()
    return isKept
  }

  forget(one: Kept<string>): void {
    ownTeams.forget(one)
    this.recount()
  }

  /** Another title for a team that is kept: its file says it, too. */
  async rename(one: Kept<string>, title: string): Promise<void> {
    await this.tryTo(async () => {
      const { team } = await api.readTeam(GAME, one.text, this.#wish())
      const text = team && (await api.checkTeam(GAME, team, title, this.#wish())).file
      if (!text) return
      ownTeams.forget(one)
      ownTeams.keep({ title, text })
      this.recount()
    })
  }

  /** The teams that are kept may have changed, here or in another window. */
  recount(): void {
    this.own = ownTeams.all()
  }

  async tryTo(something: () => Promise<unknown>): Promise<void> {
    this.errorText = ''
    try {
      await something()
    } catch (error) {
      this.errorText = errorMessage(error)
    }
  }

  /** Asks the server, as soon as nothing has been edited for a moment. */
  check(pause = PAUSE): void {
    clearTimeout(this.#asking)
    this.#asking = setTimeout(() => void this.#ask(), pause)
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#asking)
    const { draft, stage } = this
    const title = draft.title.trim() || t('reality-casting-untitled')
    await this.tryTo(async () => {
      const answer = await api.checkTeam(GAME, draft.team, title, this.#wish())
      if (draft !== this.draft || stage !== this.stage) return
      this.#checked = { draft, stage, answer }
      if (answer.file) ownTeams.remember(answer.file)
    })
  }

  stop(): void {
    clearTimeout(this.#asking)
  }
}
