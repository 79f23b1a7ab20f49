/** What can be asked for by a key on the floor. */
export type EarCommand = 'rival' | 'friend' | 'landmark' | 'group' | 'where' | 'asked' | 'choices' | 'again' | 'cursor' | 'words' | 'keys'

/** The keys and what each means, in the order of the sheet. With Shift those that `turns` go back. */
export const EAR_KEYS: readonly { key: string; command: EarCommand; turns?: true }[] = [
  { key: 'R', command: 'rival', turns: true },
  { key: 'F', command: 'friend', turns: true },
  { key: 'L', command: 'landmark', turns: true },
  { key: 'G', command: 'group', turns: true },
  { key: 'W', command: 'where' },
  { key: 'Q', command: 'asked' },
  { key: 'C', command: 'choices' },
  { key: 'A', command: 'again' },
  { key: 'X', command: 'cursor' },
  { key: 'V', command: 'words' },
  { key: '?', command: 'keys' },
]

/** The keys of the floor and of the stage that the sheet tells, too: the last part of `reality-ear-key-...`, and what is written on them. */
export const OTHER_KEYS: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['arrows', ['←', '→', '↑', '↓']],
  ['turn', ['T']],
  ['storey', ['PageUp', 'PageDown']],
  ['zoom', ['+', '−', '0']],
  ['measure', ['M']],
  ['stage', ['Space', 'N']],
]

/** Where letters have a meaning of their own. */
const FIELDS = 'input, textarea, select, [contenteditable], dialog'

/** What a key on the floor asks for, and in which direction; null: nothing. */
export function earKey(event: KeyboardEvent): { command: EarCommand; step: 1 | -1 } | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  if (event.target instanceof Element && event.target.closest(FIELDS)) return null
  const key = event.key.toUpperCase()
  const found = EAR_KEYS.find((one) => one.key === key)
  if (!found || (event.shiftKey && key !== '?' && !found.turns)) return null
  return { command: found.command, step: event.shiftKey && found.turns ? -1 : 1 }
}
