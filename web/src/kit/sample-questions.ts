import type { Action, JsonObject } from '../api/types'

/** A question of dystopia with its answers: each with the key and the arguments of its text. */
interface SampleQuestion {
  question: string
  view: JsonObject
  legal: readonly (readonly [action: Action, key: string, args: Record<string, string | number>])[]
}

const GOODS = { energy: 1, water: 0, food: 2, bliss: 1, gold: 1, stone: 0, clay: 0 }
const PLAYERS = [0, 1, 2].map((seat) => ({ seat, goods: GOODS, hand: 2, morale: 2, known_artifacts: [], available: [2, 5], recruits: [], hidden_recruits: [] }))

/** The view of a sample table, as far as a prompt reads it. */
function asking(question: string, more: JsonObject = {}): JsonObject {
  return {
    seat: 0,
    seats: PLAYERS.length,
    turn: 7,
    active: 0,
    asked: { seats: [0], question, together: false, space: null, ...more },
    players: PLAYERS,
    you: { hand: ['bat', 'book'], offered: [], workers: [] },
  }
}

/** Seat 1 gives 2 food and a bear for 1 energy, 1 gold and a bat. */
const OFFER = { seat: 1, give: [0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0], take: [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0] }

export const QUESTIONS: readonly SampleQuestion[] = [
  {
    question: 'limit',
    view: asking('limit'),
    legal: [
      [['discard', 1], 'dystopia-artifact-bat', {}],
      [['discard', 4], 'dystopia-artifact-book', {}],
    ],
  },
  {
    question: 'goods',
    view: asking('goods'),
    legal: ['gold', 'stone', 'clay'].map((good, at) => [['take', 4 + at], `dystopia-good-${good}`, {}]),
  },
  {
    question: 'set',
    view: asking('set'),
    legal: [1, 2, 3, 4, 5, 6].map((number) => [['set', number], 'dystopia-action-set', { number }]),
  },
  {
    question: 'offer',
    view: { ...asking('offer', { offer: OFFER }), active: 1, trade: { offers_left: 2, wishes: [] } },
    legal: [
      [['accept'], 'dystopia-action-accept', {}],
      [['refuse'], 'dystopia-action-refuse', {}],
    ],
  },
  {
    question: 'trade',
    view: { ...asking('trade'), trade: { offers_left: 1, wishes: [OFFER] } },
    legal: [[['stop'], 'dystopia-action-stop-trading', {}]],
  },
]
