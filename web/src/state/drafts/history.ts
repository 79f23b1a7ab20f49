/** What was before and after each edit. Edits of one thing in a row, such as the presses of an arrow key, are taken back together. */
export interface History<Kept> {
  readonly past: readonly Kept[]
  readonly now: Kept
  readonly future: readonly Kept[]
  /** What the last edit was about. */
  readonly about: string
}

const MOST = 200

export function begin<Kept>(now: Kept): History<Kept> {
  return { past: [], now, future: [], about: '' }
}

/** `about`: what is edited; the empty text is never the same thing as before. */
export function edited<Kept>(history: History<Kept>, next: Kept, about = ''): History<Kept> {
  if (next === history.now) return history
  const goesOn = about !== '' && about === history.about
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST)
  return { past, now: next, future: [], about }
}

export function undone<Kept>({ past, now, future }: History<Kept>): History<Kept> {
  const before = past.at(-1)
  return before === undefined ? { past, now, future, about: '' } : { past: past.slice(0, -1), now: before, future: [now, ...future], about: '' }
}

export function redone<Kept>({ past, now, future }: History<Kept>): History<Kept> {
  const [next, ...rest] = future
  return next === undefined ? { past, now, future, about: '' } : { past: [...past, now], now: next, future: rest, about: '' }
}
