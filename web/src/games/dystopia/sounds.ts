import { soundTable } from '../sounds'

export default soundTable({
  die: ['rolled', 'first-rolled', 'tie-rolled', 'starting-dice'],
  card: ['dealt', 'drew', 'discarded', 'chosen', 'added', 'shown', 'offered', 'traded'],
  piece: ['placed', 'bumped', 'retrieved', 'star', 'built', 'goods'],
})
