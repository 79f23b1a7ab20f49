import type { Moment, Table } from '../../api/types'
import { t } from '../../text/text.svelte'

/** The replay of one moment, from where it begins, with everything open. */
export function watchAddress(replay: string, moment: Moment): string {
  return `/replay/${replay}?step=${moment.first}&seat=all`
}

/** The replay of the whole game with everything open. */
export function wholeGameAddress(replay: string): string {
  return `/replay/${replay}?step=0&seat=all`
}

export function turnName({ turn }: Moment): string {
  return t('web-moment-turn', { turn })
}

/** Whether the player on this seat played against bots only: then a rematch needs nobody else. */
export function isAgainstBots(table: Table, seat: number): boolean {
  return table.seats.every(({ kind }, number) => number === seat || kind === 'bot')
}
