import type { Action } from '../../../api/types'
import { sameAction } from '../../board'

/** Questions about a direction or a template. */
const SHOWN_FIRST: readonly unknown[] = ['throw', 'blast', 'flame', 'flee', 'direction']

/** Whether a tap on the floor opens a menu first, from where one sees what the choice would do. */
export const opensFirst = (question: string | null) => SHOWN_FIRST.includes(question) && matchMedia('(pointer: coarse)').matches

/** What a choice of a direction or a place does is seen while it is pointed at. A finger cannot point: its first tap only shows it, the second does it. */
export class Arming {
  /** The action that was tapped once. */
  armed = $state.raw<Action | null>(null)

  press(event: MouseEvent, action: Action, { act, point }: { act: (action: Action) => void; point: (action: Action) => void }): void {
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch'
    if (byFinger && !sameAction(action, this.armed)) {
      this.armed = action
      point(action)
    } else act(action)
  }
}
