/** Where the pointer has moved to last. */
let last: { x: number; y: number } | null = null

addEventListener('pointermove', ({ clientX, clientY }) => (last = { x: clientX, y: clientY }), { capture: true, passive: true })

/**
 * Calls `meant` once somebody points at an element that the pointer has come to: at once, or with the next movement where the element has come
 * under a pointer that rests.
 */
export function oncePointed(event: PointerEvent, meant: () => void): void {
  const rests = event.isTrusted && last !== null && Math.hypot(last.x - event.clientX, last.y - event.clientY) < 1
  if (rests) event.currentTarget?.addEventListener('pointermove', meant, { once: true })
  else meant()
}
