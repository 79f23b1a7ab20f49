import type { Invitation } from '../api/types'

const KEY = 'euphoria-invitations'

/** The server shows an invitation once, to the person who made the table: the browser stores them. */
export function storeInvitations(table: string, invitations: readonly Invitation[]): void {
  const stored = read()
  const others = (stored[table] ?? []).filter((one) => !invitations.some(({ seat }) => seat === one.seat))
  localStorage.setItem(KEY, JSON.stringify({ ...stored, [table]: [...others, ...invitations] }))
}

export function invitationFor(table: string, seat: number): string | null {
  return read()[table]?.find((one) => one.seat === seat)?.token ?? null
}

/** The token is in the fragment, which browsers do not send to the server. */
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
