/** What the server gives, as `/openapi.json` and docs/protocol.md show it. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

/** An action in the form that is sent: its kind, then its fields. */
export type Action = (string | number)[]

export interface Reason {
  code: string
  message: string
  rule: string | null
  details: string[]
}

export interface Person {
  id: string
  name: string
  guest: boolean
}

export interface Option {
  name: string
  type: 'text' | 'number' | 'flag'
  default: string | number | boolean
  about: string
  choices: (string | number)[]
  low: number | null
  high: number | null
}

export interface Game {
  id: string
  title: string
  revision: number
  least_seats: number
  most_seats: number
  options: Option[]
}

export type SeatKind = 'person' | 'bot' | 'open' | 'invited'

export interface Seat {
  number: number
  kind: SeatKind
  name: string | null
  /** Whose seat it is, even if they are away. */
  person_id: string | null
  guest: boolean
  strength: Strength | null
  /** Why the person whose seat it is is not there; they may come back. */
  away: 'left' | 'timeout' | null
  person: string | null
  /** The id of whoever they sit beside, at the same screen. */
  beside?: string | null
  entropy: string | null
  entropy_from: 'player' | 'server' | null
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; start: number; increment: number }
  | { kind: 'correspondence'; days: number }

export const TALKS = ['any', 'en', 'es'] as const

/** How a table is played: chosen when it is made, and never changed. */
export interface TableSettings {
  clock: Clock
  on_timeout: 'bot' | 'wait'
  on_leave: 'bot' | 'wait'
  /** In seconds; null: as is usual on this server. */
  reaction_wait: number | null
  spectators: 'all' | 'delayed' | 'none'
  delay: number
  /** What is spoken in the table talk. */
  language: (typeof TALKS)[number]
}

export interface Outcome {
  winners: number[]
  scores?: number[] | null
  reason: string
  rule?: string | null
}

export interface Table {
  id: string
  game: string
  revision: number
  options: { [name: string]: string | number | boolean }
  /** Begun under older rules: it can be left, and not gone on with. */
  outdated: boolean
  /** Options whose value is too long for a list or a socket. */
  left_out: string[]
  status: 'waiting' | 'playing' | 'finished' | 'closed'
  host: string
  host_id: string
  seats: Seat[]
  settings: TableSettings
  dice: { commitment: string; secret: string | null } | null
  outcome: Outcome | null
  rematch: string | null
  created: number
}

export interface MyTable {
  table: Table
  seat: number
  my_turn: boolean
  /** I have left it, or run out of time, and may come back. */
  away: boolean
}

/** What I have missed at a table. */
export interface Missed {
  table: string
  game: string
  status: 'playing' | 'finished'
  seat: number
  my_turn: boolean
  /** How many events there are since I looked; the newest are in `words`. */
  count: number
  words: string[]
  outcome: Outcome | null
}

export interface PersonalNotice {
  id: number
  kind: 'turn' | 'started' | 'finished' | 'rematch'
  table: string
  game: string
  read: boolean
  at: number
}

export interface Replay {
  id: string
  /** A table of this server, or a record that somebody has brought. */
  source: 'table' | 'record'
  game: string
  options: { [name: string]: unknown }
  /** Who sat there; a record has no names. */
  seats: (string | null)[]
  outcome: Outcome | null
  finished: number | null
  dice: { verifiable: boolean; revealed: boolean; good: boolean; checked: number } | null
}

/** One kind of throw: what it came to, and what as many come to on average. */
export interface Luck {
  what: string
  thrown: number
  result: number
  expected: number
}

export interface PersonStatistics {
  person: Person
  games: {
    game: string
    played: number
    won: number
    rating: { mu: number; sigma: number; points: number; games: number } | null
    dice: Luck[]
  }[]
  recent: { table: string | null; game: string; won: boolean; place: number; score: number; finished: number }[]
}

export interface TableStatistics {
  table: string
  game: string
  started: number | null
  finished: number | null
  seats: { seat: number; won: boolean; place: number; score: number; dice: Luck[] }[]
}

export interface Hook {
  id: string
  url: string
  working: boolean
}

export interface Token {
  id: string
  name: string
  created: number
}

export interface Me {
  person: Person
  tables: MyTable[]
}

export interface Invitation {
  seat: number
  token: string
}

export interface Made {
  table: Table
  invitations: Invitation[]
}

export interface Freed {
  table: Table
  invitation: Invitation | null
}

/** How strong a bot is. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]

export type Bot = 'bot' | `bot:${Strength}`

export interface NewTable {
  game: string
  options?: { [name: string]: string | number | boolean }
  seats: ('me' | 'invited' | 'open' | Bot | `beside:${string}`)[]
  settings?: TableSettings
}

export interface GameEvent {
  n: number
  event: string
  rule: string
  [name: string]: Json
}

export interface Step {
  number: number
  seat: number | null
  action: Action | null
  view: JsonObject
  events: GameEvent[]
  words: string[]
}

export interface Steps {
  total: number
  seat: number | null
  steps: Step[]
}

/** A card of a table; actions call it by its place in the list. */
export interface Card {
  id: string
  name: string
  text: string
  reaction: boolean
}

export interface ChatLine {
  id: number
  seat: number
  name: string
  text: string
  at: number
}

/** The game as one seat, or a spectator, may see it. */
export interface GameMessage {
  type: 'game'
  seat: number | null
  position: string
  view: JsonObject
  legal: Action[]
  may_undo: boolean
  clocks: Clocks | null
  outcome: Outcome | null
  since: number
  events: GameEvent[]
  /** Of all events that we have now. */
  mark: string
  words: Words
}

/** What each seat has left, in milliseconds, and whether its clock runs. */
export interface Clocks {
  kind: 'live' | 'correspondence'
  now: number
  increment: number
  seats: { left: number; running: boolean }[]
}

/** The same in words: what is asked, each legal action, each event. */
export interface Words {
  question: string | null
  legal: string[]
  events: string[]
}

/** Why something may not be done; both null if it may. */
export interface WhyNot {
  rule: string | null
  text: string | null
}

/** A rule of a ledger. */
export interface Rule {
  id: string
  name: string | null
  text: string
  ruling: boolean
}

export interface Rules {
  /** Those with words of their own, the usual one first. */
  editions: string[]
  /** In whose words they are; null where the game has no such editions. */
  edition: string | null
  game: string
  revision: number
  sections: { id: string; title: string; rules: Rule[] }[]
}

export type ServerMessage =
  | { type: 'hello'; protocol: number; seat: number | null; commitment: string | null }
  | { type: 'table'; table: Table; present: number[]; watching: number }
  | GameMessage
  | { type: 'chat'; lines: ChatLine[] }
  | ({ type: 'takeback' } & Takeback)
  | ({ type: 'why'; action: Action } & WhyNot)
  | { type: 'acknowledged'; client_id: string; again: boolean }
  | {
      type: 'refused'
      client_id: string | null
      reason: Reason
      game: GameMessage | null
      retry_after?: number
    }

/** Somebody asks to go back further than undo does; nobody: the seat is null. */
export interface Takeback {
  seat: number | null
  waiting_for: number[]
}

/** What waits for an acknowledgement and is sent again as it was. */
export type Deed =
  | { type: 'act'; client_id: string; position: string; action: Action }
  | { type: 'undo'; client_id: string; position: string }
  | { type: 'takeback'; client_id: string; position: string }
  | { type: 'takeback-answer'; client_id: string; agree: boolean }
