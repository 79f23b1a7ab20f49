import type { Measuring } from './measuring.svelte'
import { toolOf } from './tools'

/** Where letters have a meaning of their own. */
const FIELDS = 'input, textarea, select, [contenteditable], dialog'

export const isField = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

interface Meant {
  measuring: Measuring
  close: () => void
}

/** The keys of measuring, before the board has them: tools, taking back, leaving, and choosing the figure that has the focus. */
export function measureKeys(event: KeyboardEvent, { measuring, close }: Meant): void {
  if (event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return
  const tool = event.key.length === 1 ? toolOf(event.key) : undefined
  const isChoice = event.key === 'Enter' || event.key === ' '
  if (event.key === 'Escape') close()
  else if (event.key === 'Backspace') measuring.back()
  else if (event.key === 'Delete') measuring.clear()
  else if (tool) measuring.choose(tool)
  else if (isChoice && event.target instanceof Element && event.target.closest('[data-piece]')) measuring.takeFigure(event.target)
  else return
  event.preventDefault()
  event.stopPropagation()
}
