import type { HowTo } from '../../how-to'
import AreaPicture from './AreaPicture.svelte'
import CityPicture from './CityPicture.svelte'
import outline from './outline.json'
import table from './positions/table.json'
import TracksPicture from './TracksPicture.svelte'

const howTo: HowTo = {
  outline,
  pictures: {
    table: { position: table, Drawing: CityPicture },
    area: { position: table, Drawing: AreaPicture },
    tracks: { position: table, Drawing: TracksPicture },
  },
}

export default howTo
