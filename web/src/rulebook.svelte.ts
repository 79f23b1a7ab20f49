import { api } from './api/client'
import type { Rule, Rules } from './api/types'

/** Rules by game and language, fetched once each. */
class Rulebook {
  #books = $state.raw<Record<string, Rules>>({})
  #fetching = new Map<string, Promise<Rules>>()

  async fetch(game: string, language: string): Promise<Rules> {
    const key = `${game} ${language}`
    const under = this.#fetching.get(key) ?? api.rules(game, language)
    this.#fetching.set(key, under)
    try {
      const book = await under
      this.#books = { ...this.#books, [key]: book }
      return book
    } catch (error) {
      this.#fetching.delete(key)
      throw error
    }
  }

  /** A rule, if its book is here. */
  find(game: string, language: string, id: string): Rule | undefined {
    const sections = this.#books[`${game} ${language}`]?.sections ?? []
    return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id)
  }
}

export const rulebook = new Rulebook()
