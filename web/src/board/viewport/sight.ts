const WANTED = 'euphoria-sight'

/** Asks the viewport around this element to bring it into sight. Whether there is one. */
export function bringIntoSight(element: Element): boolean {
  return !element.dispatchEvent(new CustomEvent(WANTED, { bubbles: true, cancelable: true }))
}

/** Attachment for the window of a viewport: `show` is called with each element in it that is to come into sight. */
export const onSightWanted = (show: (element: Element) => void) => (window: Element) => {
  const answer = (event: Event) => {
    if (!(event.target instanceof Element)) return
    event.preventDefault()
    show(event.target)
  }
  window.addEventListener(WANTED, answer)
  return () => window.removeEventListener(WANTED, answer)
}
