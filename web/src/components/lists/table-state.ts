import type { Table } from '../../api/types'
import type { IconName } from '../../icons/icons'
import { t } from '../../text/text.svelte'

export interface TableState {
  kind: 'plain' | 'accent' | 'good'
  icon?: IconName
  text: string
}

export interface Viewer {
  /** My own seat, if I play there. */
  seat?: number | undefined
  myTurn?: boolean
  /** Whether I have left the table and may come back. */
  away?: boolean
}

/** The label of a table in a list: what it waits for, or how it ended for the viewer. */
export function describeState(table: Table, { seat, myTurn = false, away = false }: Viewer): TableState {
  if (table.status === 'finished') return describeResult(table, seat)
  if (myTurn) return { kind: 'accent', icon: 'arrow', text: t('web-table-my-turn') }
  if (table.status === 'playing') {
    if (away) return { kind: 'plain', icon: 'door', text: t('web-table-away') }
    return { kind: 'plain', text: t(seat === undefined ? 'web-table-playing' : 'web-table-others') }
  }
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const invited = table.seats.filter(({ kind }) => kind === 'invited').length
  if (open) return { kind: 'plain', text: t('web-table-free', { count: open }) }
  return { kind: 'plain', text: invited ? t('web-table-invited', { count: invited }) : t('web-table-ready') }
}

function describeResult({ outcome }: Table, seat: number | undefined): TableState {
  if (seat === undefined || !outcome) return { kind: 'plain', icon: 'play', text: t('web-table-replay') }
  if (outcome.winners.includes(seat)) return { kind: 'good', icon: 'check', text: t('web-table-won') }
  return { kind: 'plain', icon: 'play', text: t(outcome.winners.length ? 'web-table-lost' : 'web-ending-draw') }
}

/** The names of the other players. */
export function otherNames(table: Table, seat: number | undefined): string {
  const names = table.seats.filter((one) => one.name && one.number !== seat).map(({ name }) => name)
  return names.join(', ') || t('web-table-nobody')
}
