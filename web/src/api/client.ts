import type {
  Bot,
  Card,
  Freed,
  Game,
  Hook,
  Made,
  Me,
  Missed,
  NewTable,
  Person,
  PersonalNotice,
  PersonStatistics,
  Reason,
  Replay,
  Rules,
  Steps,
  Table,
  TableStatistics,
  Token,
} from './types'

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
const remove = (path: string) => request<void>('DELETE', path)
const named = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`
const table = (id: string) => named('/tables', id)

/** Everything that the page asks the server, by name. */
export const api = {
  games: () => get<Game[]>('/games'),
  lobby: () => get<Table[]>('/tables'),
  table: (id: string) => get<Table>(table(id)),
  me: () => get<Me>('/me'),
  comeAsGuest: (name: string) => post<Person>('/guests', { name }),
  register: (name: string, password: string) => post<Person>('/accounts', { name, password }),
  signIn: (name: string, password: string) => post<Person>('/session', { name, password }),
  signOut: () => remove('/session'),
  signOutEverywhere: () => remove('/sessions'),
  changePassword: (password: string, changed: string) => post<void>('/me/password', { password, new: changed }),
  deleteAccount: (password: string) => post<void>('/me/delete', { password }),
  away: (language: string) => get<{ tables: Missed[] }>(`/me/away?lang=${language}`),
  notices: () => get<{ unread: number; notices: PersonalNotice[] }>('/me/notices'),
  haveRead: (until: number) => post<void>('/me/notices/read', { until }),
  hooks: () => get<Hook[]>('/me/hooks'),
  setHook: (url: string) => post<Hook & { secret: string }>('/me/hooks', { url }),
  removeHook: (id: string) => remove(named('/me/hooks', id)),
  tokens: () => get<Token[]>('/tokens'),
  makeToken: (name: string) => post<Token & { token: string }>('/tokens', { name }),
  revokeToken: (id: string) => remove(named('/tokens', id)),
  personStatistics: (id: string) => get<PersonStatistics>(`${named('/people', id)}/statistics`),
  tableStatistics: (id: string) => get<TableStatistics>(`${table(id)}/statistics`),
  makeTable: (wanted: NewTable) => post<Made>('/tables', wanted),
  openInvitation: (invitation: string) => post<Table>('/invitations', { invitation }),
  join: (id: string, wanted: { seat?: number; invitation?: string }) =>
    post<{ table: Table; seat: number }>(`${table(id)}/join`, wanted),
  start: (id: string) => request<Table>('POST', `${table(id)}/start`),
  leave: (id: string) => request<Table>('POST', `${table(id)}/leave`),
  comeBack: (id: string) => request<{ table: Table; seat: number }>('POST', `${table(id)}/return`),
  rematch: (id: string) => request<Table>('POST', `${table(id)}/rematch`),
  freeSeat: (id: string, seat: number, kind: 'open' | 'invited' | Bot) =>
    post<Freed>(`${table(id)}/seats/${seat}/free`, { kind }),
  steps: (id: string, seat: number | null, first: number, count: number, language: string) =>
    get<Steps>(`${named('/replays', id)}/steps?first=${first}&count=${count}&lang=${language}${seat === null ? '' : `&seat=${seat}`}`),
  rules: (game: string, language: string, edition: string | null) =>
    get<Rules>(`/rules/${encodeURIComponent(game)}?lang=${language}${edition === null ? '' : `&edition=${encodeURIComponent(edition)}`}`),
  cards: (id: string, language: string) => get<Card[]>(`${table(id)}/cards?lang=${language}`),
  replays: (count: number) => get<Replay[]>(`/replays?count=${count}`),
  replay: (id: string) => get<Replay>(named('/replays', id)),
  bringRecord: (record: unknown) => post<Replay>('/records', record),
  recordAddress: (id: string) => `/api${named('/replays', id)}/record`,
}
