import type { Texts } from './draft'

/** Tables that somebody has drawn, kept in this browser. */
export interface OwnTable {
  title: Texts
  text: string
}

const KEPT = 'euphoria-tables'
const LAST = 'euphoria-table-drawn'
export const MOST_OWN = 40

export function ownTables(): OwnTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(found) ? found.filter(isTable) : []
  } catch {
    return []
  }
}

function isTable(one: unknown): one is OwnTable {
  if (typeof one !== 'object' || one === null) return false
  const { title, text } = one as Partial<OwnTable>
  return typeof text === 'string' && typeof title === 'object' && title !== null
}

/** Keeps a table, in the place of one with the same title. The newest is first. False: the browser has no room. */
export function keep(table: OwnTable): boolean {
  return store(KEPT, JSON.stringify([table, ...ownTables().filter((one) => !isSame(one, table))].slice(0, MOST_OWN)))
}

export function forget(table: OwnTable): void {
  store(KEPT, JSON.stringify(ownTables().filter((one) => !isSame(one, table))))
}

const isSame = (one: OwnTable, other: OwnTable) => JSON.stringify(one.title) === JSON.stringify(other.title)

/** What was drawn last, saved or not: a page that is closed by mistake loses nothing. */
export function lastDrawn(): string | null {
  return localStorage.getItem(LAST)
}

export function rememberDrawn(text: string): void {
  store(LAST, text)
}

function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
