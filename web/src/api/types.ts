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
  guest: boolean
  /** Whose seat it is. */
  person_id?: string | null
  /** The id of whoever they sit beside, at the same screen. */
  beside?: string | null
  entropy: string | null
  entropy_from: 'player' | 'server' | null
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
  status: 'waiting' | 'playing' | 'finished' | 'closed'
  host: string
  seats: Seat[]
  dice: { commitment: string; secret: string | null } | null
  outcome: Outcome | null
  rematch: string | null
  created: number
  /** How it is played; an older server does not say. */
  settings?: { reaction_wait?: number | null }
}

export interface MyTable {
  table: Table
  seat: number
  my_turn: boolean
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

export interface NewTable {
  game: string
  options?: { [name: string]: string | number | boolean }
  seats: ('me' | 'invited' | 'open' | 'bot' | `bot:${Strength}` | `beside:${string}`)[]
  settings?: { reaction_wait?: number }
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
  game: string
  revision: number
  sections: { id: string; title: string; rules: Rule[] }[]
}

export type ServerMessage =
  | { type: 'hello'; protocol: number; seat: number | null; commitment: string | null }
  | { type: 'table'; table: Table; present: number[]; watching: number }
  | GameMessage
  | { type: 'chat'; lines: ChatLine[] }
  | ({ type: 'why'; action: Action } & WhyNot)
  | { type: 'acknowledged'; client_id: string; again: boolean }
  | {
      type: 'refused'
      client_id: string | null
      reason: Reason
      game: GameMessage | null
      retry_after?: number
    }

/** What waits for an acknowledgement and is sent again as it was. */
export type Deed =
  | { type: 'act'; client_id: string; position: string; action: Action }
  | { type: 'undo'; client_id: string; position: string }
