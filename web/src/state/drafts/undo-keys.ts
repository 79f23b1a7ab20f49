/** Ctrl Z takes an edit back, Ctrl Y or Ctrl Shift Z does it again. A field keeps its own keys. */
export function undoKeys(event: KeyboardEvent, draft: { undo: () => void; redo: () => void }): void {
  if (isField(event.target) || !(event.ctrlKey || event.metaKey)) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) draft.redo()
  else draft.undo()
}

export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')
}
