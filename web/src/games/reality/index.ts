import type { GameModule } from '../module'
import { numberOfEach } from '../progress'
import Poster from './Poster.svelte'
import sounds from './sounds'

const reality: GameModule = {
  order: 3,
  usualSeats: 2,
  icon: 'reality',
  Poster,
  loadBoard: () => import('./board/Board.svelte'),
  loadSeatDetails: () => import('./show/SeatDetails.svelte'),
  loadStandings: () => import('./show/Standings.svelte'),
  loadPrompt: () => import('./prompts'),
  boardResources: ['reality-board', 'reality-ear', 'reality-measuring', 'reality-moving'],
  loadHowTo: () => import('./how'),
  loadCard: () => import('./cards/CatalogCard.svelte'),
  loadSummary: () => import('./ending/Summary.svelte'),
  summaryResources: ['reality-end'],
  sounds,
  progress: numberOfEach('earned'),
  loadTableEditor: () => import('./editor/Editor.svelte'),
  loadSamples: __KIT__ ? () => import('./samples') : null,
  loadTeamBuilder: () => import('./teams/TeamBuilder.svelte'),
  optionFields: { table: () => import('./editor/TableChoice.svelte') },
}

export default reality
