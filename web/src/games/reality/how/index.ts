import type { HowTo } from '../../how-to'
import FloorPicture from './FloorPicture.svelte'
import outline from './outline.json'
import table from './positions/table.json'
import ShotPicture from './ShotPicture.svelte'

const howTo: HowTo = {
  outline,
  pictures: { table: { position: table, Drawing: FloorPicture }, shot: { position: table, Drawing: ShotPicture } },
}

export default howTo
