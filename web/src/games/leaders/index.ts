import type { GameModule } from '../module'
import { objectsIn } from '../progress'
import Poster from './Poster.svelte'
import sounds from './sounds'

const leaders: GameModule = {
  order: 1,
  usualSeats: 5,
  icon: 'leaders',
  Poster,
  sounds,
  loadStory: () => import('./story/WhoKnew.svelte'),
  loadBoard: () => import('./board/Board.svelte'),
  boardResources: ['leaders-board'],
  exampleActions: (seat, seats) => [
    ['discard'],
    ['interrogate', 3 * ((seat + 1) % seats)],
    ['arm', 0],
    ['shoot'],
    ['hide', 3 * seat],
    ['aim', (seat + 1) % seats],
  ],
  /** Exposed recruits. All of them are exposed at the end, which says nothing about how the game went. */
  progress: (view) =>
    view['outcome']
      ? null
      : objectsIn(view['players']).map(
          (player) => objectsIn(player['recruits']).filter(({ exposed }) => exposed === true).length,
        ),
  loadHowTo: () => import('./how'),
  loadCard: () => import('./cards/CatalogCard.svelte'),
  loadSamples: () => import('./samples'),
}

export default leaders
