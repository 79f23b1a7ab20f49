import { INCH, type Place, type RealityView } from '../../model/view'

/** What a measurement begins or ends at: a figure where it is, or a place of the table. */
export type End = { figure: number } | { place: Place }

/** What is pointed at: a place, and the figure that is there. */
export interface Pointed {
  place: Place
  figure: number | null
}

export const isFigure = (end: End | undefined): end is { figure: number } => end !== undefined && 'figure' in end

/** The place where an end is. */
export function placeOf({ figures }: RealityView, end: End): Place {
  if (!isFigure(end)) return end.place
  const figure = figures[end.figure]
  return figure ? [figure.x, figure.y, figure.surface] : [0, 0, 0]
}

export const sameEnd = (one: End | undefined, other: End | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** The figure that is pointed at, or else the place. */
export const endOf = ({ figure, place }: Pointed): End => (figure === null ? { place } : { figure })

/** How far a key moves the crosshair: an inch, or a quarter of one. */
export const stepOf = (isFine: boolean) => (isFine ? 1 : INCH)
