import { middleOf, type Rect } from './points'

export const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const
export type Arrow = (typeof ARROWS)[keyof typeof ARROWS]

const STEP: Record<Arrow, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** A distance aside counts this many times as much as one ahead: what lies straight ahead is nearer. */
const ASIDE = 2.2

/**
 * The box that an arrow key leads to: the nearest whose middle lies in that direction, more ahead than aside; else any that lies ahead; else
 * the one that lies farthest back, as the way goes round. Undefined: there is no other.
 */
export function nearest<Item>(from: Rect, others: readonly (readonly [Item, Rect])[], arrow: Arrow): Item | undefined {
  const here = middleOf(from)
  const step = STEP[arrow]
  const found = others.map(([item, box]) => {
    const there = middleOf(box)
    const by = { x: there.x - here.x, y: there.y - here.y }
    const ahead = by.x * step.x + by.y * step.y
    const aside = Math.abs(by.x * step.y) + Math.abs(by.y * step.x)
    return { item, ahead, aside, cost: ahead + ASIDE * aside }
  })
  const best = (some: typeof found) => some.reduce<(typeof found)[0] | undefined>((one, other) => (one && one.cost <= other.cost ? one : other), undefined)
  const ahead = found.filter((one) => one.ahead >= 1)
  return (best(ahead.filter((one) => one.aside <= one.ahead)) ?? best(ahead) ?? best(found))?.item
}
