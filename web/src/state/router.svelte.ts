/** The pages, and below the patterns of their addresses: `{}` is one part of the path. */
export type PageName =
  'home' | 'new' | 'scenery' | 'teams' | 'table' | 'statistics' | 'person' | 'join' | 'replay' | 'learn' | 'how' | 'rules' | 'cards' | 'settings' | 'kit' | 'missing'

export interface Place {
  page: PageName
  parts: string[]
  query: URLSearchParams
  /** The part after `#`. */
  fragment: string
}

const PATTERNS: [string, PageName][] = [
  ['/', 'home'],
  ['/new', 'new'],
  ['/new/{}', 'new'],
  ['/tables/new', 'scenery'],
  ['/teams', 'teams'],
  ['/table/{}', 'table'],
  ['/table/{}/statistics', 'statistics'],
  ['/people/{}', 'person'],
  ['/join', 'join'],
  ['/replay/{}', 'replay'],
  ['/learn/{}', 'learn'],
  ['/how/{}', 'how'],
  ['/rules', 'rules'],
  ['/rules/{}', 'rules'],
  ['/cards', 'cards'],
  ['/cards/{}', 'cards'],
  ['/cards/{}/{}', 'cards'],
  ['/settings', 'settings'],
  ...(__KIT__ ? ([['/kit', 'kit']] as [string, PageName][]) : []),
]

export function placeOf(url: URL): Place {
  const path = url.pathname.replace(/(.)\/$/, '$1').split('/')
  const rest = { query: url.searchParams, fragment: decodeURIComponent(url.hash.slice(1)) }
  for (const [pattern, page] of PATTERNS) {
    const wanted = pattern.split('/')
    const fits =
      wanted.length === path.length && wanted.every((part, at) => (part === '{}' ? path[at] : part === path[at]))
    if (!fits) continue
    return { page, parts: path.filter((_, at) => wanted[at] === '{}').map(decodeURIComponent), ...rest }
  }
  return { page: 'missing', parts: [], ...rest }
}

class Router {
  #place = $state.raw<Place>(placeOf(new URL(location.href)))

  get place(): Place {
    return this.#place
  }

  begin(): void {
    addEventListener('popstate', () => this.#update())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#update()
    if (!options.replace) scrollTo(0, 0)
  }

  #update(): void {
    this.#place = placeOf(new URL(location.href))
  }

  /** Handles plain clicks on links of this site without loading a document. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href, location.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
    if (url.pathname === location.pathname && url.hash && url.search === location.search) return
    event.preventDefault()
    this.go(url.pathname + url.search + url.hash)
  }
}

export const router = new Router()
