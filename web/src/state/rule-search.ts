import type { Rules } from '../api/types'

/** Words shorter than this are not looked up among the names of things: "de" is in many of them. */
const LEAST = 3

/** Without accents and in lower case. */
export function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The word, and what its singular may be, in English or Spanish: "bodies" gives "body", "líderes" gives "lider". */
export function singulars(word: string): string[] {
  const found = [word]
  if (word.length > LEAST && word.endsWith('s')) found.push(word.slice(0, -1))
  if (word.length > LEAST + 1) {
    if (word.endsWith('es')) found.push(word.slice(0, -2))
    if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`)
    if (word.endsWith('ces')) found.push(`${word.slice(0, -3)}z`)
  }
  return found
}

/** Whether two words are one, in the singular or the plural. */
function sameWord(one: string, other: string): boolean {
  const forms = singulars(other)
  return singulars(one).some((form) => forms.includes(form))
}

/** Whether the text has these words, one after the other. */
function hasPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  return text.some((_, at) => phrase.every((word, next) => sameWord(text[at + next] ?? '', word)))
}

/**
 * The rules of a game, ready to be searched. A rule is found by the words of its text, name and id, by the names that other editions have
 * for the things in it, and by its wording in the `others`: the same rules in further languages.
 */
export class RuleIndex {
  readonly #shown: Rules
  /** For each rule every form of every word. */
  readonly #forms = new Map<string, Set<string>>()

  constructor(shown: Rules, others: readonly Rules[] = []) {
    this.#shown = shown
    for (const book of [shown, ...others]) this.#add(book)
  }

  #add({ sections, terms }: Rules): void {
    const things = terms.map((names) => names.map(wordsOf))
    for (const { id, name, text } of sections.flatMap(({ rules }) => rules)) {
      const words = wordsOf(`${name ?? ''} ${text}`)
      const named = things.filter((names) => names.some((name) => hasPhrase(words, name)))
      const forms = this.#forms.get(id) ?? new Set<string>()
      for (const word of [...words, ...named.flat(2)]) for (const form of singulars(word)) forms.add(form)
      this.#forms.set(id, forms)
    }
  }

  /** The sections, with those rules only that have all the wanted words, or words that begin so. */
  find(wanted: string): Rules['sections'] {
    const words = normalize(wanted).split(/\s+/).filter(Boolean)
    if (!words.length) return this.#shown.sections
    return this.#shown.sections
      .map((section) => ({ ...section, rules: section.rules.filter(({ id }) => words.every((word) => this.#has(id, word))) }))
      .filter(({ rules }) => rules.length)
  }

  #has(id: string, word: string): boolean {
    const forms = this.#forms.get(id) ?? new Set()
    return (
      normalize(id).includes(word) || singulars(word).some((form) => forms.has(form)) || [...forms].some((form) => form.startsWith(word))
    )
  }

  /** The names of the things that are looked for, where a thing has several: those of the editions first, in their order. */
  names(wanted: string): string[][] {
    const words = wordsOf(wanted).filter((word) => word.length >= LEAST)
    return this.#shown.terms
      .filter((names) => new Set(names).size > 1)
      .filter((names) => names.some((name) => wordsOf(name).some((part) => words.some((word) => sameWord(word, part)))))
  }
}
