import type { GameModule } from '../module'
import { numberOfEach } from '../progress'
import Poster from './Poster.svelte'

const reality: GameModule = {
  order: 3,
  usualSeats: 2,
  icon: 'reality',
  Poster,
  progress: numberOfEach('earned'),
}

export default reality
