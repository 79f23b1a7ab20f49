import type { Answer, Inputs, Method, Path } from './http-types'
import type { Action, FreedKind, JsonObject, Language, NewTable, Reason, Team, TeamStage, Viewpoint } from './types'

/** The server has refused a request, or could not be reached: then the code is `unreachable`. */
export class RequestError extends Error {
  readonly code: string
  readonly reason: Reason
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number

  constructor(status: number, reason: Reason) {
    super(reason.message)
    this.name = 'RequestError'
    this.status = status
    this.code = reason.code
    this.reason = reason
  }
}

function failure(status: number, code: string, message: string): RequestError {
  return new RequestError(status, { code, message, rule: null, details: [] })
}

async function errorOf(response: Response): Promise<RequestError> {
  try {
    const body = (await response.json()) as { error?: Reason }
    if (body.error) return new RequestError(response.status, body.error)
  } catch {
    // The answer does not come from our server, but perhaps from a proxy before it.
  }
  return failure(response.status, 'refused', response.statusText)
}

type Values = { [name: string]: string | number | null }

function addressOf(path: string, values: Values = {}, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const given = Object.entries(query).filter(([, value]) => value != null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

async function request<P extends Path, M extends Method>(method: M, path: P, inputs: Inputs<P, M>): Promise<Answer<P, M>> {
  const { path: values, query, body } = inputs as { path?: Values; query?: Values; body?: unknown }
  let response: Response
  try {
    response = await fetch(addressOf(path, values, query), {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw failure(0, 'unreachable', 'the server does not answer')
  }
  if (!response.ok) throw await errorOf(response)
  return (response.status === 204 ? undefined : await response.json()) as Answer<P, M>
}

/** Inputs may be left out where none is required. */
type Optional<P extends Path, M extends Method> = object extends Inputs<P, M> ? [inputs?: Inputs<P, M>] : [inputs: Inputs<P, M>]

const requester =
  <M extends Method>(method: M) =>
  <P extends Path>(path: P, ...[inputs]: Optional<P, M>) =>
    request(method, path, inputs ?? ({} as Inputs<P, M>))

const get = requester('get')
const post = requester('post')
const remove = requester('delete')

const ofTable = (id: string) => ({ path: { table_id: id } })

const LESSON = 'lesson:'

/** What a lesson gives its board for the id of a table. */
export const lessonTable = (game: string) => `${LESSON}${game}`

const RECORD = 'record:'

/** The same for a record that somebody has brought, which belongs to no table. */
export const recordTable = (replay: string) => `${RECORD}${replay}`

/** Every request that the page makes, by name. */
export const api = {
  games: () => get('/api/games'),
  lobby: () => get('/api/tables'),
  table: (id: string) => get('/api/tables/{table_id}', ofTable(id)),
  me: () => get('/api/me'),
  comeAsGuest: (name: string) => post('/api/guests', { body: { name } }),
  register: (name: string, password: string) => post('/api/accounts', { body: { name, password } }),
  signIn: (name: string, password: string) => post('/api/session', { body: { name, password } }),
  signOut: () => remove('/api/session'),
  signOutEverywhere: () => remove('/api/sessions'),
  changePassword: (password: string, changed: string) => post('/api/me/password', { body: { password, new: changed } }),
  deleteAccount: (password: string) => post('/api/me/delete', { body: { password } }),
  missed: (lang: Language) => get('/api/me/away', { query: { lang } }),
  notifications: () => get('/api/me/notices'),
  markRead: (until: number) => post('/api/me/notices/read', { body: { until } }),
  hooks: () => get('/api/me/hooks'),
  setHook: (url: string) => post('/api/me/hooks', { body: { url } }),
  removeHook: (id: string) => remove('/api/me/hooks/{hook_id}', { path: { hook_id: id } }),
  tokens: () => get('/api/tokens'),
  makeToken: (name: string) => post('/api/tokens', { body: { name } }),
  revokeToken: (id: string) => remove('/api/tokens/{token_id}', { path: { token_id: id } }),
  personStatistics: (id: string) => get('/api/people/{person_id}/statistics', { path: { person_id: id } }),
  tableStatistics: (id: string) => get('/api/tables/{table_id}/statistics', ofTable(id)),
  makeTable: (body: NewTable) => post('/api/tables', { body }),
  openInvitation: (invitation: string) => post('/api/invitations', { body: { invitation } }),
  join: (id: string, body: { seat?: number; invitation?: string }) => post('/api/tables/{table_id}/join', { ...ofTable(id), body }),
  start: (id: string) => post('/api/tables/{table_id}/start', ofTable(id)),
  leave: (id: string) => post('/api/tables/{table_id}/leave', ofTable(id)),
  comeBack: (id: string) => post('/api/tables/{table_id}/return', ofTable(id)),
  rematch: (id: string) => post('/api/tables/{table_id}/rematch', { ...ofTable(id), body: { start: true } }),
  moments: (id: string, lang: Language) => get('/api/replays/{replay_id}/moments', { path: { replay_id: id }, query: { lang } }),
  summary: (id: string, lang: Language) => get('/api/replays/{replay_id}/summary', { path: { replay_id: id }, query: { lang } }),
  freeSeat: (id: string, number: number, kind: FreedKind) =>
    post('/api/tables/{table_id}/seats/{number}/free', { path: { table_id: id, number }, body: { kind } }),
  steps: (id: string, seat: Viewpoint, first: number, count: number, lang: Language) =>
    get('/api/replays/{replay_id}/steps', { path: { replay_id: id }, query: { first, count, lang, seat } }),
  rules: (game: string, lang: Language, edition: string | null) =>
    get('/api/rules/{game_id}', { path: { game_id: game }, query: { lang, edition } }),
  lessons: () => get('/api/lessons'),
  lesson: (game: string, moves: Action[], language: Language) =>
    post('/api/lessons/{game_id}', { path: { game_id: game }, body: { moves, language } }),
  lessonWhy: (game: string, moves: Action[], action: Action, language: Language) =>
    post('/api/lessons/{game_id}/why', { path: { game_id: game }, body: { moves, action, language } }),
  lessonQuery: (game: string, moves: Action[], question: string, args: JsonObject) =>
    post('/api/lessons/{game_id}/query', { path: { game_id: game }, body: { moves, question, arguments: args } }),
  /** The cards of a table, of a lesson (see `lessonTable`), or of a record (see `recordTable`). */
  cards: (id: string, lang: Language) =>
    id.startsWith(LESSON)
      ? get('/api/lessons/{game_id}/cards', { path: { game_id: id.slice(LESSON.length) }, query: { lang } })
      : id.startsWith(RECORD)
        ? get('/api/replays/{replay_id}/cards', { path: { replay_id: id.slice(RECORD.length) }, query: { lang } })
        : get('/api/tables/{table_id}/cards', { ...ofTable(id), query: { lang } }),
  catalog: (game: string, lang: Language) => get('/api/games/{game_id}/cards', { path: { game_id: game }, query: { lang } }),
  scenery: (game: string) => get('/api/games/{game_id}/scenery', { path: { game_id: game } }),
  checkScenery: (game: string, text: string, language: Language) => post('/api/games/{game_id}/scenery/check', { path: { game_id: game }, body: { text, language } }),
  madeScenery: (game: string, seed: number, width: number, depth: number) =>
    get('/api/games/{game_id}/scenery/made', { path: { game_id: game }, query: { seed, width, depth } }),
  forHire: (game: string, lang: Language) => get('/api/games/{game_id}/teams', { path: { game_id: game }, query: { lang } }),
  teamOffer: (game: string, stage: TeamStage) => post('/api/games/{game_id}/teams/offer', { path: { game_id: game }, body: stage }),
  checkTeam: (game: string, team: Team, title: string, stage: TeamStage) =>
    post('/api/games/{game_id}/teams/check', { path: { game_id: game }, body: { ...stage, team, title } }),
  readTeam: (game: string, text: string, stage: TeamStage) => post('/api/games/{game_id}/teams/check', { path: { game_id: game }, body: { ...stage, text } }),
  castTeam: (game: string, seed: string, stage: TeamStage) => post('/api/games/{game_id}/teams/cast', { path: { game_id: game }, body: { ...stage, seed } }),
  replays: (count: number) => get('/api/replays', { query: { count } }),
  replay: (id: string) => get('/api/replays/{replay_id}', { path: { replay_id: id } }),
  bringRecord: (body: JsonObject) => post('/api/records', { body }),
  recordAddress: (id: string) => `/api/replays/${encodeURIComponent(id)}/record`,
}
