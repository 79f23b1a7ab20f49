import type { GameModule } from '../module'
import Poster from './Poster.svelte'
import { askedWords } from './seats/asked-words'
import sounds from './sounds'

const dystopia: GameModule = {
  order: 2,
  usualSeats: 4,
  icon: 'dystopia',
  Poster,
  sounds,
  loadBoard: () => import('./board/Board.svelte'),
  loadSeatDetails: () => import('./seats/SeatDetails.svelte'),
  loadStandings: () => import('./seats/Standings.svelte'),
  askedWords,
  loadPrompt: () => import('./prompts'),
  boardResources: ['dystopia-board', 'dystopia-seats', 'dystopia-prompts', 'dystopia-cards', 'dystopia-trade', 'dystopia-captions'],
  loadRecap: () => import('./captions/SinceTurn.svelte'),
  loadHowTo: () => import('./how'),
  loadSummary: () => import('./ending/Summary.svelte'),
  summaryResources: ['dystopia-end'],
  loadCard: () => import('./cards/CatalogCard.svelte'),
  cardResources: ['dystopia-cards'],
}

export default dystopia
