import type { Component } from 'svelte'
import type { Action, JsonObject } from '../api/types'
import type { IconName } from '../icons/icons'
import type { ResourceId } from '../text/sources'
import type { BoardProps, SeatDetailsProps, StandingsProps } from './board'
import type { CardProps } from './card'
import type { HowTo } from './how-to'
import type { GamePrompt } from './prompt'
import type { RecapProps } from './recap'
import type { Samples } from './samples'
import type { SoundOf } from './sounds'
import type { StoryProps } from './story'
import type { SummaryProps } from './summary'

type Load<Content> = () => Promise<Content>

/**
 * All that the page has of one game, exported as default by `games/<id>/index.ts`. Every part is optional: what a
 * module leaves out comes from `DEFAULTS` in `registry.ts`, and so does everything of a game without a module.
 */
export interface GameModule {
  /** Rank in lists of games, lowest first. */
  order?: number
  /** Number of seats offered first. */
  usualSeats?: number
  /** The mark in lists of tables. */
  icon?: IconName
  /** The picture on the home page; part of the first download. */
  Poster?: Component
  /** The board, downloaded when a table or replay is opened. */
  loadBoard?: Load<{ default: Component<BoardProps> }>
  /** What the list of players shows of each seat beside its name: goods, workers, points. Downloaded with the board. */
  loadSeatDetails?: Load<{ default: Component<SeatDetailsProps> }> | null
  /** How all players stand, in one picture above their list. Downloaded with the board. */
  loadStandings?: Load<{ default: Component<StandingsProps> }> | null
  /** What the players who are asked are to decide, in two or three words at their seats; null: no more than that they are asked. */
  askedWords?: (view: JsonObject) => string | null
  /** Answers to questions as pictures instead of the list, for the questions that it knows. Downloaded with the board. */
  loadPrompt?: Load<GamePrompt> | null
  /** Texts of the game beside `web`: files in `locales/<language>`. Loaded before anything of the game is shown. */
  resources?: readonly ResourceId[]
  /** Texts of the board only. */
  boardResources?: readonly ResourceId[]
  /** One example of each kind of action. The prompt asks the server why those that are not offered are not allowed. */
  exampleActions?: (seat: number, seats: number) => Action[]
  /** One number a seat that tells how the game goes, drawn over its steps at the end; null: none in this view. */
  progress?: ((view: JsonObject) => number[] | null) | null
  /** The page "How to play"; its texts are `how-<id>` in `locales`. Null: there is none, and the rules are shown instead. */
  loadHowTo?: Load<{ default: HowTo }> | null
  /** A whole card to be read, for the pages of all cards. Without it a card is its name and its text. */
  loadCard?: Load<{ default: Component<CardProps> }>
  /** Texts of cards only. */
  cardResources?: readonly ResourceId[]
  /** How a finished game went, from what the server tells of it: shown at its end at once. */
  loadSummary?: Load<{ default: Component<SummaryProps> }> | null
  /** Texts of that, beside those of the board. */
  summaryResources?: readonly ResourceId[]
  /** What others have done since the viewer's last turn, summed up: shown in the recap below the board instead of the list of events. */
  loadRecap?: Load<{ default: Component<RecapProps> }> | null
  /** How a finished game went, found in all its views: shown at its end on demand. */
  loadStory?: Load<{ default: Component<StoryProps> }> | null
  /** The sound of an event that is shown; without one of its own it has one by its weight. */
  sounds?: SoundOf
  loadSamples?: Load<Samples> | null
  /** The editor at `/tables/new`, for a game that is played on tables of scenery. It loads its own texts. */
  loadTableEditor?: Load<{ default: Component }> | null
  /** The team builder at `/teams`, for a game whose players bring a team. It loads its own texts. */
  loadTeamBuilder?: Load<{ default: Component }> | null
  /** Fields for options of a new table that are more than a line of text, by the option's name. */
  optionFields?: Readonly<Record<string, Load<{ default: Component<OptionFieldProps> }>>>
}

export interface OptionFieldProps {
  label: string
  about: string
  value: string | number | boolean
  onchange: (value: string | number | boolean) => void
}

/** A module with its defaults filled in. */
export type Game = Required<GameModule> & { readonly id: string }
