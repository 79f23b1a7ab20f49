import { localization } from '../../../../text/text.svelte'

/** A chance in percent. With one decimal no chance of up to four dice is told as none. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(localization.language, { style: 'percent', maximumFractionDigits: 1 }).format(chance)
}
