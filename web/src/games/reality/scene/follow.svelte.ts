import { untrack } from 'svelte'
import type { Rect } from '../../../board/space/points'
import type { WorldView } from '../../../board/viewport/world-view.svelte'
import type { Floor } from '../model/floor'
import { isStanding, type RealityView } from '../model/view'

/** What is kept in sight around a figure, in quarter inches each way. */
const AROUND = 18

interface Source {
  view: RealityView
  floor: Floor
  seen: WorldView
  /** Where something may be put, if that is asked. */
  zone: Rect | null
}

/** Where the window shows a part of the floor only: brings the ground into sight where something may be put, or whoever is asked about, or else acts; when the show is over, all of the floor. To be called once, by the board. */
export function followActive(source: () => Source): void {
  let isSettled = $derived(source().seen.isSettled)
  let figure = $derived.by(() => {
    const { view } = source()
    const found = view.figures[view.asked.figure ?? view.active ?? -1]
    return found && isStanding(found) ? found : null
  })
  let at = $derived(figure && `${source().view.turn} ${source().view.phase} ${figure.figure} ${figure.x} ${figure.y}`)
  let isOver = $derived(source().view.outcome !== null)
  let zone = $derived(JSON.stringify(source().zone))
  $effect(() => {
    if (!isSettled || zone === 'null') return
    untrack(() => {
      const { seen, zone: part } = source()
      if (part && !seen.isFitted) seen.showMuch(part)
    })
  })
  $effect(() => {
    if (isSettled && isOver) untrack(() => source().seen.fit())
  })
  $effect(() => {
    if (!isSettled || at === null) return
    untrack(() => {
      const { floor, seen } = source()
      if (!figure || seen.isFitted) return
      const { x, y } = floor.at(figure.x, figure.y)
      seen.show({ x: x - AROUND, y: y - AROUND, width: 2 * AROUND, height: 2 * AROUND })
    })
  })
}
