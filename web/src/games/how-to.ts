import type { Component } from 'svelte'
import type { JsonObject } from '../api/types'

/**
 * A page "How to play" as data: the same outline for every language. The texts are messages of `locales/<language>/how-<game>.ftl`, named
 * by game, section and statement: `how-leaders-win-shot`, with `-title`, `-cost` and `-gain` where a statement has them.
 */
export interface Outline {
  game: string
  /** In the order of the page. Every game has the same ones: what, win, table, turn, wrong, end, editions. */
  sections: Section[]
}

export interface Section {
  id: string
  /** The name of a picture: `how-<game>-picture-<name>` is its caption, and `-alt` its text alternative. */
  picture?: string
  statements: Statement[]
}

export interface Statement {
  id: string
  /** The rules that it rests on. */
  rules: string[]
  /** In a turn: `part` is a way to carry out the step before it, `note` holds at any time. All others are steps, and have numbers. */
  as?: string
  /** Where its number stands on the section's picture, in percent from the left and from the top. */
  at?: number[]
  /** A picture of its own. */
  picture?: string
}

/** A position that the engine has made from a scenario; see `tools/how_to_positions.py`. */
export interface Position {
  view: JsonObject
}

export interface Picture {
  position: Position
  /** Draws the position; left out: the board of the game does. */
  Drawing?: Component<{ position: Position }>
}

export interface HowTo {
  outline: Outline
  pictures: Record<string, Picture>
}

/** The key of a message of such a page. */
export function howKey(game: string, ...parts: string[]): string {
  return ['how', game, ...parts].join('-')
}
