import type { IconName } from '../../../icons/icons'
import { t } from '../../../text/text.svelte'
import { teamOf } from './side'
import { ownerOf, slotOf, TEAMS, type DeclaredAction, type LeadersView, type Player, type Recruit } from './view'

/** Texts about pieces, for screen readers and hints. */

export function recruitName(place: number, names: readonly string[], me: number | null): string {
  const owner = ownerOf(place)
  return t('leaders-recruit-of', {
    whose: owner === me ? 'yours' : 'other',
    owner: names[owner] ?? '',
    place: slotOf(place) + 1,
  })
}

export const kindName = (kind: string) => t(`leaders-recruit-${kind}`)

export function recruitState(recruit: Recruit, me: number | null): string {
  if (recruit.exposed && recruit.kind) return t('leaders-board-exposed', { kind: kindName(recruit.kind) })
  if (recruit.kind) return t('leaders-board-known', { kind: kindName(recruit.kind) })
  if (recruit.one_of) {
    const kinds = recruit.one_of.map((kind) => (kind ? kindName(kind) : t('leaders-board-something')))
    return t('leaders-board-one-of', { kinds: kinds.join(', ') })
  }
  return me === null ? t('leaders-board-hidden') : t('leaders-board-unknown')
}

export function recruitLabel(recruit: Recruit, names: readonly string[], me: number | null, mark?: string): string {
  const parts = [recruitName(recruit.place, names, me), recruitState(recruit, me)]
  if (mark && !recruit.kind) parts.push(t('leaders-board-marked', { kind: kindName(mark) }))
  return parts.join(': ')
}

export function playerLabel(view: LeadersView, player: Player, names: readonly string[], me: number | null): string {
  const { seat } = player
  // An accessible name begins with the visible text of its element.
  const team = teamOf(view, player, me)
  const parts = [names[seat] ?? '']
  if (view.outcome && team) parts.push(teamName(team))
  if (view.outcome?.winners.includes(seat)) parts.push(t('leaders-board-wins'))
  parts.push(t('leaders-board-artifacts', { count: player.hand }))
  if (seat === me) parts.push(t('web-seat-you'))
  if (seat === view.active) parts.push(t('leaders-board-interrogator'))
  if (view.asked.seats.includes(seat)) parts.push(t('web-seat-asked'))
  if (team && !view.outcome) parts.push(teamName(team))
  if (player.gun) {
    parts.push(player.aim === null ? t('leaders-board-gun') : t('leaders-board-aims', { target: names[player.aim] ?? '' }))
  }
  return parts.join(', ')
}

export function teamName(team: string): string {
  return t(`leaders-team-${team}`)
}

export function teamIcon(team: string): IconName {
  return TEAMS.find((known) => known === team) ?? 'euphorian'
}

/** The declared action in one sentence. */
export function declaredText(about: DeclaredAction, names: readonly string[]): string {
  return t(`leaders-deed-${about.deed}`, {
    player: names[about.seat] ?? '',
    owner: names[ownerOf(about.place ?? 0)] ?? '',
    place: slotOf(about.place ?? 0) + 1,
    target: names[about.target ?? 0] ?? '',
  })
}
