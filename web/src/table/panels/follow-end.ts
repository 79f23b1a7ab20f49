/** So many pixels above its end a list still counts as scrolled to it. */
const NEAR = 40

/**
 * Attachment for a list that grows at its end and scrolls: its end is shown when it appears, and stays in sight when entries are added,
 * unless the reader has scrolled up.
 */
export function followEnd(list: HTMLElement): () => void {
  let following = true
  const scroll = () => {
    if (following) list.scrollTop = list.scrollHeight
  }
  const look = () => (following = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR)
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
