import type { JsonObject } from '../../../api/types'
import { t } from '../../../text/text.svelte'
import { asDystopiaView } from '../model/view'

/** What the players who are asked now are to decide; null: nobody is asked. */
export function askedWords(view: JsonObject): string | null {
  const { question } = asDystopiaView(view).asked
  return question ? t(`dystopia-seats-asked-${question}`) : null
}
