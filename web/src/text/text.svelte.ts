import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { fetchSource, type Language, type Part } from './sources'

export type Args = Record<string, FluentVariable>

/** The messages of one language. */
export class Words {
  readonly #bundle: FluentBundle

  constructor(language: Language, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source))
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** The message of that key. One that is missing shows its key: a test finds it first. */
  say(key: string, args?: Args): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (pattern == null) return key
    return this.#bundle.formatPattern(pattern, args ?? null, [])
  }
}

/**
 * What the page says, in the language chosen now and in the words of the edition that is played. Everything that calls
 * `t` is said anew when one of them changes.
 */
class Speech {
  #language = $state<Language>('en')
  #edition = $state<string | null>(null)
  #words = $state.raw<Words>(new Words('en', []))
  #parts: readonly Part[] = ['web']

  get language(): Language {
    return this.#language
  }

  /** Of the game on this page; null: none is played here, and words are those of the usual edition. */
  get edition(): string | null {
    return this.#edition
  }

  readonly t = (key: string, args?: Args): string => this.#words.say(key, { edition: this.#edition ?? '', ...args })

  /** Use the words of this edition, if it is one, until the function that comes back is called. */
  follow(edition: unknown): () => void {
    this.#edition = typeof edition === 'string' ? edition : null
    return () => (this.#edition = null)
  }

  has(key: string): boolean {
    return this.#words.has(key)
  }

  /** Speak this language from now on, once its texts are here. */
  async speak(language: Language): Promise<void> {
    await this.#load(language, this.#parts)
  }

  /** Also the texts of a game. */
  async need(...parts: Part[]): Promise<void> {
    const all = [...new Set([...this.#parts, ...parts])]
    if (all.length > this.#parts.length) await this.#load(this.#language, all)
  }

  async #load(language: Language, parts: readonly Part[]): Promise<void> {
    const sources = await Promise.all(parts.map((part) => fetchSource(language, part)))
    this.#parts = parts
    this.#words = new Words(language, sources)
    this.#language = language
    document.documentElement.lang = language
  }
}

export const speech = new Speech()
export const t = speech.t
