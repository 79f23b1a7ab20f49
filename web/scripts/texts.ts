import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ALL = 'virtual:texts'
/** Texts of the server, of the terminal and of the reports, which no page shows. */
const ELSEWHERE = /^(arena|cli|language|server|tables-flaws|teams-flaws)$|-(lesson|told)$/
/** Locale files that stay apart, as they are read apart from a game's table. */
const APART = /^(how-.+|.+-end|.+-editor|.+-casting|learn|cards|tables|web)$/

/** The bundle of a locale file: all texts of a game's table come together. */
const bundleOf = (id: string) => (APART.test(id) ? id : (id.split('-')[0] ?? id))

/**
 * Offers the locale files to the page as `virtual:texts`: for each `language/id` a function that downloads its bundle, without the
 * comments in it. A table would ask for a file for each of its topics otherwise. Most messages of a game's own file are the
 * server's sentences: of those a bundle has only what `sources`, the folder of the page's source, names.
 */
export function texts(locales: string, sources: string): Plugin {
  const languages = readdirSync(locales)
  const idsOf = (language: string) =>
    readdirSync(`${locales}/${language}`)
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => name.slice(0, -'.ftl'.length))
      .filter((id) => !ELSEWHERE.test(id))

  const isGame = (id: string) => !APART.test(id) && !id.includes('-')
  let named: NamedKeys | null = null
  /** What the source names, and what the page's other texts of the language refer to. */
  const namedIn = (language: string): NamedKeys => {
    named ??= keysIn(sources)
    const others = idsOf(language).filter((id) => !isGame(id))
    const referred = others.flatMap((id) => referencesIn(readFileSync(`${locales}/${language}/${id}.ftl`, 'utf-8')))
    return { whole: new Set([...named.whole, ...referred]), begun: named.begun }
  }

  return {
    name: 'texts',
    buildStart: () => void (named = null),
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const entries = languages.flatMap((language) =>
          idsOf(language).map((id) => `'${language}/${id}': () => import('${ALL}/${language}/${bundleOf(id)}'),`),
        )
        return `export const FILES = {\n${entries.join('\n')}\n}`
      }
      if (!id.startsWith(`\0${ALL}/`)) return null
      const [language = '', bundle] = id.slice(ALL.length + 2).split('/')
      const texts = idsOf(language)
        .filter((one) => bundleOf(one) === bundle)
        .map((one) => {
          const path = `${locales}/${language}/${one}.ftl`
          this.addWatchFile(path)
          const text = withoutComments(readFileSync(path, 'utf-8'))
          return [one, isGame(one) ? onlyNamed(text, namedIn(language)) : text]
        })
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}

function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, '')
}

/** The keys of messages in the source: whole ones, and the beginnings of those that are put together. */
interface NamedKeys {
  whole: ReadonlySet<string>
  begun: readonly string[]
}

function keysIn(folder: string): NamedKeys {
  const whole = new Set<string>()
  const begun = new Set<string>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(ts|svelte)$/.test(name)) continue
    const code = readFileSync(`${folder}/${name}`, 'utf-8')
    for (const [, key = '', more] of code.matchAll(/['"`]([a-z]+-[\w-]*)(\$\{)?/g)) (more || key.endsWith('-') ? begun : whole).add(key)
  }
  return { whole, begun: [...begun] }
}

/** The messages and terms that a text refers to. */
const referencesIn = (text: string): string[] => [...text.matchAll(/\{\s*(-?[a-z][\w-]*)/g)].map(([, key = '']) => key)

/** The messages that are named, and those to which they refer. */
export function onlyNamed(source: string, { whole, begun }: NamedKeys): string {
  const messages = new Map(
    source.split(/\n(?=-?[a-z][\w-]* *=)/).map((text) => [/^-?[a-z][\w-]*/.exec(text)?.[0] ?? '', text] as const),
  )
  const kept = new Set<string>()
  const keep = (key: string) => {
    const text = messages.get(key)
    if (text === undefined || kept.has(key)) return
    kept.add(key)
    referencesIn(text).forEach(keep)
  }
  for (const key of messages.keys()) if (whole.has(key) || begun.some((start) => key.startsWith(start))) keep(key)
  return [...messages].flatMap(([key, text]) => (kept.has(key) ? [text] : [])).join('\n')
}
