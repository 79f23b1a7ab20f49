import type { JsonObject } from '../../../api/types'
import type { Choice } from '../../board'
import { asDystopiaView } from '../model/view'
import { isRetrieval } from './retrieving/retrieval'

/** How a question is shown: as one of the pictures of this folder, or as the plain list, which is then right. */
export type Shown = 'placing' | 'ways' | 'things' | 'dice' | 'retrieve' | 'feed' | 'offer' | 'cards' | 'abilities' | 'markers' | 'list'

/** Every question of the rules by its name (`codes.QUESTIONS`). */
export const SHOWN: Record<string, Shown> = {
  keep: 'cards',
  turn: 'placing',
  more: 'placing',
  'place-new': 'placing',
  pay: 'ways',
  choose: 'things',
  goods: 'things',
  ability: 'abilities',
  limit: 'things',
  lose: 'things',
  set: 'dice',
  sacrifice: 'dice',
  star: 'things',
  'keep-new': 'cards',
  may: 'things',
  feed: 'feed',
  discard: 'things',
  draft: 'cards',
  tile: 'cards',
  marker: 'markers',
  offer: 'offer',
  trade: 'list',
}

export function shownAs(view: JsonObject, legal: readonly Choice[]): Shown {
  const { question } = asDystopiaView(view).asked
  if (question === 'turn' && legal.every(isRetrieval)) return 'retrieve'
  return SHOWN[question ?? ''] ?? 'list'
}

/** Whether a question has a picture. */
export function knows(view: JsonObject, legal: readonly Choice[]): boolean {
  return legal.length > 0 && shownAs(view, legal) !== 'list'
}
