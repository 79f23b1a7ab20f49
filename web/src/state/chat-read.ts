import type { ChatLine } from '../api/types'

const KEY = 'euphoria-chat-read'
/** Tables that are remembered, newest last. */
const KEPT = 50

type Stored = [table: string, line: number][]

/** How many lines of others came after the last one that was in sight in this browser. */
export function countUnread(table: string, lines: readonly ChatLine[], seat: number | null): number {
  const last = read().find(([id]) => id === table)?.[1] ?? -1
  return lines.filter((line) => line.id > last && line.seat !== seat).length
}

export function storeChatRead(table: string, lines: readonly ChatLine[]): void {
  const last = lines.at(-1)?.id
  if (last === undefined) return
  const others = read().filter(([id]) => id !== table)
  localStorage.setItem(KEY, JSON.stringify([...others, [table, last]].slice(-KEPT)))
}

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as Stored) : []
  } catch {
    return []
  }
}
