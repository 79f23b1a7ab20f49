/* Generated from docs/protocol.schema.json by `make types`. Do not edit. */

export type SocketMessage = FromServer | ToServer
export type FromServer =
  Hello | TableNow | GameNow | ChatSaid | Takeback | WhyNot | Rewound | Answered | Acknowledged | Refused
export type ToServer = Act | Undo | AskTakeback | AnswerTakeback | SetStanding | Why | Say | AskRewind | AskQuery

export interface Hello {
  type: 'hello'
  protocol: 1
  seat: number | null
  commitment: string | null
}
export interface TableNow {
  type: 'table'
  table: TableOut
  present: number[]
  watching: number
}
export interface TableOut {
  id: string
  game: string
  revision: number
  options: {
    [k: string]: unknown
  }
  left_out?: string[]
  status: 'waiting' | 'playing' | 'finished' | 'closed'
  host: string
  host_id: string
  seats: SeatOut[]
  settings: TableSettings
  dice: DiceOut | null
  outcome: {
    [k: string]: unknown
  } | null
  rematch: string | null
  created: number
  outdated?: boolean
}
export interface SeatOut {
  number: number
  kind: 'person' | 'bot' | 'open' | 'invited'
  name: string | null
  person_id?: string | null
  guest?: boolean
  beside?: string | null
  strength?: ('easy' | 'normal' | 'hard') | null
  away?: ('left' | 'timeout') | null
  person?: string | null
  entropy: string | null
  entropy_from: ('player' | 'server') | null
}
export interface TableSettings {
  clock?: NoClock | LiveClock | DaysClock
  on_timeout?: 'bot' | 'wait'
  on_leave?: 'bot' | 'wait'
  reaction_wait?: number | null
  spectators?: 'all' | 'delayed' | 'none'
  delay?: number
  language?: 'en' | 'es' | 'any'
}
export interface NoClock {
  kind?: 'none'
}
/**
 * Fischer's: so many seconds at the start, and some more whenever one is asked.
 */
export interface LiveClock {
  kind: 'live'
  start: number
  increment?: number
}
/**
 * Correspondence: so many days for each move.
 */
export interface DaysClock {
  kind: 'correspondence'
  days: number
}
/**
 * How the dice can be verified: docs/dice.md.
 */
export interface DiceOut {
  commitment: string
  secret: string | null
}
export interface GameNow {
  type: 'game'
  seat: number | null
  position: string
  /**
   * what the seat may know; its form is the game's own
   */
  view: {
    [k: string]: unknown
  }
  legal: (string | number)[][]
  locations?: (Location | null)[]
  may_undo: boolean
  undo_to?: number[]
  taken_back?: TakenBack[]
  forced?: boolean
  standing?: boolean | null
  clocks: ClocksNow | null
  outcome: Ended | null
  since: number
  events: Event[]
  /**
   * patches, newest first: each turns the view after an event into the view before it; the first is for `view` and the last event
   */
  rewind: PatchOperation[][]
  emphasis: EmphasisOut[]
  mark?: string | null
  words?: Words | null
}
/**
 * Where an action leads on a table that is measured.
 */
export interface Location {
  place: number[]
  cost?: number | null
  way?: number[][] | null
}
/**
 * Events that were taken back, by one seat or with what it asked to take back.
 */
export interface TakenBack {
  by: number
  at: number
  events: Event[]
  words?: string[] | null
}
/**
 * One entry of the log; what it tells beside this is the game's own.
 */
export interface Event {
  n: number
  event: string
  rule?: string | null
  [k: string]: unknown
}
export interface ClocksNow {
  kind: 'live' | 'correspondence'
  now: number
  increment: number
  seats: Clock[]
}
export interface Clock {
  left: number
  running: boolean
}
export interface Ended {
  winners: number[]
  scores: number[]
  reason: string
  rule: string
}
/**
 * One operation of a JSON Patch (RFC 6902). A list that changes its length is replaced whole.
 */
export interface PatchOperation {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: {
    [k: string]: unknown
  }
}
/**
 * How one event is told.
 */
export interface EmphasisOut {
  actor: number | null
  targets: number[]
  weight: 'quiet' | 'normal' | 'major'
}
/**
 * The same in words, for whoever came with a language.
 */
export interface Words {
  question: string | null
  waiting: string | null
  legal: string[]
  details: (ChoiceDetailsOut | null)[] | null
  events: string[]
}
/**
 * What a choice costs and what it does, where its sentence does not say it: in words, and as data for boards.
 */
export interface ChoiceDetailsOut {
  cost: string | null
  effect: string | null
  price?: AmountOut[]
  gains?: AmountOut[]
  follows?: ConsequenceOut[]
  rolls?: RiskyRollOut[]
}
/**
 * So many of something that an icon stands for.
 */
export interface AmountOut {
  icon: string
  number: number
}
/**
 * What a choice sets off beside its gains.
 */
export interface ConsequenceOut {
  kind: string
  about: string | null
  seat: number | null
  number: number | null
  text: string | null
}
/**
 * Dice that are rolled because of a choice, and the chance that they cost something.
 */
export interface RiskyRollOut {
  dice: number
  before: number
  limit: number
  chance: number
  answer: (string | number)[] | null
  text: string | null
}
export interface ChatSaid {
  type: 'chat'
  lines: ChatLine[]
}
export interface ChatLine {
  id: number
  seat: number
  name: string
  text: string
  at: number
}
export interface Takeback {
  type: 'takeback'
  seat: number | null
  waiting_for: number[]
}
/**
 * The answer to `why`: the rule that forbids the action and its reason, or else the action in words.
 */
export interface WhyNot {
  type: 'why'
  /**
   * a kind of action and its values
   *
   * @minItems 1
   */
  action: (string | number)[]
  rule: string | null
  text: string | null
  sentence: string | null
  details: ChoiceDetailsOut | null
}
/**
 * The answer to `rewind`.
 */
export interface Rewound {
  type: 'rewind'
  since: number
  until: number
  /**
   * what the seat may know; its form is the game's own
   */
  view: {
    [k: string]: unknown
  }
  /**
   * patches, newest first: each turns the view after an event into the view before it; the first is for `view` and the last event
   */
  rewind: PatchOperation[][]
}
/**
 * The answer to `query`.
 */
export interface Answered {
  type: 'answer'
  id: string
  question: string
  /**
   * its form is the game's own
   */
  answer: {
    [k: string]: unknown
  }
}
export interface Acknowledged {
  type: 'acknowledged'
  client_id: string
  again: boolean
}
export interface Refused {
  type: 'refused'
  client_id: string | null
  reason: Reason
  game: GameNow | null
  retry_after?: number | null
}
export interface Reason {
  code: string
  message: string
  rule?: string | null
  details?: string[]
}
export interface Act {
  type: 'act'
  client_id: string
  position: string
  /**
   * @minItems 1
   * @maxItems 64
   */
  action: (string | number)[]
}
export interface Undo {
  type: 'undo'
  client_id: string
  position: string
  to?: number | null
}
/**
 * To go back to before my last choice, further than undo does.
 */
export interface AskTakeback {
  type: 'takeback'
  client_id: string
  position: string
}
export interface AnswerTakeback {
  type: 'takeback-answer'
  client_id: string
  agree: boolean
}
/**
 * To decline until something changes, or no longer.
 */
export interface SetStanding {
  type: 'standing'
  client_id: string
  position: string
  on: boolean
}
/**
 * Why may I not do that?
 */
export interface Why {
  type: 'why'
  /**
   * @minItems 1
   * @maxItems 64
   */
  action: (string | number)[]
}
export interface Say {
  type: 'chat'
  text: string
}
/**
 * The views between the events from number `since` on, recomputed from the stored moves.
 */
export interface AskRewind {
  type: 'rewind'
  since: number
}
/**
 * A read-only question about the position, one of those that the game answers; anybody who looks on may ask.
 */
export interface AskQuery {
  type: 'query'
  id: string
  question: string
  arguments?: {
    [k: string]: unknown
  }
}
