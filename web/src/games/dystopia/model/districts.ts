import { minerPiece, spacePiece, territoryPiece, trackPiece, type DystopiaPiece } from './pieces'
import { AREAS, SITES, SPACES, TERRITORIES, type Box } from './spaces'
import { minerBox, trackBox } from './track-places'
import { DIGGERS } from './tracks'
import { FACTIONS, type Faction } from './view'

/** The parts of the world: one of each faction, and the activation tank between them. From top to bottom. */
export const DISTRICTS = ['icarite', 'euphorian', 'tank', 'wastelander', 'subterran'] as const
export type District = (typeof DISTRICTS)[number]

const districtOfFaction = (faction: Faction | null): District => faction ?? 'tank'

/** Every space with its part of the world, areas first: an area is what a district is known for. A site has the id `site-e1`. */
const PLACES: readonly (readonly [space: string, district: District])[] = [
  ...Object.entries(AREAS).map(([id, { faction }]) => [id, districtOfFaction(faction)] as const),
  ...Object.entries(SPACES).map(([id, { faction }]) => [id, districtOfFaction(faction)] as const),
  ...Object.entries(SITES).map(([id, { faction }]) => [`site-${id}`, districtOfFaction(faction)] as const),
]

/** The ids of the spaces of a district. */
export function spacesIn(district: District): string[] {
  return PLACES.filter(([, where]) => where === district).map(([space]) => space)
}

/** The district of a space; null: it is not on the board. */
export function districtOf(space: string): District | null {
  return PLACES.find(([id]) => id === space)?.[1] ?? null
}

/** What has a fixed place on the board: what can be picked, and tracks, which can be asked what they bring. Own workers come and go. */
export const FIXED_PIECES: readonly (readonly [DystopiaPiece, Box])[] = [
  ...FACTIONS.map((faction) => [trackPiece(faction), trackBox(faction)] as const),
  ...DIGGERS.map((faction) => [minerPiece(faction), minerBox(faction)] as const),
  ...Object.entries(AREAS).map(([id, box]) => [spacePiece(id), box] as const),
  ...Object.entries(SPACES).map(([id, box]) => [spacePiece(id), box] as const),
  ...Object.entries(SITES).map(([id, box]) => [spacePiece(`site-${id}`), box] as const),
  ...FACTIONS.map((faction) => [territoryPiece(faction), TERRITORIES[faction]] as const),
]
