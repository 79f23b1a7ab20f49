import type { PieceRegistry } from '../../../board/pieces/registry'
import type { Point } from '../../../board/space/points'
import { spacePiece, territoryPiece, type DystopiaKinds } from '../model/pieces'
import type { Traveller } from './journeys'
import { ownerOf, type Place } from './places'

/** The stars on a market stand on its upper edge: so far above it, in pixels, is their middle. */
const RIM = 10

/** Whose window it is, and how many play. */
interface Table {
  registry: () => PieceRegistry<DystopiaKinds>
  /** The element around the board's drawing; undefined: it is not there yet. */
  scene: () => HTMLElement | undefined
  seats: () => number
}

/** Where the places of the game are on the screen now. */
export class Stage {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /**
   * The element that a selector finds on the screen: rather one that keeps still, as of two dice with the same number, and rather one of the
   * board than one of a panel beside it.
   */
  find(selector: string): Element | null {
    const found = this.#all(selector)
    return found.find((one) => !one.getAnimations().length) ?? found[0] ?? null
  }

  /** The middle of a place in the window; null: it is nowhere to be seen. */
  pointOf(place: Place): Point | null {
    const scene = this.#table.scene()?.getBoundingClientRect()
    if (!scene?.width) return null
    const element = this.#elementOf(place)
    if (element && (place.kind === 'space' || place.kind === 'territory')) return clampTo(middleOf(element), scene)
    if (element && inWindow(middleOf(element))) return middleOf(element)
    const owner = ownerOf(place)
    if (owner !== null) return { x: scene.left, y: scene.top + (scene.height * (owner + 1)) / (this.#table.seats() + 1) }
    return place.kind === 'out' ? { x: scene.left + scene.width / 2, y: scene.bottom } : null
  }

  /** The piece that has arrived by a journey: it is hidden until then. */
  landed(traveller: Traveller, to: Place): Element | null {
    if (traveller.what !== 'die' && traveller.what !== 'star') return null
    const room = this.#elementOf(to)?.getBoundingClientRect()
    if (!room) return null
    const attribute = traveller.what === 'die' ? `data-worker="${traveller.seat} ${traveller.pips}"` : `data-star="${traveller.seat}"`
    const inRoom = ({ x, y }: Point) => x >= room.left && x <= room.right && y >= room.top - RIM && y <= room.bottom
    return this.#all(`[${attribute}]`).findLast((one) => inRoom(middleOf(one)) && !one.getAnimations().length) ?? null
  }

  #elementOf(place: Place): Element | null {
    const registry = this.#table.registry()
    switch (place.kind) {
      case 'space':
        return registry.elementOf(spacePiece(place.id))
      case 'territory':
        return registry.elementOf(territoryPiece(place.id))
      case 'home':
        return this.find(`[data-home="${place.id}"]`)
      case 'count':
        return this.find(`[data-count="${place.id}"]`)
      case 'cards':
        return this.find(`[data-dilemma="${place.id}"]`)
      case 'out':
        return null
    }
  }

  #all(selector: string): Element[] {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)
    const board = this.#table.scene()?.closest('.room')
    const isOnBoard = (one: Element) => board?.contains(one) ?? false
    return [...found.filter(isOnBoard), ...found.filter((one) => !isOnBoard(one))]
  }
}

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function clampTo({ x, y }: Point, { left, top, right, bottom }: DOMRect): Point {
  return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) }
}

function inWindow({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
}
