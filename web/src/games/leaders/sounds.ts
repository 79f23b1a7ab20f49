import { soundTable } from '../sounds'

export default soundTable({
  shot: ['shot'],
  card: ['drew', 'gave', 'discarded', 'stole', 'used', 'reacted', 'exposed', 'hidden', 'swapped', 'received', 'shuffled', 'looked'],
  piece: ['armed', 'aimed', 'dropped'],
})
