import { localization, t } from '../../../text/text.svelte'
import type { Cause, Cut } from '../measuring/answers'
import { inches, type RealityView } from '../model/view'

export const figureName = (view: RealityView, figure: number) => t(`reality-character-${view.figures[figure]?.character ?? 'nikolai'}`)

/** What a piece of scenery is called, as "the kiosk". */
export function elementName(view: RealityView, element: number): string {
  const found = view.scenery.elements[element]
  return found?.label[localization.language] ?? found?.name ?? ''
}

export function causeName(view: RealityView, { element, figure }: Cause): string {
  if (element !== null) return elementName(view, element)
  return figure === null ? '' : figureName(view, figure)
}

/** A length in inches, to a quarter. */
export const near = (quarters: number) => inches(Math.round(quarters))

const POINTS = ['foot', 'waist', 'top'] as const

/** The cut in one sentence. */
export function cutWords(view: RealityView, cut: Cut): string {
  if (cut.way) {
    const parts = cut.way.stretches.map(({ over, cost }) => t(`reality-board-strip-over-${over}`, { cost }))
    return t('reality-board-strip-way-told', { parts: parts.join(', '), cost: costOf(cut) })
  }
  if (cut.lines.length) {
    const parts = cut.lines.map((line, at) => t('reality-board-strip-line', { point: POINTS[at] ?? 'top', state: line.state, cause: causeName(view, line) }))
    return t('reality-board-strip-sight-told', { parts: parts.reverse().join(', '), inches: near(cut.length) })
  }
  const over = new Set(cut.segments.flatMap(({ elements }) => elements.map(({ element }) => element)))
  const met = [...[...over].map((element) => elementName(view, element)), ...cut.figures.map(({ figure }) => figureName(view, figure))]
  return t('reality-board-strip-line-told', { inches: near(cut.length), count: met.length, names: met.join(', ') })
}

export const costOf = ({ way }: Cut) => (way?.stretches ?? []).reduce((sum, { cost }) => sum + cost, 0)

/** What closes lines of sight, in a few words; empty where all are open. */
export function inTheWay(view: RealityView, cut: Cut): string {
  const shut = cut.lines.filter(({ state }) => state !== 'open')
  const names = [...new Set(shut.map((line) => causeName(view, line)))].filter(Boolean)
  if (!cut.lines.length) return ''
  return t('reality-board-strip-shut', { count: shut.length, names: names.join(', ') })
}
