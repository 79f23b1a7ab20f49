import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ALL = 'virtual:texts'
/** Texts of the server, of the terminal and of the reports, which no page shows. */
const ELSEWHERE = /^(arena|cli|language|server)$|-lesson$/
/** Locale files that stay apart, as they are read apart from a game's table. */
const APART = /^(how-.+|learn|cards|tables|web)$/

/** The bundle of a locale file: all texts of a game's table come together. */
const bundleOf = (id: string) => (APART.test(id) ? id : (id.split('-')[0] ?? id))

/**
 * Offers the locale files to the page as `virtual:texts`: for each `language/id` a function that downloads its bundle, without the
 * comments in it. A table would ask for a file for each of its topics otherwise.
 */
export function texts(locales: string): Plugin {
  const languages = readdirSync(locales)
  const idsOf = (language: string) =>
    readdirSync(`${locales}/${language}`)
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => name.slice(0, -'.ftl'.length))
      .filter((id) => !ELSEWHERE.test(id))

  return {
    name: 'texts',
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
      const sources = idsOf(language)
        .filter((one) => bundleOf(one) === bundle)
        .map((one) => {
          const path = `${locales}/${language}/${one}.ftl`
          this.addWatchFile(path)
          return [one, withoutComments(readFileSync(path, 'utf-8'))]
        })
      return `export default ${JSON.stringify(Object.fromEntries(sources))}`
    },
  }
}

function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, '')
}
