import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from '../api/types'
import { downloadPart } from '../api/page-part'
import { FILES } from 'virtual:texts'

/** What a language says of itself. These files are small and part of the page: the names of all languages are shown. */
const LANGUAGE_FILES = import.meta.glob<string>('../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What languages call themselves. A language is a folder in `locales`; nothing else lists them. */
export const OWN_NAMES = Object.fromEntries(
  Object.entries(LANGUAGE_FILES).map(([address, source]) => [address.split('/').at(-2), ownName(source)]),
) as Record<Language, string>

/** English first, as on the server. */
export const LANGUAGES = (Object.keys(OWN_NAMES) as Language[]).sort((a, b) =>
  a === 'en' ? -1 : b === 'en' ? 1 : a.localeCompare(b),
)
export type { Language }

function ownName(source: string): string {
  const bundle = new FluentBundle('en')
  bundle.addResource(new FluentResource(source))
  return bundle.formatPattern(bundle.getMessage('language-name')?.value ?? '')
}

/** A locale file by its name without `.ftl`. Every page needs `web`. */
export type ResourceId = string

export function hasResource(id: ResourceId): boolean {
  return `en/${id}` in FILES
}

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
  const load = FILES[`${language}/${id}`]
  const source = load && (await downloadPart(load)).default[id]
  if (source === undefined) throw new Error(`there is no locale file ${language}/${id}.ftl`)
  return source
}
