import { localization } from '../../../text/text.svelte'

export const percent = (chance: number) => Math.round(chance * 100)

/** A mean with at most one decimal, in the reader's language. */
export const mean = (value: number) => new Intl.NumberFormat(localization.language, { maximumFractionDigits: 1 }).format(value)
