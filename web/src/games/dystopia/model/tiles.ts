import type { SymbolName } from '../pieces/symbols'
import type { Artifact, Good } from './view'
import type { Token, TokenRow } from './spaces'

const icon = (name: SymbolName): Token => ({ icon: name })
const ANY_ARTIFACT: TokenRow = ['1', icon('card')]

/** Four of a commodity, and one thing more. */
function four(commodity: Good, more: TokenRow): readonly TokenRow[] {
  return [['4', icon(commodity)], more]
}

/** A commodity of any kind, and one artifact of a certain kind. */
function shop(artifact: Artifact): readonly TokenRow[] {
  return [['1', icon('good')], [icon(artifact)]]
}

/** The price of a visit, as it is printed on the market tile. */
export const TILE_PRICES: Record<string, readonly TokenRow[]> = {
  laboratory: [['1', icon('resource')], ANY_ARTIFACT],
  spa: four('water', ANY_ARTIFACT),
  courthouse: four('energy', ['1', icon('stone')]),
  plaza: four('water', ['1', icon('clay')]),
  fountain: four('water', ['1', icon('gold')]),
  lounge: four('energy', ANY_ARTIFACT),
  academy: four('food', ['1', icon('gold')]),
  cafeteria: four('food', ANY_ARTIFACT),
  apothecary: four('bliss', ['1', icon('resource')]),
  theater: four('energy', ['1', icon('clay')]),
  registry: four('bliss', ANY_ARTIFACT),
  arena: four('food', ['1', icon('stone')]),
  'teddy-bear-shop': shop('bear'),
  clinic: shop('bifocals'),
  'bemusement-park': shop('balloons'),
  'game-bonfire': shop('game'),
  stadium: shop('bat'),
  'literacy-center': shop('book'),
}
