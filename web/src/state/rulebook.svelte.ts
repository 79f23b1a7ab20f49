import { api } from '../api/client'
import type { Language, Rule, Rules } from '../api/types'

/** The rules of games, fetched once for each language and edition. */
class Rulebook {
  #books = $state.raw<Record<string, Rules>>({})
  #fetching = new Map<string, Promise<Rules>>()

  async fetch(game: string, language: Language, edition: string | null): Promise<Rules> {
    const key = `${game} ${language} ${edition}`
    const request = this.#fetching.get(key) ?? api.rules(game, language, edition)
    this.#fetching.set(key, request)
    try {
      const book = await request
      this.#books = { ...this.#books, [key]: book }
      return book
    } catch (error) {
      this.#fetching.delete(key)
      throw error
    }
  }

  /** A rule, if the rules of that game are loaded. */
  find(game: string, language: Language, edition: string | null, id: string): Rule | undefined {
    const sections = this.#books[`${game} ${language} ${edition}`]?.sections ?? []
    return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id)
  }
}

export const rulebook = new Rulebook()

/** The address of a game's rules, in the wording of an edition. */
export function rulesPage(game: string, edition: string | null): string {
  return `/rules/${game}${edition === null ? '' : `?edition=${encodeURIComponent(edition)}`}`
}
