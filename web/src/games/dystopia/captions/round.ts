import type { NarratedEvent } from '../../../api/narrated'
import { t } from '../../../text/text.svelte'
import { deedsOf, type Deed } from '../model/deeds'
import type { DystopiaView } from '../model/view'
import { drawnSpace } from '../model/targets'
import { tell, type Line, type Source } from './telling'
import type { Amount } from './tokens'

/** What a player did, in few words. */
export interface ShortDeed {
  place: string
  pays: readonly Amount[]
  gains: readonly Amount[]
  loses: readonly Amount[]
  /** What hurts: a lost worker, a bumped one of the viewer. */
  notes: readonly Line[]
}

/** What each player but the viewer did, in the order in which they began. */
export function roundOf(events: readonly NarratedEvent[], source: Source): { seat: number; deeds: ShortDeed[] }[] {
  const players = new Map<number, ShortDeed[]>()
  for (const deed of deedsOf(events)) {
    if (deed.kind === 'turn' || deed.seat === source.seat) continue
    const { pays, gains, loses, lines } = tell(deed, source)
    const short = { place: placeOf(deed, source.view), pays, gains, loses, notes: lines.filter(({ bad }) => bad) }
    players.set(deed.seat, [...(players.get(deed.seat) ?? []), short])
  }
  return [...players].map(([seat, deeds]) => ({ seat, deeds }))
}

function placeOf({ kind, space }: Deed, view: DystopiaView): string {
  if (space === null) return t(`dystopia-captions-did-${kind}`)
  const site = view.sites.find((one) => `site-${one.site}` === drawnSpace(space))
  if (!site) return t(`dystopia-board-space-${space}`)
  return space.startsWith('market-') && site.tile ? t(`dystopia-board-tile-${site.tile}`) : t('dystopia-board-site', { site: site.site.toUpperCase() })
}
