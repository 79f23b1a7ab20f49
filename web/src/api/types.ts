/**
 * The types of what the server sends and takes, under the names that the page uses. They are derived from the generated
 * types by path and by kind of message, not by the names of the server's schemas: those may change without an edit here.
 */
import type { FromServer, ToServer } from './generated/protocol'
import type { Answer, Body, Received } from './http-types'

export type JsonObject = { [name: string]: unknown }

// Answers of the HTTP interface.

export type Game = Answer<'/api/games'>[number]
export type Option = Game['options'][number]
export type Table = Answer<'/api/tables/{table_id}'>
export type Seat = Table['seats'][number]
export type Strength = NonNullable<Seat['strength']>
/** A language of the server's texts. */
export type Language = Exclude<TableSettings['language'], 'any'>
export type TableSettings = Table['settings']
export type ClockSettings = TableSettings['clock']
/** All cards of a game, whatever a table plays with, and how they fare in simulations. */
export type Catalog = Answer<'/api/games/{game_id}/cards'>
export type CatalogCard = Catalog['cards'][number]
export type CardFigure = CatalogCard['figures'][number]
export type Card = Answer<'/api/tables/{table_id}/cards'>[number]
export type TableStatistics = Answer<'/api/tables/{table_id}/statistics'>
export type Luck = TableStatistics['seats'][number]['dice'][number]
export type Me = Answer<'/api/me'>
export type MyTable = Me['tables'][number]
export type MissedTable = Answer<'/api/me/away'>['tables'][number]
export type Notification = Answer<'/api/me/notices'>['notices'][number]
export type PersonStatistics = Answer<'/api/people/{person_id}/statistics'>
export type Invitation = Answer<'/api/tables', 'post'>['invitations'][number]
export type Replay = Answer<'/api/replays/{replay_id}'>
/** Whose eyes a replay is seen with: a seat's, all eyes with everything open, or a spectator's (null). */
export type Viewpoint = Answer<'/api/replays/{replay_id}/steps'>['seat']
export type Moment = Answer<'/api/replays/{replay_id}/moments'>['moments'][number]
export type GameSummary = Answer<'/api/replays/{replay_id}/summary'>
export type GameTurn = GameSummary['turns'][number]
export type Step = Answer<'/api/replays/{replay_id}/steps'>['steps'][number]
export type Lesson = Answer<'/api/lessons/{game_id}', 'post'>
export type LessonSummary = Answer<'/api/lessons'>[number]
/** What a table of scenery can be made of, and the tables to begin with. */
export type SceneryKit = Answer<'/api/games/{game_id}/scenery'>
export type SceneryCheck = Answer<'/api/games/{game_id}/scenery/check', 'post'>
/** Whom and what a team can be made of. */
export type ForHire = Answer<'/api/games/{game_id}/teams'>
export type Hire = ForHire['characters'][number]
export type Gear = ForHire['objects'][number]
/** A table, and the teams that are ready for it. */
export type TeamOffer = Answer<'/api/games/{game_id}/teams/offer', 'post'>
/** What the server says of a team. */
export type CheckedTeam = Answer<'/api/games/{game_id}/teams/check', 'post'>
export type Team = NonNullable<CheckedTeam['team']>
export type TeamFlaw = CheckedTeam['flaws'][number]
export type Rules = Answer<'/api/rules/{game_id}'>
export type Rule = Rules['sections'][number]['rules'][number]

// Bodies of requests.

/** The options of a table for which a team is meant, and the language of the answer. */
export type TeamStage = Body<'/api/games/{game_id}/teams/offer'>
export type NewTable = Body<'/api/tables'>
/** What a seat becomes that is freed: open, invited or a bot of some strength. */
export type FreedKind = NonNullable<Body<'/api/tables/{table_id}/seats/{number}/free'>['kind']>

export const STRENGTHS = ['easy', 'normal', 'hard'] as const satisfies Strength[]

// Messages of the socket.

type Message<Type> = Received<Extract<FromServer, { type: Type }>>

export type GameMessage = Message<'game'>
export type GameEvent = GameMessage['events'][number]
export type Emphasis = GameMessage['emphasis'][number]
type AllDetails = NonNullable<NonNullable<NonNullable<GameMessage['words']>['details']>[number]>
/** What a choice costs, brings and sets off. Data that it does not have are left out. */
export type ChoiceDetails = Pick<AllDetails, 'cost' | 'effect'> & Partial<AllDetails>
export type Amount = AllDetails['gains'][number]
export type Consequence = AllDetails['follows'][number]
/** Dice that are rolled because of a choice, and the chance that they cost something. */
export type RiskyRoll = AllDetails['rolls'][number]
export type Outcome = NonNullable<GameMessage['outcome']>
export type Clocks = NonNullable<GameMessage['clocks']>
export type ChatLine = Message<'chat'>['lines'][number]
/** The views after each of some events: the last one, and how to go back from it. */
export type RewindMessage = Message<'rewind'>
export type Reason = Message<'refused'>['reason']
/** A request to go back further than undo does; no seat: nobody asks. */
export type Takeback = Omit<Message<'takeback'>, 'type'>
/** Why an action is not allowed; both null if it is. */
export type WhyNotAnswer = Pick<Message<'why'>, 'rule' | 'text'> & Partial<Pick<Message<'why'>, 'sentence' | 'details'>>

export type ServerMessage =
  | Message<Exclude<FromServer['type'], 'refused'>>
  // Only some refusals say when to try again.
  | (Omit<Message<'refused'>, 'retry_after'> & { retry_after?: number | null })

/** A message that the server acknowledges or refuses: it is sent again until it does. */
export type Command = Extract<ToServer, { client_id: string }>

/** An action in the form that is sent: its kind, then its values. */
export type Action = Extract<ToServer, { type: 'act' }>['action']
