import type { Action, WhyNotAnswer } from '../../../api/types'
import { sameAction, type Choice } from '../../board'

/** What the server says of an action that may not be listed: a sentence and what it means, or why it is not allowed. */
export class Verdict {
  #answer = $state.raw<WhyNotAnswer | null>(null)
  readonly #listed: () => Choice | undefined

  constructor(action: () => Action | null, legal: () => readonly Choice[], why: (action: Action) => Promise<WhyNotAnswer>) {
    this.#listed = () => {
      const asked = action()
      return asked ? legal().find((choice) => sameAction(choice.action, asked)) : undefined
    }
    $effect(() => {
      const asked = action()
      this.#answer = null
      if (!asked || this.#listed()) return
      let isWanted = true
      void why(asked).then((answer) => {
        if (isWanted) this.#answer = answer
      })
      return () => (isWanted = false)
    })
  }

  /** The action in words, if it is allowed. */
  get sentence(): string | null {
    return this.#listed()?.text ?? (this.#answer?.text === null ? (this.#answer.sentence ?? '') : null)
  }

  get details(): Choice['details'] {
    return this.#listed()?.details ?? (this.#answer?.text === null ? (this.#answer.details ?? null) : null)
  }

  /** Why it is not allowed. */
  get refusal(): { text: string; rule: string | null } | null {
    const answer = this.#answer
    return answer?.text ? { text: answer.text, rule: answer.rule ?? null } : null
  }
}
