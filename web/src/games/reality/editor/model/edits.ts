import {
  boxForm, boxOf, freshName, middleOf, outlineOf, QUARTER_TURN, turned, wallsOf,
  type Box, type Draft, type End, type Kind, type Link, type Opening, type Piece, type Spot,
} from './draft'

/** Edits of a draft: each gives a new one. */

/** The sides of a new piece, in quarter inches. */
const USUAL_SIZES: Record<Kind, readonly [width: number, depth: number]> = {
  block: [12, 10], barricade: [14, 3], building: [24, 24], ruins: [18, 14], rubble: [16, 12], crater: [16, 14], marker: [4, 4],
}
const USUAL_HEIGHTS: Record<Kind, number> = { block: 10, barricade: 5, building: 0, ruins: 8, rubble: 4, crater: 0, marker: 4 }
/** Room for a base between two pieces. */
const APART = 6
/** The strip along a player's edge where the exit platform goes. */
const STRIP = 25

export interface NewPiece {
  kind: Kind
  label: Readonly<Record<string, string>>
  /** What it is called in the file, before its number. */
  base: string
}

/** A new piece whose middle is at a place. */
export function usualBox(kind: Kind, [x, y]: Spot): Box {
  const [width, depth] = USUAL_SIZES[kind]
  return { x: x - Math.floor(width / 2), y: y - Math.floor(depth / 2), width, depth }
}

export function place(draft: Draft, { kind, label, base }: NewPiece, box: Box): { draft: Draft; name: string } {
  const name = freshName(draft.pieces, base)
  const form = kind === 'ruins' || kind === 'rubble' || kind === 'crater' ? cutForm(box) : boxForm(box)
  const openings: Opening[] = kind === 'building' ? [0, 2].map((wall) => usualOpening(form, wall)) : []
  const piece: Piece = { name, label, kind, form, turn: 0, height: USUAL_HEIGHTS[kind], storeys: kind === 'building' ? 1 : 0, openings }
  return { draft: { ...draft, pieces: [...draft.pieces, piece] }, name }
}

/** A door in the middle of a wall of the ground floor. */
export function usualOpening(form: readonly Spot[], wall: number, door = true, storey = 0): Opening {
  const steps = wallsOf(form)[wall]?.steps ?? 8
  const long = Math.min(8, steps)
  return { door, storey, wall, start: Math.floor((steps - long) / 2), long }
}

/** A place for a new piece that is free of others, as near to the middle as there is one. */
export function freeBox(draft: Draft, kind: Kind): Box {
  const [width, depth] = [draft.width * 4, draft.depth * 4]
  const taken = draft.pieces.map((piece) => boxOf(outlineOf(piece)))
  const found: { box: Box; far: number }[] = []
  for (let x = 8; x < width - 8; x += 2)
    for (let y = STRIP; y < depth - STRIP; y += 2) {
      const box = usualBox(kind, [x, y])
      const inside = box.x >= 4 && box.x + box.width <= width - 4 && box.y >= STRIP && box.y + box.depth <= depth - STRIP
      if (inside && !taken.some((other) => near(box, other))) found.push({ box, far: (x - width / 2) ** 2 + (y - depth / 2) ** 2 })
    }
  found.sort((one, other) => one.far - other.far)
  return found[0]?.box ?? usualBox(kind, [Math.round(width / 2), Math.round(depth / 2)])
}

function near(one: Box, other: Box): boolean {
  const clear = (a: number, long: number, b: number, other: number) => a + long + APART <= b || b + other + APART <= a
  return !clear(one.x, one.width, other.x, other.width) && !clear(one.y, one.depth, other.y, other.depth)
}

export type Shape = 'box' | 'cut' | 'angle'
export const SHAPES: readonly Shape[] = ['box', 'cut', 'angle']

/** A box without its corners. */
function cutForm({ x, y, width, depth }: Box): Spot[] {
  const [cx, cy] = [Math.max(1, Math.round(width / 4)), Math.max(1, Math.round(depth / 4))]
  return [[x + cx, y], [x + width - cx, y], [x + width, y + cy], [x + width, y + depth - cy], [x + width - cx, y + depth], [x + cx, y + depth], [x, y + depth - cy], [x, y + cy]]
}

/** Two arms at a right angle. */
function angleForm({ x, y, width, depth }: Box): Spot[] {
  const arm = Math.max(2, Math.round(Math.min(width, depth) / 3))
  return [[x, y], [x + width, y], [x + width, y + arm], [x + arm, y + arm], [x + arm, y + depth], [x, y + depth]]
}

export function shape(piece: Piece, wanted: Shape): Piece {
  const box = boxOf(piece.form)
  const form = wanted === 'box' ? boxForm(box) : wanted === 'cut' ? cutForm(box) : angleForm(box)
  return fitted({ ...piece, form })
}

/** Doors and windows that no wall has room for any more are moved, made narrower, or left out. */
function fitted(piece: Piece): Piece {
  const walls = wallsOf(piece.form)
  const openings = piece.openings.flatMap((opening) => {
    const steps = walls[opening.wall]?.steps
    if (steps === undefined || opening.storey >= piece.storeys) return []
    const long = Math.min(opening.long, steps)
    return [{ ...opening, long, start: Math.max(0, Math.min(opening.start, steps - long)) }]
  })
  return { ...piece, openings }
}

/** The draft with a piece changed; its doors and windows stay within its walls. */
export function change(draft: Draft, name: string, changes: Partial<Omit<Piece, 'name'>>): Draft {
  return { ...draft, pieces: draft.pieces.map((piece) => (piece.name === name ? fitted({ ...piece, ...changes }) : piece)) }
}

/** The piece made as wide and deep as that, from its lower left corner on. */
export function resized(piece: Piece, width: number, depth: number): Piece {
  const box = boxOf(piece.form)
  const form = piece.form.map(([x, y]): Spot => [
    box.x + Math.round(((x - box.x) * Math.max(1, width)) / box.width),
    box.y + Math.round(((y - box.y) * Math.max(1, depth)) / box.depth),
  ])
  return fitted({ ...piece, form })
}

/** Ladders of a piece: those that lead onto it. */
export const linksOf = (draft: Draft, name: string): Link[] => draft.links.filter(({ head }) => head.on === name)

/** The links with those of a piece carried along by a movement. */
function carried(links: readonly Link[], name: string, movement: (at: Spot) => Spot): Link[] {
  const moves = (end: End) => (end.on === name || end.on === null ? { ...end, at: movement(end.at) } : end)
  return links.map((link) => (link.head.on === name ? { ...link, foot: moves(link.foot), head: moves(link.head) } : link))
}

export function move(draft: Draft, name: string, dx: number, dy: number): Draft {
  const shifted = ([x, y]: Spot): Spot => [x + dx, y + dy]
  const pieces = draft.pieces.map((piece) => (piece.name === name ? { ...piece, form: piece.form.map(shifted) } : piece))
  return { ...draft, pieces, links: carried(draft.links, name, shifted) }
}

/** A piece turned by that much; a building by quarter turns only, as its doors are on whole quarter inches. */
export function turn(draft: Draft, name: string, degrees: number): Draft {
  const piece = draft.pieces.find((one) => one.name === name)
  if (!piece) return draft
  const by = piece.kind === 'building' ? Math.round(degrees / QUARTER_TURN) * QUARTER_TURN : degrees
  const middle = middleOf(piece)
  const next = (((piece.turn + by) % 360) + 360) % 360
  const pieces = draft.pieces.map((one) => (one === piece ? { ...one, turn: next } : one))
  return { ...draft, pieces, links: carried(draft.links, name, (at) => turned(at, middle, by)) }
}

export function remove(draft: Draft, name: string): Draft {
  return {
    ...draft,
    pieces: draft.pieces.filter((piece) => piece.name !== name),
    links: draft.links.filter(({ foot, head }) => foot.on !== name && head.on !== name),
  }
}

export function duplicate(draft: Draft, name: string): { draft: Draft; name: string } {
  const piece = draft.pieces.find((one) => one.name === name)
  if (!piece) return { draft, name }
  const copy = { ...piece, name: freshName(draft.pieces, piece.name) }
  const links = copiedLinks(draft.links, name, copy.name, (at) => at)
  return { draft: move({ ...draft, pieces: [...draft.pieces, copy], links: [...draft.links, ...links] }, copy.name, 8, -8), name: copy.name }
}

/** Copies of a piece's ladders, for its copy. Those that lean on another piece have no copy. */
function copiedLinks(links: readonly Link[], name: string, copy: string, movement: (at: Spot) => Spot): Link[] {
  const copied = (end: End): End => ({ ...end, at: movement(end.at), on: end.on === null ? null : copy })
  return links
    .filter(({ foot, head }) => head.on === name && (foot.on === null || foot.on === name))
    .map((link) => ({ ...link, foot: copied(link.foot), head: copied(link.head) }))
}

/** How the second player finds the same: turned by half around the middle of the table, or mirrored in its middle row. */
export type Symmetry = 'half-turn' | 'mirror'
export const SYMMETRIES: readonly Symmetry[] = ['half-turn', 'mirror']

export function across({ width, depth }: Draft, symmetry: Symmetry): (at: Spot) => Spot {
  return ([x, y]) => [symmetry === 'half-turn' ? width * 4 - x : x, depth * 4 - y]
}

function twinOf(draft: Draft, piece: Piece, symmetry: Symmetry, name: string): Piece {
  const form = piece.form.map(across(draft, symmetry))
  if (symmetry === 'half-turn') return { ...piece, name, form }
  // A mirror image goes round the other way: corners and walls are counted from the other end.
  const walls = wallsOf(piece.form)
  const openings = piece.openings.map((opening) => ({
    ...opening,
    wall: (2 * form.length - 2 - opening.wall) % form.length,
    start: (walls[opening.wall]?.steps ?? 0) - opening.start - opening.long,
  }))
  return { ...piece, name, form: form.reverse(), turn: (360 - piece.turn) % 360, openings }
}

/** The same piece for the other player, as a further one. */
export function twin(draft: Draft, name: string, symmetry: Symmetry): { draft: Draft; name: string } {
  const piece = draft.pieces.find((one) => one.name === name)
  if (!piece) return { draft, name }
  const copy = twinOf(draft, piece, symmetry, freshName(draft.pieces, piece.name))
  const links = copiedLinks(draft.links, name, copy.name, across(draft, symmetry))
  return { draft: { ...draft, pieces: [...draft.pieces, copy], links: [...draft.links, ...links] }, name: copy.name }
}

/** The first player's half, and its like on the other side instead of what was there. Pieces on the middle row stay as they are. */
export function otherHalf(draft: Draft, symmetry: Symmetry): Draft {
  const middle = draft.depth * 2
  const boxes = new Map(draft.pieces.map((piece) => [piece.name, boxOf(outlineOf(piece))] as const))
  const gone = draft.pieces.filter(({ name }) => (boxes.get(name)?.y ?? 0) >= middle)
  const kept = gone.reduce((left, { name }) => remove(left, name), draft)
  const mine = kept.pieces.filter(({ name }) => { const box = boxes.get(name); return box !== undefined && box.y + box.depth <= middle })
  return mine.reduce((grown, { name }) => twin(grown, name, symmetry).draft, kept)
}

/** The symmetry that all pieces have, if any. */
export function symmetryOf(draft: Draft): Symmetry | null {
  const key = (piece: Piece, corners: readonly Spot[]) => `${piece.kind} ${piece.height} ${piece.storeys} ${[...corners].map(String).sort().join(' ')}`
  const here = draft.pieces.map((piece) => key(piece, outlineOf(piece))).sort().join('\n')
  for (const symmetry of SYMMETRIES) {
    const there = draft.pieces.map((piece) => key(piece, outlineOf(piece).map(across(draft, symmetry)))).sort().join('\n')
    if (draft.pieces.length && here === there) return symmetry
  }
  return null
}

/** A ladder up the outside to the top of a block; in a building, stairs from its lowest floor that has none yet. */
export function usualLink(piece: Piece, number: number): Link {
  const box = boxOf(outlineOf(piece))
  const middle = Math.round(box.y + box.depth / 2)
  if (piece.kind !== 'building') {
    const [foot, head]: Spot[] = [[box.x - 3, middle], [box.x + 3, middle]]
    return { kind: 'ladder', foot: { at: foot ?? [0, 0], on: null, floor: 0 }, head: { at: head ?? [0, 0], on: piece.name, floor: 0 } }
  }
  const floor = Math.min(number, piece.storeys - 1)
  const x = Math.round(box.x + box.width / 2)
  // Every other flight lies beside the one before.
  const y = middle + (floor % 2 ? 4 : -4)
  return { kind: 'stairs', foot: { at: [x - 4, y], on: piece.name, floor }, head: { at: [x + 4, y], on: piece.name, floor: floor + 1 } }
}
