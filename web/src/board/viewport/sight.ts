const WANTED = 'euphoria-sight'

/** Asks the viewport around this element to bring it into sight. Whether there is one. */
export function bringIntoSight(element: Element): boolean {
  return !element.dispatchEvent(new CustomEvent(WANTED, { bubbles: true, cancelable: true }))
}

/** Attachment for the window of a viewport: `show` is called with what is to come into sight, the last of several. */
export const onSightWanted = (show: (element: Element) => void) => (window: Element) => {
  let last: Element | null = null
  const answer = (event: Event) => {
    if (!(event.target instanceof Element)) return
    event.preventDefault()
    if (!last) {
      queueMicrotask(() => {
        if (last) show(last)
        last = null
      })
    }
    last = event.target
  }
  window.addEventListener(WANTED, answer)
  return () => window.removeEventListener(WANTED, answer)
}
