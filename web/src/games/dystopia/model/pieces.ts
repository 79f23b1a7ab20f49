import { PieceMint, type Piece } from '../../../board/pieces/piece'
import type { Digger, Faction } from './view'

/**
 * The pieces of dystopia: own workers at home by the number that they show, own workers on the board by their place in `you.workers`,
 * spaces by id (a site's four spaces and its market are one: `site-e1`), territories, the tracks of allegiance and of miners, goods and
 * artifacts by their number, the dilemma.
 */
export type DystopiaKinds = {
  die: number
  worker: number
  space: string
  territory: Faction
  track: Faction
  miner: Digger
  good: number
  artifact: number
  dilemma: null
}

export type DystopiaPiece = Piece<DystopiaKinds>

const mint = new PieceMint<DystopiaKinds>()

export const diePiece = (pips: number) => mint.of('die', pips)
export const workerPiece = (number: number) => mint.of('worker', number)
export const spacePiece = (space: string) => mint.of('space', space)
export const territoryPiece = (faction: Faction) => mint.of('territory', faction)
export const trackPiece = (faction: Faction) => mint.of('track', faction)
export const minerPiece = (faction: Digger) => mint.of('miner', faction)
export const goodPiece = (good: number) => mint.of('good', good)
export const artifactPiece = (artifact: number) => mint.of('artifact', artifact)
export const DILEMMA = mint.of('dilemma', null)
