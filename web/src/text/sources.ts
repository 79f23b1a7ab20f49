/** The same files that Python reads. Each is a file of its own in the build, fetched when it is first needed. */
const FILES = import.meta.glob<string>('../../../locales/*/{web,leaders,leaders-board,dystopia,reality,tables}.ftl', {
  query: '?raw',
  import: 'default',
})

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** What languages call themselves, in every language. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

/** A file of texts by its stem: what every page needs is in `web`. */
export type Part = 'web' | 'leaders' | 'leaders-board' | 'dystopia' | 'reality' | 'tables'

export function isLanguage(said: string | null | undefined): said is Language {
  return LANGUAGES.some((language) => language === said)
}

/** The first language of the browser that we speak; English if there is none. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split('-')[0]
    if (isLanguage(short)) return short
  }
  return 'en'
}

export async function fetchSource(language: Language, part: Part): Promise<string> {
  const load = FILES[`../../../locales/${language}/${part}.ftl`]
  if (!load) throw new Error(`no texts ${language}/${part}.ftl`)
  return load()
}
