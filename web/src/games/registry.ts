import type { Component } from 'svelte'
import { downloadPart } from '../api/page-part'
import type { IconName } from '../icons/icons'
import { hasResource } from '../text/sources'
import { localization, textOr } from '../text/text.svelte'
import type { BoardProps } from './board'
import type { CardProps } from './card'
import type { HowTo } from './how-to'
import type { Game, GameModule } from './module'
import type { GamePrompt } from './prompt'
import PlainPoster from './PlainPoster.svelte'

const MODULES = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'default' })

/** Parts of a game that its module leaves out, and of games without a module. */
const DEFAULTS: Required<GameModule> = {
  order: Infinity,
  usualSeats: 2,
  icon: 'people',
  Poster: PlainPoster,
  loadBoard: () => import('./PlainBoard.svelte'),
  loadSeatDetails: null,
  loadStandings: null,
  askedWords: () => null,
  loadPrompt: null,
  resources: [],
  boardResources: [],
  exampleActions: () => [],
  progress: null,
  loadHowTo: null,
  loadSummary: null,
  summaryResources: [],
  loadRecap: null,
  loadCard: () => import('../components/cards/PictureCard.svelte'),
  cardResources: [],
  loadStory: null,
  sounds: () => null,
  loadSamples: null,
  loadTableEditor: null,
  loadTeamBuilder: null,
  optionFields: {},
}

function complete(id: string, module: GameModule): Game {
  return { ...DEFAULTS, resources: hasResource(id) ? [id] : [], ...module, id }
}

const KNOWN = new Map(
  Object.entries(MODULES).map(([path, module]) => {
    const id = path.split('/')[1] ?? ''
    return [id, complete(id, module)]
  }),
)

/** The games that have a module, in the order of their lists. */
export const GAMES: readonly Game[] = [...KNOWN.values()].sort(byOrder)

function byOrder(one: Game, other: Game): number {
  return one.order - other.order || one.id.localeCompare(other.id)
}

/** Everything the page has of a game. A game without a module plays with the plain board. */
export function findGame(id: string): Game {
  return KNOWN.get(id) ?? complete(id, {})
}

/** Whether the page has a board for this game, and not only the list of choices. */
export function hasBoard(id: string): boolean {
  return findGame(id).loadBoard !== DEFAULTS.loadBoard
}

/** Where to learn a game: its page "How to play", or its rules where it has none. */
export function howToPage(id: string, edition: string | null = null): string {
  const page = findGame(id).loadHowTo ? 'how' : 'rules'
  return `/${page}/${id}${edition === null ? '' : `?edition=${encodeURIComponent(edition)}`}`
}

interface Workshop {
  href: string
  /** The key of its name. */
  name: string
  icon: IconName
}

/** The pages on which one makes something for a game: a team, a table of scenery. */
export function workshops(id: string): Workshop[] {
  const { loadTeamBuilder, loadTableEditor } = findGame(id)
  return [
    ...(loadTeamBuilder ? [{ href: '/teams', name: 'web-nav-teams', icon: 'people' } as const] : []),
    ...(loadTableEditor ? [{ href: '/tables/new', name: 'web-nav-scenery', icon: 'square' } as const] : []),
  ]
}

/** Games by id, those with a module first, in their order. */
export function inOrder(ids: readonly string[]): string[] {
  const rest = ids.filter((id) => !KNOWN.has(id)).sort()
  return [...GAMES.map(({ id }) => id).filter((id) => ids.includes(id)), ...rest]
}

/** The board of a game, with its texts. */
export async function loadBoard(id: string): Promise<Component<BoardProps>> {
  const game = findGame(id)
  await localization.load(...game.resources, ...game.boardResources)
  return (await downloadPart(game.loadBoard)).default
}

/** The pictures of a game's questions; null: it has none. Its texts come with the board. */
export async function loadPrompt(id: string): Promise<GamePrompt | null> {
  const { loadPrompt } = findGame(id)
  return loadPrompt && downloadPart(loadPrompt)
}

/** The page "How to play" of a game, with its texts; null if it has none. */
export async function loadHowTo(id: string): Promise<HowTo | null> {
  const game = findGame(id)
  if (!game.loadHowTo) return null
  await localization.load(...game.resources, `how-${id}`)
  return (await downloadPart(game.loadHowTo)).default
}

/** How cards of a game are drawn. */
export async function loadCard(id: string): Promise<Component<CardProps>> {
  return (await downloadPart(findGame(id).loadCard)).default
}

/** The texts of the pages of all cards, and those on the cards of these games. */
export function loadCardTexts(ids: readonly string[]): Promise<void> {
  return localization.load('cards', ...ids.flatMap((id) => findGame(id).cardResources))
}

/** The title of a game; its id where the page has no text for it. */
export function gameTitle(id: string): string {
  return textOr(`web-game-${id}`, id)
}
