/**
 * Attachment for a board that places its pieces by its own size: while the size changes, and when the board is opened, pieces are at their
 * places at once. Without it they would travel there, as the size is known only after the first layout.
 */
export function instantResize(board: HTMLElement): () => void {
  let frame = 0
  const settle = () => {
    cancelAnimationFrame(frame)
    board.dataset['resized'] = ''
    // The frame after the next one: the new places are painted by then.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => delete board.dataset['resized'])))
  }
  settle()
  const sizes = new ResizeObserver(settle)
  sizes.observe(board)
  return () => {
    sizes.disconnect()
    cancelAnimationFrame(frame)
  }
}
