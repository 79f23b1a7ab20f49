import type { HowTo } from '../../how-to'
import outline from './outline.json'
import end from './positions/end.json'
import table from './positions/table.json'

const howTo: HowTo = { outline, pictures: { table: { position: table }, end: { position: end } } }

export default howTo
