import type { Rules } from '../api/types'

/** Without accents and capitals, so that nobody has to type them. */
export function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The sections with the rules that have all the wanted words, in their text, name or id. */
export function searchRules(book: Rules, wanted: string): Rules['sections'] {
  const words = bare(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return book.sections
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = bare(`${rule.id} ${rule.name ?? ''} ${rule.text}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ rules }) => rules.length)
}
