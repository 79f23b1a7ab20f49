import type { Action } from '../../../api/types'
import { ARTIFACTS, FACTIONS, GOODS } from '../model/view'
import type { SymbolName } from '../pieces/symbols'

/** What an answer is about, as a picture: a thing, and whether it comes, goes, or is neither. */
export interface Thing {
  icon: SymbolName
  sign: '+' | '–' | ''
}

const thing = (icon: SymbolName | undefined, sign: Thing['sign']): Thing | null => (icon ? { icon, sign } : null)

/** The thing that an answer gains or gives up; null: it is about no single thing. */
export function thingOf(action: Action): Thing | null {
  const [kind, first] = action
  const number = Number(first)
  switch (kind) {
    case 'take':
      return thing(GOODS[number], '+')
    case 'draw':
      return thing('card', '+')
    case 'lose-knowledge':
      return thing('knowledge', '–')
    case 'gain-morale':
      return thing('morale', '+')
    case 'discard':
      return thing(ARTIFACTS[number], '–')
    case 'lose':
      return thing(GOODS[number], '–')
    case 'feed':
      // The number after the four commodities: nothing is fed.
      return number < 4 ? thing(GOODS[number], '–') : thing('close', '')
    case 'star':
      // The numbers after the four territories: built markets.
      return thing(FACTIONS[number] ?? 'authority', '')
    case 'dilemma':
      return thing(number === 2 ? 'star' : 'people', '')
    case 'accept':
      return thing('check', '')
    case 'refuse':
      return thing('close', '')
    default:
      return null
  }
}
