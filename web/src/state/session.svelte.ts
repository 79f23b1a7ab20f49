import { api, RequestError } from '../api/client'
import { PartMissing } from '../api/page-part'
import type { Me, Strength, Table } from '../api/types'
import { findGame } from '../games/registry'
import { t } from '../text/text.svelte'

/** The person who is signed in, as an account or as a guest. */
class Session {
  #me = $state.raw<Me | null>(null)
  #refreshing: Promise<void> | null = null

  get me(): Me | null {
    return this.#me
  }

  /** Fetch the person from the server; null if nobody is signed in. Concurrent calls share one request. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#fetch().finally(() => (this.#refreshing = null))
    return this.#refreshing
  }

  async #fetch(): Promise<void> {
    try {
      this.#me = await api.me()
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 401) throw error
      this.#me = null
    }
  }

  /** Sign in as a guest, under this or any name, unless somebody is signed in. */
  async ensurePerson(name?: string): Promise<void> {
    if (!this.#me) await this.refresh()
    if (this.#me) return
    await api.comeAsGuest(name?.trim() || t('web-guest-name', { number: 100 + Math.floor(Math.random() * 900) }))
    await this.refresh()
  }

  async signIn(name: string, password: string): Promise<void> {
    await api.signIn(name, password)
    await this.refresh()
  }

  async register(name: string, password: string): Promise<void> {
    await api.register(name, password)
    await this.refresh()
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

  /** Make and start a table against bots: as many as usual, and of the usual strength, if nothing else is said. */
  async playNow(game: string, { bots = findGame(game).usualSeats - 1, strength }: { bots?: number; strength?: Strength } = {}): Promise<Table> {
    await this.ensurePerson()
    const seats = Array.from({ length: bots }, () => (strength ? (`bot:${strength}` as const) : ('bot' as const)))
    const { table } = await api.makeTable({ game, seats: ['me', ...seats] })
    return api.start(table.id)
  }
}

export const session = new Session()

/** The text of an error: in the language of the page if it has one for its code, else the server's. */
export function errorMessage(error: unknown): string {
  if (error instanceof PartMissing) return t('web-error-part')
  if (!(error instanceof RequestError)) return t('web-error-unknown')
  const known = t(`web-error-${error.code}`)
  return known === `web-error-${error.code}` ? error.reason.message : known
}
