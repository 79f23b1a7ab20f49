import type { Point } from '../../../board/space/points'
import type { Reach } from './answers'

/** The ground within a price, as areas to be filled, and the line around it. */
export interface Area {
  fill: string
  line: string
}

/** What a walk leaves of the shots. */
export interface ShotBands {
  /** All that could be fired without a walk. */
  all: number
  /** The dearest price that leaves all of them, and the dearest one that leaves any. */
  whole: number
  some: number
  /** The dearest price. */
  most: number
}

/** Where shots are lost on the ground in reach; null for whoever has none to lose. */
export function shotBands({ places, shots }: Pick<Reach, 'places' | 'shots'>): ShotBands | null {
  const all = shots[0] ?? 0
  if (!all || !places.length) return null
  const most = Math.max(...places.map(([, , , cost]) => cost))
  const reaching = (least: number) => Math.min(most, shots.findLastIndex((left) => left >= least))
  return { all, whole: reaching(all), some: reaching(1), most }
}

type Node = Point & { isIn: boolean }
const SIDES = [0, 1, 2, 3] as const
const written = ({ x, y }: Point) => `${x} ${y}`
const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/**
 * The ground of a grid that costs no more than so many points, its corners bevelled: each square between four places is
 * cut half-way between those that are within the price and those that are not. `at` turns places into points of the drawing.
 */
export function areaWithin({ places, grain }: Pick<Reach, 'places' | 'grain'>, most: number, at: (x: number, y: number) => Point): Area {
  const within = new Set(places.flatMap(([x, y, surface, cost]) => (cost <= most ? [`${x} ${y} ${surface}`] : [])))
  const seen = new Set<string>()
  let [fill, line] = ['', '']
  for (const [px, py, surface, cost] of places) {
    if (cost > most) continue
    for (const [dx, dy] of [[0, 0], [-grain, 0], [0, -grain], [-grain, -grain]] as const) {
      const [x, y] = [px + dx, py + dy]
      const key = `${x} ${y} ${surface}`
      if (seen.has(key)) continue
      seen.add(key)
      const corners = ([[0, 0], [1, 0], [1, 1], [0, 1]] as const).map(([right, up]): Node => {
        const [cx, cy] = [x + right * grain, y + up * grain]
        return { ...at(cx, cy), isIn: within.has(`${cx} ${cy} ${surface}`) }
      })
      const cell = cut(corners)
      fill += cell.fill
      line += cell.line
    }
  }
  return { fill, line }
}

/** The part of a square that is in, and where it is cut. */
function cut(corners: readonly Node[]): Area {
  const outline: Point[] = []
  const cuts: Point[] = []
  for (const side of SIDES) {
    const [one, other] = [corners[side], corners[(side + 1) % 4]]
    if (!one || !other) continue
    if (one.isIn) outline.push(one)
    if (one.isIn === other.isIn) continue
    const middle = between(one, other)
    outline.push(middle)
    cuts.push(middle)
  }
  let line = ''
  for (let pair = 0; pair + 1 < cuts.length; pair += 2) {
    const [from, to] = [cuts[pair], cuts[pair + 1]]
    if (from && to) line += `M${written(from)}L${written(to)}`
  }
  return { fill: outline.length > 2 ? `M${outline.map(written).join('L')}Z` : '', line }
}
