import { untrack } from 'svelte'
import type { WorldView } from '../../../board/viewport/world-view.svelte'
import type { Floor } from '../model/floor'
import { isStanding, type RealityView } from '../model/view'

/** What is kept in sight around a figure, in quarter inches each way. */
const AROUND = 18

/** Brings whoever is asked about, or else acts, into sight where the window shows a part of the floor only; when the show is over, all of the floor. To be called once, by the board. */
export function followActive(source: () => { view: RealityView; floor: Floor; seen: WorldView }): void {
  let isSettled = $derived(source().seen.isSettled)
  let figure = $derived.by(() => {
    const { view } = source()
    const found = view.figures[view.asked.figure ?? view.active ?? -1]
    return found && isStanding(found) ? found : null
  })
  let at = $derived(figure && `${source().view.turn} ${source().view.phase} ${figure.figure} ${figure.x} ${figure.y}`)
  let isOver = $derived(source().view.outcome !== null)
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
