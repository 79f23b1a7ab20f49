import type { Invitation } from '../api/types'

const KEY = 'euphoria-invitations'

/** Invitations are told once, to whoever made the table: this browser keeps them until they are used. */
export function keepInvitations(table: string, invitations: readonly Invitation[]): void {
  const kept = read()
  const others = (kept[table] ?? []).filter((one) => !invitations.some(({ seat }) => seat === one.seat))
  localStorage.setItem(KEY, JSON.stringify({ ...kept, [table]: [...others, ...invitations] }))
}

export function invitationFor(table: string, seat: number): string | null {
  return read()[table]?.find((one) => one.seat === seat)?.token ?? null
}

/** The token stands after `#`, which no browser sends to any server. */
export function invitationLink(token: string): string {
  return `${location.origin}/join#${token}`
}

function read(): Record<string, Invitation[]> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Invitation[]>
  } catch {
    return {}
  }
}
