/**
 * Which modules the build puts together. Left to itself it makes a file of nearly every module that two pages share, some 160
 * in all, and a table asks for sixty of them. With these groups a table page is the first download, the parts that pages share, the
 * stage, one game, and the texts of one language.
 */

interface Group {
  name: string | ((module: string) => string | null)
  debugName?: string
  test?: RegExp
  tags?: ['$initial']
  priority: number
  minShareCount?: number
}

const inside = (folders: string) => new RegExp(`[\\\\/]web[\\\\/]src[\\\\/](${folders})[\\\\/]`)

/** What a game has beside its table: each is loaded when it is asked for, or where a window is narrow. */
const BESIDE = /^(editor|teams|ending|how|list|samples|story|closeup)$/
/** Parts of a table that are loaded when somebody asks for them. */
const ASKED = /[\\/](trade[\\/](Builder|Counts)|captions[\\/]SinceTurn|(combat|firing|moving)[\\/]prompts[\\/]\w+|ear[\\/](TableInWords|GoalGroups|FigureEntry)|measuring[\\/]tools[\\/](MeasureBand|Radius|LookCard|Legend))\.(svelte|ts)/

/** The chunk of a module of a game: that of its table, or of what it has beside it. */
function ofGame(module: string): string | null {
  const [, game, folder = ''] = /[\\/]src[\\/]games[\\/](\w+)[\\/](?:(\w+)[\\/])?/.exec(module) ?? []
  if (!game) return null
  if (ASKED.test(module)) return `${game}-asked`
  return BESIDE.test(folder) ? `${game}-${folder}` : game
}

/** What cards of a game are drawn with, for its table and for the pages of all cards. */
function cardsOfGame(module: string): string | null {
  const [, game] = /[\\/]src[\\/]games[\\/](\w+)[\\/](?:cards|cast|pieces)[\\/]/.exec(module) ?? []
  return game ? `${game}-cards` : null
}

export const chunks: Group[] = [
  { name: 'index', tags: ['$initial'], priority: 5 },
  { name: 'parts', test: inside('components|state|api'), minShareCount: 2, priority: 4 },
  // The end of a game is loaded when it comes.
  { name: 'stage', test: inside('board|table(?![\\\\/]ending)'), priority: 3 },
  { name: cardsOfGame, debugName: 'cards', priority: 2 },
  { name: ofGame, debugName: 'games', priority: 1 },
]
