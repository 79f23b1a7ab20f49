/**
 * A table while it is drawn. Lengths are quarter inches from the left end of the first player's edge, but for the size of the table, which is
 * in inches. Drafts are never changed: every edit makes a new one, so that each can be gone back to.
 */

export type Texts = Readonly<Record<string, string>>
export type Spot = readonly [x: number, y: number]
export type Kind = 'block' | 'barricade' | 'building' | 'ruins' | 'rubble' | 'crater' | 'marker'

export const KINDS: readonly Kind[] = ['block', 'barricade', 'building', 'ruins', 'rubble', 'crater', 'marker']
export const INCH = 4
export const STOREY = 3 * INCH
export const QUARTER_TURN = 90

/** A door or a window. `start` and `long` count the places of whole quarter inches along its wall; wall 0 begins at the form's first corner. */
export interface Opening {
  door: boolean
  storey: number
  wall: number
  start: number
  long: number
}

/** A piece of scenery. */
export interface Piece {
  /** In the file; no two pieces share one. */
  name: string
  label: Texts
  kind: Kind
  /** The corners, counter-clockwise, before it is turned around its middle. */
  form: readonly Spot[]
  /** Degrees, counter-clockwise. */
  turn: number
  /** Of its top; a building has storeys instead. */
  height: number
  storeys: number
  openings: readonly Opening[]
}

/** One end of a ladder: on the ground, or on a floor of a piece. The roof is the floor after the last. */
export interface End {
  at: Spot
  on: string | null
  floor: number
}

export interface Link {
  kind: string
  foot: End
  head: End
}

export interface Draft {
  title: Texts
  about: Texts
  width: number
  depth: number
  pieces: readonly Piece[]
  links: readonly Link[]
}

export interface Box {
  x: number
  y: number
  width: number
  depth: number
}

export function boxOf(corners: readonly Spot[]): Box {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y }
}

/** A point turned around another one, on the nearest quarter inch. */
export function turned([x, y]: Spot, around: { x: number; y: number }, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [x - around.x, y - around.y]
  // A hair is added so that halves fall to the same side for all corners.
  return [Math.round(around.x + dx * cos - dy * sin + 1e-6), Math.round(around.y + dx * sin + dy * cos + 1e-6)]
}

export function middleOf({ form }: Pick<Piece, 'form'>): { x: number; y: number } {
  const box = boxOf(form)
  return { x: box.x + box.width / 2, y: box.y + box.depth / 2 }
}

/** The corners of a piece as it lies. */
export function outlineOf(piece: Pick<Piece, 'form' | 'turn'>): readonly Spot[] {
  if (!piece.turn) return piece.form
  const middle = middleOf(piece)
  return piece.form.map((corner) => turned(corner, middle, piece.turn))
}

/** Whether corners are those of an upright rectangle. */
export function isBox(corners: readonly Spot[]): boolean {
  return corners.length === 4 && new Set(corners.map(([x]) => x)).size === 2 && new Set(corners.map(([, y]) => y)).size === 2
}

export function boxForm({ x, y, width, depth }: Box): Spot[] {
  return [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]]
}

export const heightOf = (piece: Pick<Piece, 'kind' | 'height' | 'storeys'>) => (piece.kind === 'building' ? piece.storeys * STOREY : piece.height)

/** Whether one can stand on it. */
export const isClimbed = ({ kind }: Pick<Piece, 'kind'>) => kind === 'building' || kind === 'block'

/** The number of floors and roofs that one can stand on. */
export const levelsOf = (piece: Pick<Piece, 'kind' | 'storeys'>) => (piece.kind === 'building' ? piece.storeys + 1 : piece.kind === 'block' ? 1 : 0)

function divisor(one: number, other: number): number {
  return other ? divisor(other, one % other) : one
}

export interface Wall {
  from: Spot
  /** From one whole quarter inch on it to the next. */
  step: Spot
  /** How many of these steps it is long. */
  steps: number
}

/** The walls of an outline, from its first corner on. */
export function wallsOf(corners: readonly Spot[]): Wall[] {
  return corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const steps = divisor(Math.abs(dx), Math.abs(dy)) || 1
    return { from, step: [dx / steps, dy / steps], steps }
  })
}

export function along({ from, step }: Wall, steps: number): Spot {
  return [from[0] + step[0] * steps, from[1] + step[1] * steps]
}

/** The two ends of a door or window, as the piece lies. */
export function endsOf(piece: Piece, opening: Opening): [Spot, Spot] {
  const wall = wallsOf(outlineOf(piece))[opening.wall]
  if (!wall) return [[0, 0], [0, 0]]
  return [along(wall, opening.start), along(wall, opening.start + opening.long)]
}

/** A name for the file: small letters, digits and hyphens. */
export function slug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '').slice(0, 32).replace(/-+$/, '')
}

/** A name that no piece has yet. */
export function freshName(pieces: readonly Piece[], base: string): string {
  const taken = new Set(pieces.map(({ name }) => name))
  const stem = base.replace(/-\d+$/, '') || 'piece'
  for (let number = 1; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`
}

export const EMPTY: Draft = { title: {}, about: {}, width: 48, depth: 36, pieces: [], links: [] }
