import type { EmblemName } from '../cards/emblems'
import type { StarPlace } from '../model/star-places'
import type { SymbolName } from '../pieces/symbols'

/** The sign of where a star stands: a territory has that of its faction. */
const SIGNS: Partial<Record<StarPlace, SymbolName | EmblemName>> = { market: 'stall', recruit: 'worker', dilemma: 'courthouse' }

export function starSign(place: StarPlace): SymbolName | EmblemName {
  return SIGNS[place] ?? (place as SymbolName)
}
