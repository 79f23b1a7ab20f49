import { t } from '../../../text/text.svelte'
import type { Token, TokenRow } from '../model/spaces'
import { ARTIFACTS, FACTIONS, GOODS, type Faction } from '../model/view'

/** "a, b and c", in the words of the game. */
export function allOf(parts: readonly string[], key: 'dystopia-and' | 'dystopia-or' = 'dystopia-and'): string {
  return parts.length < 2 ? (parts[0] ?? '') : t(key, { items: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })
}

const allegianceOf = (faction: Faction) => t(`dystopia-faction-${faction}`, { form: 'allegiance' })

function thing(icon: string, count: number): string {
  const isOneOf = (names: readonly string[]) => names.includes(icon)
  if (isOneOf(GOODS)) return t('dystopia-amount-good', { count, good: t(`dystopia-good-${icon}`) })
  if (isOneOf(FACTIONS)) return t('dystopia-list-rises', { faction: allegianceOf(icon as Faction) })
  if (isOneOf(ARTIFACTS)) return t(`dystopia-some-${icon}`, { count })
  switch (icon) {
    case 'card':
      return t('dystopia-amount-artifact', { count })
    case 'resource':
      return t('dystopia-amount-resource', { count })
    case 'good':
      // It is printed beside bliss only.
      return t('dystopia-amount-commodity-but', { count, good: t('dystopia-good-bliss') })
    case 'star':
      return t('dystopia-list-star')
    case 'worker':
      return t('dystopia-list-new-worker')
    case 'pick':
      return t('dystopia-list-dig')
    case 'knowledge':
      return count < 0 ? t('dystopia-list-lose-knowledge', { count: -count }) : t('dystopia-amount-knowledge', { count })
    default:
      return t(`dystopia-amount-${icon}`, { count })
  }
}

/** One printed row: a number says how many of the drawing after it, a slash that one of them is meant. */
function rowInWords(row: TokenRow): string {
  let count = 1
  const things: string[] = []
  for (const token of row) {
    if (typeof token !== 'string') {
      things.push(thing(token.icon, count))
      count = 1
    } else if (token !== '/') count = Number(token.replace('–', '-'))
  }
  return allOf(things, row.includes('/') ? 'dystopia-or' : 'dystopia-and')
}

const isPair = (token: Token | undefined) => token === '2='

/** A price or a gain as it is printed on the board, in words. */
export function inWords(rows: readonly TokenRow[]): string {
  const pair = rows.some(([first]) => isPair(first))
  return allOf(rows.map((row) => (isPair(row[0]) ? t('dystopia-list-pair') : rowInWords(row))), pair ? 'dystopia-or' : 'dystopia-and')
}
