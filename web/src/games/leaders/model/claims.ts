import type { GameEvent } from '../../../api/types'
import { t } from '../../../text/text.svelte'
import { kindName, recruitName } from './labels'
import { ownerOf, slotOf, type LeadersView } from './view'

/** The claims that a seat has made, the newest first. */
export function claimsBy(seat: number, view: LeadersView): GameEvent[] {
  return view.claims.filter((claim) => claim['seat'] === seat).reverse()
}

/** A claim in the speaker's own words, short enough for a bubble. */
export function claimText(claim: GameEvent, names: readonly string[], me: number | null): string {
  if (claim.event === 'claimed-team') {
    const target = Number(claim['target'])
    return t('leaders-board-says-team', {
      own: target === claim['seat'] ? 'yes' : 'no',
      target: names[target] ?? '',
      member: t(`leaders-member-${String(claim['team'])}`),
    })
  }
  const place = Number(claim['place'])
  return t('leaders-board-says-recruit', {
    own: ownerOf(place) === claim['seat'] ? 'yes' : 'no',
    which: recruitName(place, names, me),
    place: slotOf(place) + 1,
    recruit: kindName(String(claim['recruit'])),
  })
}
