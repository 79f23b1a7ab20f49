import type { Rules } from '../api/types'

/** Without accents and in lower case. */
export function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The sections, with those rules only that have all the wanted words in their text, name or id. */
export function searchRules(book: Rules, wanted: string): Rules['sections'] {
  const words = normalize(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return book.sections
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = normalize(`${rule.id} ${rule.name ?? ''} ${rule.text}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ rules }) => rules.length)
}
