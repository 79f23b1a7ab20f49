import type { JsonObject } from '../../../../api/types'
import type { Query } from '../../../board'
import type { CutOf } from '../../strip/cut-of'
import { isStanding, type RealityView } from '../../model/view'
import type { Between, Cut, Distance, Field, Rings, Sight, SightFromPlace, Threat } from '../answers'
import type { Blast, Flame } from '../../combat/answers'
import { isFigure, type End, type Pointed } from './ends'
import { Newest } from './newest.svelte'
import { back, drag, endsWithChoice, NOTHING, shownEnds, take, type Picks } from './picks'
import { cutLine, questions } from './questions'
import type { Tool } from './tools'

/** The answers that the tools draw and tell. */
export interface Answers {
  distance?: Distance
  cut?: Cut
  rings?: Rings
  blast?: Blast
  flame?: Flame
  between?: Between
  sight?: Sight | SightFromPlace
  field?: Field
  threat?: Threat
}

interface Source {
  view: RealityView
  position: JsonObject
  query: Query | undefined
}

/** Circles have a radius of so many inches. */
export const WIDEST = 24

/** The mode in which one measures: with which tool, from where to where, and what the server answers. */
export class Measuring {
  isOn = $state(false)
  tool = $state<Tool>('ruler')
  /** What is pointed at: by a mouse or by the crosshair of the keys. */
  pointed = $state.raw<Pointed | null>(null)
  /** The radius of the circles; null: the ranges of a figure's weapons. */
  inches = $state<number | null>(null)
  #picks = $state.raw<Picks>(NOTHING)
  /** What was chosen before a finger was drawn over the floor. */
  #before: Picks | null = null
  readonly #source: () => Source
  readonly #newest: Newest

  constructor(source: () => Source) {
    this.#source = source
    this.#newest = new Newest(() => {
      const { view, position, query } = source()
      return { kind: this.tool, askings: this.isOn ? questions(this.tool, this.ends, view, this.inches) : [], position, query }
    })
  }

  /** From where to where is measured, what is pointed at included. */
  get ends(): readonly End[] {
    return shownEnds(this.tool, this.#picks, this.pointed)
  }

  /** What was chosen. */
  get chosen(): readonly End[] {
    return this.#picks.ends
  }

  get answers(): Answers {
    return this.#newest.answers as Answers
  }

  /** Whether there is no answer for what is measured. */
  get isRefused(): boolean {
    return this.#newest.isRefused
  }

  /** Whether the position is one that can be measured. */
  get isReady(): boolean {
    return this.#source().query !== undefined
  }

  /** Whether what is measured is shown from the side as well. */
  get isFromTheSide(): boolean {
    return ['ruler', 'cut', 'look'].includes(this.tool)
  }

  /** What the strip shows from the side. */
  get cut(): CutOf | null {
    const { view } = this.#source()
    const [one, other] = this.ends
    if (!this.isOn || !one || !other || !this.isFromTheSide) return null
    if (this.tool === 'look' && isFigure(one) && isFigure(other)) return { viewer: one.figure, target: other.figure }
    const along = cutLine(this.ends, view)
    return along && { along }
  }

  open(): void {
    this.isOn = true
  }

  close(): void {
    this.isOn = false
    this.clear()
  }

  choose(tool: Tool): void {
    if (tool === this.tool) return
    this.tool = tool
    this.clear()
  }

  point(pointed: Pointed | null): void {
    this.pointed = pointed
  }

  take(pointed: Pointed): void {
    this.#picks = take(this.tool, this.#picks, pointed)
  }

  /** The figure whose element has the focus is pointed at. */
  pointAtFigure(element: Element): void {
    const pointed = this.#figureOf(element)
    if (pointed) this.pointed = pointed
  }

  /** Chooses the figure whose element has the focus. */
  takeFigure(element: Element): void {
    const pointed = this.#figureOf(element)
    if (pointed) this.take(pointed)
  }

  #figureOf(element: Element): Pointed | null {
    const [kind, number] = (element.closest('[data-piece]')?.getAttribute('data-piece') ?? '').split(':')
    const figure = kind === 'figure' ? this.#source().view.figures[Number(number)] : undefined
    return figure && isStanding(figure) ? { place: [figure.x, figure.y, figure.surface], figure: figure.figure } : null
  }

  /** A pointer is drawn over the floor. */
  drag(from: Pointed, to: Pointed): void {
    this.#before ??= this.#picks
    this.pointed = to
    this.#picks = drag(this.tool, from, to)
  }

  drop(at: Pointed): void {
    if (endsWithChoice(this.tool)) this.#picks = { ...take(this.tool, this.#picks, at), isOpen: false }
    this.#before = null
  }

  /** The drag was none. */
  cancelDrag(): void {
    if (this.#before) this.#picks = this.#before
    this.#before = null
  }

  back(): void {
    this.#picks = back(this.#picks)
  }

  clear(): void {
    this.#picks = NOTHING
    this.#before = null
    this.pointed = null
  }

}
