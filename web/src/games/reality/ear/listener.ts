import { isStanding, type RealityView } from '../model/view'

/** From whose eyes the table is told: the figure that was chosen, or else the one that the viewer's question is about, the one that
 * acts, or the viewer's first; whoever looks on listens to the one that acts. Null: from above. */
export function listenerOf(view: RealityView, seat: number | null, chosen: number | null): number | null {
  const stands = (figure: number | null) => {
    const found = figure === null ? undefined : view.figures[figure]
    return found !== undefined && isStanding(found) ? found : null
  }
  if (stands(chosen)) return chosen
  const own = (figure: number | null) => {
    const found = stands(figure)
    return found && (seat === null || found.side === seat) ? found.figure : null
  }
  return own(view.asked.figure) ?? own(view.active) ?? (seat === null ? null : (view.figures.find((one) => one.side === seat && isStanding(one))?.figure ?? null))
}
