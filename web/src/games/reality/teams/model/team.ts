import type { Hire, Team } from '../../../../api/types'

/** A team while it is put together, in the order in which its members were hired. Edits make a new one, so that each can be gone back to. */
export interface Draft {
  readonly title: string
  readonly team: Team
}

export type Member = Team['members'][number]

/** What can be upgraded, in the order of `upgrades`: aim, shots with the first weapon and with the second, attacks. */
export const UPGRADES = ['aim', 'shots', 'second', 'attacks'] as const

export const NOBODY: Team = { leader: null, pair: null, members: [] }

/** The upgrades that a character has something for. */
export function upgradable({ aim, weapons }: Pick<Hire, 'aim' | 'weapons'>): number[] {
  return [...(aim === null ? [] : [0]), ...weapons.map((_, at) => 1 + at), 3]
}

/** With one member more. The first one leads. */
export function hired(team: Team, character: string): Team {
  const member: Member = { character, upgrades: [0, 0, 0, 0], objects: [], charges_on: null }
  return { ...team, leader: team.leader ?? character, members: [...team.members, member] }
}

/** Without a member. The next one leads if it did, and nobody is paired any more with whom nobody can be. */
export function dismissed(team: Team, at: number, isStar: (character: string) => boolean): Team {
  const who = team.members[at]?.character
  const members = team.members.filter((_, other) => other !== at)
  const isThere = (one: string | null) => members.some(({ character }) => character === one)
  return {
    leader: who !== team.leader || isThere(team.leader) ? team.leader : (members[0]?.character ?? null),
    pair: isThere(team.pair) && members.some(({ character }) => isStar(character)) ? team.pair : null,
    members,
  }
}

function changed(team: Team, at: number, change: (member: Member) => Member): Team {
  return { ...team, members: team.members.map((member, other) => (other === at ? change(member) : member)) }
}

/** With so many points of one upgrade. */
export function upgraded(team: Team, at: number, upgrade: number, points: number): Team {
  return changed(team, at, (member) => ({ ...member, upgrades: member.upgrades.map((had, one) => (one === upgrade ? points : had)) }))
}

/** With an object, or without it if the member has it. What has to be fixed to scenery is fixed nowhere yet. */
export function equipped(team: Team, at: number, object: string, isPlaced: boolean): Team {
  return changed(team, at, (member) => {
    const has = member.objects.includes(object)
    const objects = has ? member.objects.filter((one) => one !== object) : [...member.objects, object]
    return { ...member, objects, charges_on: has && isPlaced ? null : member.charges_on }
  })
}

export function placed(team: Team, at: number, element: string | null): Team {
  return changed(team, at, (member) => ({ ...member, charges_on: element }))
}

/** The shots of a profile with their ranges: `5/10″`, of two weapons `1+2/10″`. */
export function shotsText(weapons: Hire['weapons']): string {
  const ranges = new Set(weapons.map(({ range }) => range))
  if (ranges.size === 1) return `${weapons.map(({ shots }) => shots).join('+')}/${[...ranges][0]}″`
  return weapons.map(({ shots, range }) => `${shots}/${range}″`).join(' ')
}

/** A name for a file: small letters, digits and hyphens. */
export function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 40) || 'team'}.toml`
}
