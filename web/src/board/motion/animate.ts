import { settings } from '../../state/settings.svelte'
import { direction, type Point } from '../space/points'

/** Durations in milliseconds, the same as in `styles/tokens.css`. `instead`: the fade that replaces motion. */
export const DURATION = { travel: 250, turn: 200, tumble: 500, instead: 250 } as const

/** How far the middle of an arc lies beside the straight way, as a part of its length. */
const BEND = 0.15

const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]

/** The frames of a journey from point to point, for an element whose corner is at the origin. */
export function journeyFrames(from: Point, to: Point, way: 'arc' | 'line', still: boolean): Keyframe[] {
  const turn = way === 'line' ? ` rotate(${direction(from, to)}deg)` : ''
  const at = ({ x, y }: Point) => `translate(${x}px, ${y}px) translate(-50%, -50%)${turn}`
  if (still) {
    return [
      { transform: at(from), opacity: 0, offset: 0 },
      { transform: at(from), opacity: 1, offset: 0.25 },
      { transform: at(from), opacity: 0, offset: 0.5 },
      { transform: at(to), opacity: 0, offset: 0.5 },
      { transform: at(to), opacity: 1, offset: 0.75 },
      { transform: at(to), opacity: 0, offset: 1 },
    ]
  }
  if (way === 'line') {
    return [
      { transform: at(from), opacity: 0 },
      { transform: at(from), opacity: 1, offset: 0.1 },
      { transform: at(to), opacity: 1 },
    ]
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const middle = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND }
  return [
    { transform: at(from), opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { transform: at(middle), offset: 0.5 },
    { opacity: 1, offset: 0.85 },
    { transform: at(to), opacity: 0 },
  ]
}

function play(element: Element, frames: Keyframe[], duration: number, easing: string): Animation {
  const still = settings.still
  return element.animate(still ? FADE : frames, { duration: still ? DURATION.instead : duration, easing })
}

/** A card turns over, with its new face at the end. */
export function turn(element: Element): Animation {
  return play(element, [{ transform: 'perspective(40rem) rotateY(90deg)' }, { transform: 'perspective(40rem) rotateY(0)' }], DURATION.turn, 'ease-out')
}

/** A die is thrown and comes to rest. */
export function tumble(element: Element): Animation {
  const frames = [
    { transform: 'translateY(-1.2rem) rotate(-220deg)' },
    { transform: 'translateY(0) rotate(20deg)', offset: 0.6 },
    { transform: 'none' },
  ]
  return play(element, frames, DURATION.tumble, 'cubic-bezier(0.2, 0.9, 0.3, 1)')
}

/** A number has changed. */
export function tick(element: Element): Animation {
  return play(element, [{ opacity: 0.2, transform: 'translateY(-0.3em)' }, { opacity: 1, transform: 'none' }], DURATION.turn, 'ease-out')
}

/** Attachment that plays a motion whenever a value changes, not at first. */
export function onChange(value: () => unknown, motion: (element: Element) => Animation): (element: Element) => void {
  let last: { value: unknown } | undefined
  return (element) => {
    const now = value()
    if (last !== undefined && last.value !== now) motion(element)
    last = { value: now }
  }
}

/** Ends all animations of a board. */
export function finishAnimations(scene: Element | undefined): void {
  for (const animation of scene?.getAnimations({ subtree: true }) ?? []) animation.finish()
}
