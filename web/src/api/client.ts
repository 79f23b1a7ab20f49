import type { Card, Freed, Game, Made, Me, NewTable, Person, Reason, Rules, Steps, Table } from './types'

/** The server has said no, or has not answered: then the code is `unreachable`. */
export class Refused extends Error {
  readonly code: string
  readonly reason: Reason
  /** The status of HTTP; 0 if there was no answer. */
  readonly status: number

  constructor(status: number, reason: Reason) {
    super(reason.message)
    this.name = 'Refused'
    this.status = status
    this.code = reason.code
    this.reason = reason
  }
}

function failure(status: number, code: string, message: string): Refused {
  return new Refused(status, { code, message, rule: null, details: [] })
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const body = (await response.json()) as { error?: Reason }
    if (body.error) return new Refused(response.status, body.error)
  } catch {
    // Not of our server: a proxy on the way, perhaps.
  }
  return failure(response.status, 'refused', response.statusText)
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw failure(0, 'unreachable', 'the server does not answer')
  }
  if (!response.ok) throw await refusal(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}

const get = <T>(path: string) => request<T>('GET', path)
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body)
const table = (id: string) => `/tables/${encodeURIComponent(id)}`

/** Everything that the page asks the server, by name. */
export const api = {
  games: () => get<Game[]>('/games'),
  lobby: () => get<Table[]>('/tables'),
  table: (id: string) => get<Table>(table(id)),
  me: () => get<Me>('/me'),
  comeAsGuest: (name: string) => post<Person>('/guests', { name }),
  register: (name: string, password: string) => post<Person>('/accounts', { name, password }),
  signIn: (name: string, password: string) => post<Person>('/session', { name, password }),
  signOut: () => request<void>('DELETE', '/session'),
  makeTable: (wanted: NewTable) => post<Made>('/tables', wanted),
  openInvitation: (invitation: string) => post<Table>('/invitations', { invitation }),
  join: (id: string, wanted: { seat?: number; invitation?: string }) =>
    post<{ table: Table; seat: number }>(`${table(id)}/join`, wanted),
  start: (id: string) => request<Table>('POST', `${table(id)}/start`),
  leave: (id: string) => request<Table>('POST', `${table(id)}/leave`),
  rematch: (id: string) => request<Table>('POST', `${table(id)}/rematch`),
  freeSeat: (id: string, seat: number, kind: 'open' | 'invited' | 'bot') =>
    post<Freed>(`${table(id)}/seats/${seat}/free`, { kind }),
  steps: (id: string, seat: number | null, first: number, count: number, language: string) =>
    get<Steps>(`${table(id)}/steps?first=${first}&count=${count}&lang=${language}${seat === null ? '' : `&seat=${seat}`}`),
  rules: (game: string, language: string) => get<Rules>(`/rules/${encodeURIComponent(game)}?lang=${language}`),
  cards: (id: string, language: string) => get<Card[]>(`${table(id)}/cards?lang=${language}`),
  recordAddress: (id: string) => `/api${table(id)}/record`,
}
