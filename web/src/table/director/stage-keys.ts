export type StageKey = 'back' | 'forth' | 'pause' | 'now'

/** Where letters, spaces and arrows have a meaning of their own. */
const FIELDS = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="listbox"], [role="slider"]'
/** Where arrow keys go from one thing to the next. */
const ARROWED = '[data-piece], [role="radiogroup"], [role="tablist"], [role="grid"]'
/** What the space bar presses. */
const PRESSED = 'button, a, summary, [role="button"], [data-piece], [tabindex="0"]'

/** What a key means for the show; null: nothing, or something else has taken it. */
export function stageKey(event: KeyboardEvent): StageKey | null {
  const at = event.target instanceof Element ? event.target : null
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || at?.closest(FIELDS)) return null
  if (event.key === 'ArrowLeft') return at?.closest(ARROWED) ? null : 'back'
  if (event.key === 'ArrowRight') return at?.closest(ARROWED) ? null : 'forth'
  if (event.key === ' ') return at?.closest(PRESSED) ? null : 'pause'
  return event.key.toLowerCase() === 'n' ? 'now' : null
}
