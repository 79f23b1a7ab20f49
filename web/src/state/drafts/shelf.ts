/** Something that somebody has made, as its file. */
export interface Kept<Title> {
  title: Title
  text: string
}

export const MOST_KEPT = 40

/** What somebody has made, kept in this browser. */
export class Shelf<Title> {
  readonly #kept: string
  readonly #last: string
  readonly #isTitle: (title: unknown) => title is Title

  /** The keys under which the browser has what is kept, and what was worked on last. */
  constructor(kept: string, last: string, isTitle: (title: unknown) => title is Title) {
    this.#kept = kept
    this.#last = last
    this.#isTitle = isTitle
  }

  all(): Kept<Title>[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#kept) ?? '[]')
      return Array.isArray(found) ? found.filter((one) => this.#isKept(one)) : []
    } catch {
      return []
    }
  }

  #isKept(one: unknown): one is Kept<Title> {
    if (typeof one !== 'object' || one === null) return false
    const { title, text } = one as Partial<Kept<unknown>>
    return typeof text === 'string' && this.#isTitle(title)
  }

  /** Keeps it, in the place of one with the same title. The newest is first. False: the browser has no room. */
  keep(one: Kept<Title>): boolean {
    return store(this.#kept, JSON.stringify([one, ...this.#others(one)].slice(0, MOST_KEPT)))
  }

  forget(one: Kept<Title>): void {
    store(this.#kept, JSON.stringify(this.#others(one)))
  }

  #others(one: Kept<Title>): Kept<Title>[] {
    const title = JSON.stringify(one.title)
    return this.all().filter((other) => JSON.stringify(other.title) !== title)
  }

  /** What was worked on last, kept or not: a page that is closed by mistake loses nothing. */
  last(): string | null {
    return localStorage.getItem(this.#last)
  }

  remember(text: string): void {
    store(this.#last, text)
  }
}

function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
