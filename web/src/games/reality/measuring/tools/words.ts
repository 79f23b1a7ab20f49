import { localization, t } from '../../../../text/text.svelte'
import { figureName } from '../../model/names'
import { inches, type RealityView } from '../../model/view'
import { causeName, cutWords, elementName } from '../../strip/words'
import type { Between, Distance, Look, Rings } from '../answers'
import { isFigure, type End } from './ends'
import type { Answers } from './measuring.svelte'
import type { Tool } from './tools'

/** What the sentences are about. */
export interface Told {
  view: RealityView
  /** The players' names. */
  names: readonly string[]
}

/** A length in inches, to a tenth. */
export const long = (length: number) => t('reality-measuring-inches', { length: new Intl.NumberFormat(localization.language, { maximumFractionDigits: 1 }).format(length) })

export const percent = (chance: number) => new Intl.NumberFormat(localization.language, { style: 'percent' }).format(chance)

export const nameOf = ({ view, names }: Told, number: number) => {
  const figure = view.figures[number]
  return figure ? figureName(view, figure, names) : ''
}

const listed = (parts: readonly string[]) => new Intl.ListFormat(localization.language).format(parts)

const all = (told: Told, figures: readonly number[]) => (figures.length ? listed(figures.map((one) => nameOf(told, one))) : t('reality-measuring-nobody'))

const endName = (told: Told, end: End | undefined) => (isFigure(end) ? nameOf(told, end.figure) : t('reality-measuring-place'))

/** Whoever looks, or is looked at: a figure, or somebody at a place. */
export const somebody = (told: Told, figure: number | null) => (figure === null ? t('reality-measuring-anybody') : nameOf(told, figure))

/** Where the crosshair is. */
export function placeWords(view: RealityView, [x, y, surface]: readonly [number, number, number]): string {
  const [element = -1] = view.scenery.surfaces[surface] ?? []
  const at = { x: inches(x), y: inches(y) }
  return element < 0 ? t('reality-measuring-at', at) : t('reality-measuring-at-on', { ...at, element: elementName(view, element) })
}

/** What was measured, in a sentence or two; null: nothing yet. */
export function answerWords(tool: Tool, ends: readonly End[], answers: Answers, told: Told): string | null {
  const { distance, cut, rings, blast, flame, between, sight, threat } = answers
  const touched = (blast ?? flame)?.touched
  if (distance) return [rulerWords(distance, ends, told), ...(cut ? [cutWords(told.view, cut)] : [])].join(' ')
  if (rings) return ringWords(rings, told)
  if (touched) return touched.length ? t('reality-measuring-touched', { names: all(told, touched) }) : t('reality-board-template-nobody')
  if (between) return lookWords(between, told)
  if (sight) {
    const from = somebody(told, sight.figure)
    const seen = sight.others.flatMap(({ figure, sees }) => (sees ? [figure] : []))
    return t(seen.length ? 'reality-measuring-seen' : 'reality-measuring-seen-none', { from, names: all(told, seen) })
  }
  if (tool === 'threat' && threat) {
    const [charges, shoots] = [threat.places.some(([, , , charge]) => charge !== null), threat.places.some(([, , , , cover]) => cover !== null)]
    const what = charges && shoots ? 'both' : charges ? 'charge' : shoots ? 'shoot' : 'none'
    return t(`reality-measuring-threat-${what}`, { name: nameOf(told, threat.figure), points: threat.points })
  }
  return null
}

function rulerWords({ inches: length, legs }: Distance, ends: readonly End[], told: Told): string {
  const of = { length: long(length), from: endName(told, ends[0]), to: endName(told, ends.at(-1)), parts: legs.map((leg) => long(leg.inches)).join(' + ') }
  const isNamed = isFigure(ends[0]) || isFigure(ends.at(-1))
  const rise = legs.reduce((sum, leg) => sum + leg.rise, 0)
  return [
    t(legs.length > 1 ? 'reality-measuring-ruler-legs' : isNamed ? 'reality-measuring-ruler' : 'reality-measuring-ruler-bare', of),
    ...(rise ? [t(rise > 0 ? 'reality-measuring-up' : 'reality-measuring-down', { height: inches(Math.abs(rise)) })] : []),
  ].join(' ')
}

function ringWords({ figure, rings, others }: Rings, told: Told): string {
  if (figure !== null && !rings.length) return t('reality-measuring-no-weapons', { name: nameOf(told, figure) })
  return rings
    .map(({ kind, inches: length, aim, figures }) => {
      const meant = kind === 'far' ? others.flatMap((one) => (figures.includes(one.figure) ? [] : [one.figure])) : figures
      const signed = new Intl.NumberFormat(localization.language, { signDisplay: 'exceptZero' }).format(aim)
      return t(`reality-measuring-ring-${kind}`, { length: long(length), aim: signed, names: all(told, meant) })
    })
    .join(' ')
}

function lookWords({ inches: length, ways }: Between, told: Told): string {
  const [there] = ways
  const pair = { from: somebody(told, there.from), to: somebody(told, there.to), length: long(length) }
  const causes = causesOf(there, told.view)
  return [
    t(there.sees ? 'reality-measuring-look-both' : 'reality-measuring-look-not', pair),
    ...ways.flatMap(({ sees, odds, from }) => (sees && odds ? [t('reality-measuring-look-chance', { from: somebody(told, from), chance: percent(odds.chance) })] : [])),
    ...(causes.length ? [t('reality-measuring-look-causes', { names: listed(causes) })] : []),
  ].join(' ')
}

/** What closes or veils a line, each once. */
export const causesOf = ({ lines }: Look, view: RealityView) => [...new Set(lines.map((line) => causeName(view, line)))].filter(Boolean)
