import type { JsonObject } from '../../../api/types'
import type { Query } from '../../board'

/** Milliseconds for which a question must stay the same before it is asked: a pointer passes over many figures. */
const PAUSE = 90
/** Milliseconds after which a question that was not answered, since too many were asked at once, is asked again, and how often. */
const AGAIN = 1500
const MOST_TRIES = 4

/** The answers to all questions about a position, shared by the board and the prompt: each question is asked once. */
const answers = new WeakMap<object, Map<string, Promise<JsonObject | null>>>()

const keyOf = (question: string, args: JsonObject) => `${question} ${JSON.stringify(args)}`

/** Whether a question about a position was asked already. */
export const isAnswered = (position: object, question: string, args: JsonObject) => answers.get(position)?.has(keyOf(question, args)) ?? false

export function answerTo(position: object, question: string, args: JsonObject, query: Query): Promise<JsonObject | null> {
  const known = answers.get(position) ?? new Map<string, Promise<JsonObject | null>>()
  answers.set(position, known)
  const key = keyOf(question, args)
  const found = known.get(key)
  if (found) return found
  const answer = query(question, args)
  known.set(key, answer)
  // What was not answered may be asked again.
  void answer.then((said) => said ?? known.delete(key))
  return answer
}

/** A question that is asked as long as its arguments are not null, and the answer to it in the present position. */
export class Asked<Answer> {
  answer = $state.raw<Answer | null>(null)

  /** `position` is the view that the question is about. */
  constructor(question: string, args: () => JsonObject | null, position: () => JsonObject, query: () => Query | undefined) {
    let shown = ''
    let shownIn: JsonObject | null = null
    $effect(() => {
      const now = position()
      const asked = args()
      const ask = query()
      const key = JSON.stringify(asked)
      if (key !== shown || now !== shownIn) this.answer = null
      shown = key
      shownIn = now
      if (!asked || !ask) return
      let isWanted = true
      const isKnown = isAnswered(now, question, asked)
      let timer = setTimeout(() => attempt(MOST_TRIES), isKnown ? 0 : PAUSE)
      const attempt = (tries: number) => {
        void answerTo(now, question, asked, ask).then((answer) => {
          if (!isWanted) return
          if (answer !== null) this.answer = answer as unknown as Answer
          else if (tries > 1) timer = setTimeout(() => attempt(tries - 1), AGAIN)
        })
      }
      return () => {
        isWanted = false
        clearTimeout(timer)
      }
    })
  }
}
