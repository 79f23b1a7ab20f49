import type { Language } from '../api/types'

/** The locale files, shared with Python. Each is a chunk of its own in the build, downloaded when it is first needed. */
const FILES = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{arena,cli,server}.ftl'],
  { query: '?raw', import: 'default' },
)

export const LANGUAGES = ['en', 'es'] as const satisfies Language[]
export type { Language }

/** What languages call themselves, in every language. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

/** A locale file by its name without `.ftl`. Every page needs `web`. */
export type ResourceId = string

export function hasResource(id: ResourceId): boolean {
  return addressOf('en', id) in FILES
}

const addressOf = (language: Language, id: ResourceId) => `../../../locales/${language}/${id}.ftl`

export function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag)
}

/** The first language of the browser that we speak; English if there is none. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split('-')[0]
    if (isLanguage(short)) return short
  }
  return 'en'
}

export async function fetchSource(language: Language, id: ResourceId): Promise<string> {
  const load = FILES[addressOf(language, id)]
  if (!load) throw new Error(`there is no locale file ${language}/${id}.ftl`)
  return load()
}
