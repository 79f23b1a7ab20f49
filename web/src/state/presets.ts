/** Options that another page has chosen for the next new table of a game: each is taken once. */

type Options = Readonly<Record<string, string | number | boolean>>

class Presets {
  readonly #options = new Map<string, Options>()

  set(game: string, options: Options): void {
    this.#options.set(game, options)
  }

  take(game: string): Options {
    const found = this.#options.get(game) ?? {}
    this.#options.delete(game)
    return found
  }
}

export const presets = new Presets()
