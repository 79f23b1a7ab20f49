/** So many pixels above its end a list still counts as scrolled to it. */
const NEAR = 40

/**
 * Attachment for a list that grows at its end and scrolls: its end is shown when it appears, and stays in sight when entries are added or the
 * list gets another size, unless the reader has scrolled up.
 */
export function followEnd(list: HTMLElement): () => void {
  let following = true
  let top = 0
  const scroll = () => {
    if (following) list.scrollTop = list.scrollHeight
  }
  // Only who scrolls up goes away from the end: a list that has become lower, or longer, is no longer at it either.
  const look = () => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) following = true
    else if (list.scrollTop < top) following = false
    top = list.scrollTop
  }
  // A list in a tab that is not chosen has no size, and cannot be scrolled: it is scrolled when it gets one.
  const sizes = new ResizeObserver(scroll)
  const entries = new MutationObserver(scroll)
  sizes.observe(list)
  entries.observe(list, { childList: true })
  list.addEventListener('scroll', look)
  scroll()
  return () => {
    sizes.disconnect()
    entries.disconnect()
    list.removeEventListener('scroll', look)
  }
}
