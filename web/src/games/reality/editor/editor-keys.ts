import { isField, undoKeys } from '../../../state/drafts/undo-keys'
import type { Editing } from './editing.svelte'

/** The keys of undo and redo, and Escape, which puts the tool down. */
export function editorKeys(event: KeyboardEvent, editing: Editing): void {
  if (event.key === 'Escape' && !isField(event.target)) editing.tool = null
  undoKeys(event, editing)
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }
/** A step with Shift, in quarter inches. */
const FAR = 4

/** The keys of the floor, while one of its pieces has the focus. True: it was one of them. */
export function pieceKeys(event: KeyboardEvent, editing: Editing): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const arrow = ARROWS[event.key]
  const step = event.shiftKey ? FAR : editing.snap
  if (arrow) editing.move(arrow[0] * step, arrow[1] * step)
  else if (event.key === 'PageDown') editing.step(1)
  else if (event.key === 'PageUp') editing.step(-1)
  else if (event.key === 'Delete' || event.key === 'Backspace') editing.remove()
  else if (event.key.toLowerCase() === 'r') editing.turn(event.shiftKey ? 15 : 90)
  else if (event.key.toLowerCase() === 'd') editing.duplicate()
  else return false
  event.preventDefault()
  return true
}
