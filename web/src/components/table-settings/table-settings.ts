import type { TableSettings } from '../../api/types'
import type { IconName } from '../../icons/icons'
import { OWN_NAMES } from '../../text/sources'
import { t } from '../../text/text.svelte'

export interface SettingsFact {
  icon: IconName
  text: string
}

/** The settings of a new table. */
export const DEFAULT_SETTINGS: TableSettings = {
  clock: { kind: 'none' },
  on_timeout: 'bot',
  on_leave: 'bot',
  reaction_wait: null,
  spectators: 'all',
  delay: 0,
  language: 'any',
}

/** The settings that differ from the default ones, each as an icon and a text. */
export function describeSettings(settings: TableSettings): SettingsFact[] {
  const { clock, spectators, delay, language, on_leave, on_timeout } = settings
  const facts: SettingsFact[] = []
  if (language !== 'any') facts.push({ icon: 'chat', text: OWN_NAMES[language] })
  if (clock.kind === 'live')
    facts.push({ icon: 'clock', text: t('web-play-live', { minutes: Math.round(clock.start / 6) / 10, increment: clock.increment }) })
  if (clock.kind === 'correspondence') facts.push({ icon: 'clock', text: t('web-play-days', { days: clock.days }) })
  if (clock.kind !== 'none' && on_timeout === 'wait') facts.push({ icon: 'clock', text: t('web-play-late-wait') })
  if (on_leave === 'wait') facts.push({ icon: 'door', text: t('web-play-leave-wait') })
  if (spectators === 'none') facts.push({ icon: 'lock', text: t('web-play-private') })
  if (spectators === 'delayed') facts.push({ icon: 'eye', text: t('web-play-delayed', { delay }) })
  return facts
}
