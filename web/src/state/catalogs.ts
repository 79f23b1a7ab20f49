import { api } from '../api/client'
import type { Catalog, Language } from '../api/types'

const FETCHED = new Map<string, Promise<Catalog>>()

/** All cards of a game in this language; fetched once. */
export function fetchCatalog(game: string, language: Language): Promise<Catalog> {
  const key = `${game} ${language}`
  let found = FETCHED.get(key)
  if (!found) {
    found = api.catalog(game, language)
    FETCHED.set(key, found)
    // After a failure it is asked for again.
    found.catch(() => FETCHED.delete(key))
  }
  return found
}

/** The address of a card, to be shared. */
export function cardPage(game: string, card: string): string {
  return `/cards/${encodeURIComponent(game)}/${encodeURIComponent(card)}`
}
