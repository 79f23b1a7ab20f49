import type { Floor } from '../../../model/floor'
import type { Shown } from '../surfaces'

/** A place of a grid: the middle of a square. */
type Square = readonly [x: number, y: number]

/** The squares of a grid around these places, as one path. */
export function squaresPath(places: readonly Square[], grain: number, floor: Floor): string {
  return places
    .map(([x, y]) => floor.at(x, y))
    .map((at) => `M${at.x - grain / 2} ${at.y - grain / 2}h${grain}v${grain}h${-grain}z`)
    .join('')
}

/** The places on the ground and on the surfaces that are looked at. */
export function placesOn<Place extends readonly [number, number, surface: number, ...unknown[]]>(places: readonly Place[], shown: readonly Shown[]): Place[] {
  const surfaces = new Set([0, ...shown.map(({ surface }) => surface)])
  return places.filter((place) => surfaces.has(place[2]))
}
