import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { fetchSource, type Language, type ResourceId } from './sources'

export type MessageArguments = Record<string, FluentVariable>

/** The messages of one language. */
export class Messages {
  readonly #bundle: FluentBundle

  constructor(language: Language, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source))
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** The formatted message. A missing one shows its key; `tests/words.test.ts` finds missing keys. */
  format(key: string, args?: MessageArguments): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (pattern == null) return key
    return this.#bundle.formatPattern(pattern, args ?? null, [])
  }
}

/**
 * The texts of the page in the current language and the wording of the current edition. Both are reactive: components
 * that call `t` render again when one of them changes.
 */
class Localization {
  #language = $state<Language>('en')
  #edition = $state<string | null>(null)
  #messages = $state.raw<Messages>(new Messages('en', []))
  #resources: readonly ResourceId[] = ['web']

  get language(): Language {
    return this.#language
  }

  /** The edition of the game on this page; null: no game is shown, and the default wording is used. */
  get edition(): string | null {
    return this.#edition
  }

  readonly t = (key: string, args?: MessageArguments): string =>
    this.#messages.format(key, { edition: this.#edition ?? '', ...args })

  /** Use the wording of this edition until the returned function is called; anything but a string means none. */
  useEdition(edition: unknown): () => void {
    this.#edition = typeof edition === 'string' ? edition : null
    return () => (this.#edition = null)
  }

  has(key: string): boolean {
    return this.#messages.has(key)
  }

  /** Switch to this language as soon as its texts are loaded. */
  async setLanguage(language: Language): Promise<void> {
    await this.#load(language, this.#resources)
  }

  /** Load further locale files, such as those of a game; they stay loaded when the language changes. */
  async load(...ids: ResourceId[]): Promise<void> {
    const all = [...new Set([...this.#resources, ...ids])]
    if (all.length > this.#resources.length) await this.#load(this.#language, all)
  }

  async #load(language: Language, ids: readonly ResourceId[]): Promise<void> {
    const sources = await Promise.all(ids.map((id) => fetchSource(language, id)))
    this.#resources = ids
    this.#messages = new Messages(language, sources)
    this.#language = language
    document.documentElement.lang = language
  }
}

export const localization = new Localization()
export const t = localization.t

/** The message of that key, or the other text where there is none. */
export function textOr(key: string, otherwise: string): string {
  return localization.has(key) ? t(key) : otherwise
}
