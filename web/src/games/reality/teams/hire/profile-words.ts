import type { Hire } from '../../../../api/types'
import { t } from '../../../../text/text.svelte'
import { shotsText } from '../model/team'

export interface ProfileValue {
  key: 'ap' | 'aim' | 'life' | 'shots' | 'attacks' | 'euphoria'
  value: string
}

/** The shots of a profile in a few signs; whoever has a flame-thrower has that instead. */
function shotsWords(hire: Hire): string {
  if (hire.weapons.length) return shotsText(hire.weapons)
  return hire.traits.includes('flames') ? t('reality-casting-flame') : '–'
}

/** The values of a profile, as they are printed. */
export function shortProfile(hire: Hire): ProfileValue[] {
  return [
    { key: 'ap', value: String(hire.ap) },
    { key: 'aim', value: hire.aim === null ? '–' : String(hire.aim) },
    { key: 'life', value: String(hire.life) },
    { key: 'shots', value: shotsWords(hire) },
    { key: 'attacks', value: String(hire.attacks) },
    { key: 'euphoria', value: String(hire.euphoria) },
  ]
}
