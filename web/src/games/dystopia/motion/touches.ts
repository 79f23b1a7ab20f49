import { tick, tumble, turn } from '../../../board/motion/animate'
import { settings } from '../../../state/settings.svelte'
import type { Touch } from './journeys'

/** The marks that step along a line, by selector: where each was when it was looked at last. */
const SLIDING = '[data-marker], [data-miner]'

/** Plays what moves where it is, and can end it all. */
export class Touches {
  readonly #running = new Set<Animation>()
  readonly #places = new WeakMap<Element, string>()

  /** Remembers where everything is that may slide next. */
  look(scene: Element | undefined): void {
    for (const one of scene?.querySelectorAll(SLIDING) ?? []) this.#places.set(one, one.getAttribute('transform') ?? '')
  }

  play(motion: Touch['motion'], element: Element, delay: number): void {
    const animation = this.#begin(motion, element)
    if (animation) this.#keep(animation, delay)
  }

  /** The piece is not to be seen until it has arrived. */
  hide(element: Element, time: number): void {
    this.#keep(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time }), 0)
  }

  finish(): void {
    for (const animation of [...this.#running]) animation.finish()
  }

  #begin(motion: Touch['motion'], element: Element): Animation | null {
    if (motion === 'tick') return tick(element)
    if (motion === 'tumble') return tumble(element)
    if (motion === 'turn') return turn(element)
    const [before, now] = [this.#places.get(element) ?? '', element.getAttribute('transform') ?? '']
    if (before === '' || before === now) return null
    return settings.still ? tick(element) : element.animate([{ transform: asStyle(before) }, { transform: asStyle(now) }], SLIDE)
  }

  #keep(animation: Animation, delay: number): void {
    animation.effect?.updateTiming({ delay })
    this.#running.add(animation)
    const forget = () => this.#running.delete(animation)
    animation.onfinish = forget
    animation.oncancel = forget
  }
}

const SLIDE: KeyframeAnimationOptions = { duration: 250, easing: 'ease-in-out' }

/** The place of an SVG element, as an attribute has it, for CSS. */
function asStyle(transform: string): string {
  return transform.replace(/translate\(([^ ,)]+)[ ,]+([^)]+)\)/, 'translate($1px, $2px)')
}
