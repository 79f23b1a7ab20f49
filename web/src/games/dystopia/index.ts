import type { GameModule } from '../module'
import { numberOfEach } from '../progress'
import Poster from './Poster.svelte'
import sounds from './sounds'

const dystopia: GameModule = {
  order: 2,
  usualSeats: 4,
  icon: 'dystopia',
  Poster,
  sounds,
  loadBoard: () => import('./board/Board.svelte'),
  loadSeatDetails: () => import('./board/SeatDetails.svelte'),
  loadPrompt: () => import('./prompts'),
  boardResources: ['dystopia-board', 'dystopia-prompts', 'dystopia-cards'],
  loadHowTo: () => import('./how'),
  progress: numberOfEach('stars'),
}

export default dystopia
