import { api, RequestError } from '../api/client'
import type { Me, Table } from '../api/types'
import { findGame } from '../games/registry'
import { t } from '../text/text.svelte'

/** Who sits at this browser. */
class Session {
  #me = $state.raw<Me | null>(null)
  #looking: Promise<void> | null = null

  get me(): Me | null {
    return this.#me
  }

  /** Ask the server who we are; nobody is fine, too. Those who ask at the same moment share the answer. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null))
    return this.#looking
  }

  async #look(): Promise<void> {
    try {
      this.#me = await api.me()
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 401) throw error
      this.#me = null
    }
  }

  /** Somebody, if need be a guest under this or any name. */
  async beSomebody(name?: string): Promise<void> {
    if (!this.#me) await this.look()
    if (this.#me) return
    await api.comeAsGuest(name?.trim() || t('web-guest-name', { number: 100 + Math.floor(Math.random() * 900) }))
    await this.look()
  }

  async signIn(name: string, password: string): Promise<void> {
    await api.signIn(name, password)
    await this.look()
  }

  async register(name: string, password: string): Promise<void> {
    await api.register(name, password)
    await this.look()
  }

  async signOut(): Promise<void> {
    await api.signOut()
    this.#me = null
  }

  async signOutEverywhere(): Promise<void> {
    await api.signOutEverywhere()
    this.#me = null
  }

  async deleteAccount(password: string): Promise<void> {
    await api.deleteAccount(password)
    this.#me = null
  }

  /** A table against bots, started. */
  async playNow(game: string): Promise<Table> {
    await this.beSomebody()
    const seats: 'bot'[] = Array.from({ length: findGame(game).usualSeats - 1 }, () => 'bot')
    const { table } = await api.makeTable({ game, seats: ['me', ...seats] })
    return api.start(table.id)
  }
}

export const session = new Session()

/** What went wrong, in the language of the page where it has words for it. */
export function problem(error: unknown): string {
  if (!(error instanceof RequestError)) return t('web-error-unknown')
  const known = t(`web-error-${error.code}`)
  return known === `web-error-${error.code}` ? error.reason.message : known
}
