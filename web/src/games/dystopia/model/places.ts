import { t } from '../../../text/text.svelte'
import type { DystopiaView } from './view'

/** A space by its id: its name, or with `on` where a worker stands. Sites and markets by where they lie. */
export function spaceName(space: string, form: 'name' | 'on' = 'name'): string {
  const [kind, site] = space.split('-')
  if (kind === 'site' || kind === 'market') return t(`dystopia-space-${kind}`, { form, site: (site ?? '').toUpperCase() })
  return t(`dystopia-space-${space}`, { form })
}

/** What is written on the plate of a space, or where a worker is: short; a built market has the name of its tile. */
export function plateName(space: string, view: DystopiaView): string {
  const [kind, site = ''] = space.split('-')
  const tile = view.sites.find((one) => one.site === site && one.built)?.tile
  if ((kind === 'site' || kind === 'market') && tile) return t(`dystopia-board-tile-${tile}`)
  return kind === 'site' || kind === 'market' ? t('dystopia-board-site', { site: site.toUpperCase() }) : t(`dystopia-board-space-${space}`)
}
