import type { Table } from '../../api/types'
import { t } from '../../text/text.svelte'

/** The replay of one moment or turn, from where it begins, with everything open: it plays at once. */
export function watchAddress(replay: string, { first }: { first: number }): string {
  return `/replay/${replay}?step=${first}&seat=all&play=1`
}

/** The replay of the whole game with everything open. */
export function wholeGameAddress(replay: string): string {
  return `/replay/${replay}?step=0&seat=all`
}

export function turnName({ turn }: { turn: number }): string {
  return t('web-moment-turn', { turn })
}

/** Whether the player on this seat played against bots only: then a rematch needs nobody else. */
export function isAgainstBots(table: Table, seat: number): boolean {
  return table.seats.every(({ kind }, number) => number === seat || kind === 'bot')
}
