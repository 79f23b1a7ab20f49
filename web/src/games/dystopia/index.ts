import type { GameModule } from '../module'
import { numberOfEach } from '../progress'
import Poster from './Poster.svelte'

const dystopia: GameModule = {
  order: 2,
  usualSeats: 4,
  icon: 'dystopia',
  Poster,
  progress: numberOfEach('stars'),
}

export default dystopia
