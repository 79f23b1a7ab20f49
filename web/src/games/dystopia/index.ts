import type { GameModule } from '../module'
import Poster from './Poster.svelte'
import { askedWords } from './seats/asked-words'
import sounds from './sounds'

const table = () => import('./table')

const dystopia: GameModule = {
  order: 2,
  usualSeats: 4,
  icon: 'dystopia',
  Poster,
  sounds,
  loadBoard: async () => ({ default: (await table()).Board }),
  loadSeatDetails: async () => ({ default: (await table()).SeatDetails }),
  loadStandings: async () => ({ default: (await table()).Standings }),
  askedWords,
  loadPrompt: async () => (await table()).prompt,
  boardResources: ['dystopia-board', 'dystopia-seats', 'dystopia-prompts', 'dystopia-cards', 'dystopia-trade', 'dystopia-captions'],
  loadRecap: () => import('./captions/SinceTurn.svelte'),
  loadHowTo: () => import('./how'),
  loadSummary: () => import('./ending/Summary.svelte'),
  summaryResources: ['dystopia-end'],
  loadCard: () => import('./cards/CatalogCard.svelte'),
  cardResources: ['dystopia-cards'],
  loadSamples: __KIT__ ? () => import('./samples') : null,
}

export default dystopia
