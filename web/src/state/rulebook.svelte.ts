import { api } from '../api/client'
import type { Language, Rule, Rules } from '../api/types'

/** Rules by game, language and edition, fetched once each. */
class Rulebook {
  #books = $state.raw<Record<string, Rules>>({})
  #fetching = new Map<string, Promise<Rules>>()

  async fetch(game: string, language: Language, edition: string | null): Promise<Rules> {
    const key = `${game} ${language} ${edition}`
    const under = this.#fetching.get(key) ?? api.rules(game, language, edition)
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
  find(game: string, language: Language, edition: string | null, id: string): Rule | undefined {
    const sections = this.#books[`${game} ${language} ${edition}`]?.sections ?? []
    return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id)
  }
}

export const rulebook = new Rulebook()

/** The page of a game's rules, in the words of an edition. */
export function rulesPage(game: string, edition: string | null): string {
  return `/rules/${game}${edition === null ? '' : `?edition=${encodeURIComponent(edition)}`}`
}
