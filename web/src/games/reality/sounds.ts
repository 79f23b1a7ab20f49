import { soundTable } from '../sounds'

export default soundTable({
  shot: ['shot', 'blasted', 'burst'],
  die: ['die', 'luck', 'rolled-order', 'side-roll', 'push-roll', 'into-fight'],
  piece: ['deployed', 'walked', 'charged', 'leapt', 'slid', 'shifted', 'fled', 'took', 'laid'],
})
