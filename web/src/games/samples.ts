import type { Action, Card, ChoiceDetails, JsonObject, Language } from '../api/types'
import type { Component } from 'svelte'
import type { Choice } from './board'

/** A question as the server asks it, with its words in every language. */
export interface SampleQuestion {
  /** Who is asked. */
  seat: number
  view: JsonObject
  legal: readonly Action[]
  words: Readonly<Record<Language, { question: string; legal: readonly string[]; details: readonly (ChoiceDetails | null)[] }>>
}

/** What shows a game on the `/kit` page. */
export interface Samples {
  /** The game's pieces. `turn` goes up by one with each click: pieces that turn or flip follow it. */
  Pieces: Component<{ turn: number }>
  /** The board in typical situations. */
  Boards: Component
  /** Questions that the game draws as pictures, by their names. */
  questions?: Readonly<Record<string, SampleQuestion>>
  /** The cards that they name. */
  cards?: Readonly<Record<Language, readonly Card[]>>
}

/** The answers to a question in this language. */
export function choicesOf({ legal, words }: SampleQuestion, language: Language): Choice[] {
  const said = words[language]
  return legal.map((action, at) => ({ action, text: said.legal[at] ?? '', details: said.details[at] ?? null }))
}
