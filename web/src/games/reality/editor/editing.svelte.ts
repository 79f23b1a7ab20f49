import { api } from '../../../api/client'
import type { SceneryCheck, SceneryKit } from '../../../api/types'
import { errorMessage } from '../../../state/session.svelte'
import { LANGUAGES } from '../../../text/sources'
import { localization, t } from '../../../text/text.svelte'
import { EMPTY, type Box, type Draft, type Kind, type Piece, type Texts } from './model/draft'
import * as edits from './model/edits'
import { begin, edited, redone, undone, type History } from '../../../state/drafts/history'
import { ownTables } from './model/own-tables'
import { draftOf } from './model/read'
import { writeTable, type TableText } from './model/toml'

const GAME = 'reality'
export type Flaw = SceneryCheck['flaws'][number]
/** Milliseconds without an edit after which the server is asked. */
const PAUSE = 350

/** A table that is being drawn: the draft with its history, what is selected, and what the server says of it. */
export class Editing {
  readonly kit: SceneryKit
  #history = $state.raw<History<Draft>>(begin(EMPTY))
  #selected = $state<string | null>(null)
  #checked = $state.raw<(TableText & { flaws: readonly Flaw[] }) | null>(null)
  #asking: ReturnType<typeof setTimeout> | undefined
  /** What a click on the floor puts there; null: it selects. */
  tool = $state<Kind | null>(null)
  /** What lengths are rounded to while something is drawn or moved, in quarter inches. */
  snap = $state(2)
  errorText = $state('')
  /** The text that was kept last. */
  kept = $state.raw<string | null>(null)

  readonly written: TableText = $derived(writeTable(this.draft))
  readonly symmetry = $derived(edits.symmetryOf(this.draft))

  constructor(kit: SceneryKit) {
    this.kit = kit
    this.#history = begin(this.blank())
  }

  get draft(): Draft {
    return this.#history.now
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0
  }

  get selected(): Piece | null {
    return this.draft.pieces.find(({ name }) => name === this.#selected) ?? null
  }

  /** Null: it is not known, as the newest draft is still being looked at. */
  get flaws(): readonly Flaw[] | null {
    return this.#checked?.text === this.written.text ? this.#checked.flaws : null
  }

  /** The pieces that some flaw is about. While a draft is looked at, those of the one before. */
  readonly flawed: ReadonlySet<string> = $derived.by(() => {
    const found = this.#checked?.flaws.flatMap((flaw) => this.ownerOf(flaw) ?? []) ?? []
    return new Set(found)
  })

  /** The newest flaws that are known, of this draft or of one just before it. */
  get lastFlaws(): readonly Flaw[] {
    return this.#checked?.flaws ?? []
  }

  ownerOf({ line }: Flaw): string | null {
    return this.#checked?.owners[line] ?? null
  }

  blank(): Draft {
    const everywhere = (text: string): Texts => Object.fromEntries(LANGUAGES.map((language) => [language, text]))
    return { ...EMPTY, title: everywhere(t('reality-editor-untitled')), about: everywhere(t('reality-editor-untold')) }
  }

  select(name: string | null): void {
    this.#selected = name
  }

  /** A new state of the draft. `about`: edits of the same thing in a row are one step of undo. */
  set(draft: Draft, about = ''): void {
    this.#history = edited(this.#history, draft, about)
    this.check()
  }

  /** What the page begins with cannot be taken back. */
  forgetPast(): void {
    this.#history = begin(this.draft)
  }

  undo(): void {
    this.#history = undone(this.#history)
    this.check()
  }

  redo(): void {
    this.#history = redone(this.#history)
    this.check()
  }

  /** What a new piece of a kind is called. */
  #newPiece(kind: Kind): edits.NewPiece {
    const known = this.kit.kinds.find((one) => one.kind === kind)
    return { kind, label: known?.label ?? {}, base: known?.name ?? kind }
  }

  get isFull(): boolean {
    return this.draft.pieces.length >= this.kit.most_elements
  }

  add(kind: Kind, box: Box = edits.freeBox(this.draft, kind)): void {
    if (this.isFull) return
    this.#take(edits.place(this.draft, this.#newPiece(kind), box))
    this.tool = null
  }

  #take({ draft, name }: { draft: Draft; name: string }): void {
    this.set(draft)
    this.select(name)
  }

  change(changes: Partial<Piece>, field: string): void {
    const piece = this.selected
    if (piece) this.set(edits.change(this.draft, piece.name, changes), `${field} ${piece.name}`)
  }

  move(dx: number, dy: number): void {
    if (this.selected && (dx || dy)) this.set(edits.move(this.draft, this.selected.name, dx, dy), `move ${this.selected.name}`)
  }

  turn(degrees: number): void {
    if (this.selected) this.set(edits.turn(this.draft, this.selected.name, degrees), `turn ${this.selected.name}`)
  }

  remove(): void {
    const { pieces } = this.draft
    const piece = this.selected
    if (!piece) return
    const at = pieces.indexOf(piece)
    this.set(edits.remove(this.draft, piece.name))
    this.select((pieces[at + 1] ?? pieces[at - 1])?.name ?? null)
  }

  duplicate(): void {
    if (this.selected && !this.isFull) this.#take(edits.duplicate(this.draft, this.selected.name))
  }

  twin(symmetry: edits.Symmetry): void {
    if (this.selected && !this.isFull) this.#take(edits.twin(this.draft, this.selected.name, symmetry))
  }

  otherHalf(symmetry: edits.Symmetry): void {
    this.set(edits.otherHalf(this.draft, symmetry))
  }

  /** The next or the previous piece, for the keyboard. */
  step(by: 1 | -1): void {
    const { pieces } = this.draft
    const at = pieces.findIndex(({ name }) => name === this.#selected)
    this.select(pieces.at(at < 0 && by < 0 ? -1 : (at + by) % pieces.length)?.name ?? null)
  }

  /** A text that replaces one language's; the other languages follow where they said the same. */
  retold(texts: Texts, language: string, text: string): Texts {
    const before = texts[language]
    return Object.fromEntries(LANGUAGES.map((one) => [one, one === language || texts[one] === undefined || texts[one] === before ? text : texts[one]]))
  }

  /** Keeps the table in this browser. */
  keep(): void {
    const { text } = this.written
    if (ownTables.keep({ title: this.draft.title, text })) this.kept = text
    else this.errorText = t('reality-editor-no-room')
  }

  /** Goes on with the table of a text; if it cannot be read, its flaws. */
  async open(text: string): Promise<readonly Flaw[] | null> {
    this.errorText = ''
    const found = await api.checkScenery(GAME, text, localization.language)
    if (!found.table) return found.flaws
    this.set(draftOf(found.table))
    this.select(null)
    return null
  }

  async generate(seed: number): Promise<void> {
    await this.tryTo(async () => {
      const { width, depth } = this.draft
      const { text } = await api.madeScenery(GAME, seed, width, depth)
      await this.open(text)
    })
  }

  async tryTo(something: () => Promise<unknown>): Promise<void> {
    this.errorText = ''
    try {
      await something()
    } catch (error) {
      this.errorText = errorMessage(error)
    }
  }

  /** Ask the server, as soon as nothing has been edited for a moment. */
  check(pause = PAUSE): void {
    ownTables.remember(this.written.text)
    clearTimeout(this.#asking)
    this.#asking = setTimeout(() => void this.#check(), pause)
  }

  async #check(): Promise<void> {
    const { text, owners } = this.written
    await this.tryTo(async () => {
      const { flaws } = await api.checkScenery(GAME, text, localization.language)
      if (text === this.written.text) this.#checked = { text, owners, flaws }
    })
  }

  stop(): void {
    clearTimeout(this.#asking)
  }
}

