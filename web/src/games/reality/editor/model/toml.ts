import { boxOf, endsOf, INCH, isBox, isClimbed, outlineOf, slug, type Draft, type End, type Link, type Piece, type Spot, type Texts } from './draft'

/** The text of a table file (the format is described in the server's `table_file.py`), and which piece each of its lines is about. */
export interface TableText {
  text: string
  /** By line, from 1 on; null: none. */
  owners: readonly (string | null)[]
}

const length = (quarters: number) => String(quarters / INCH)
const spot = ([x, y]: Spot) => `[${length(x)}, ${length(y)}]`
/** A text as TOML writes it: JSON does the same for what a line can hold. */
const quoted = (text: string) => JSON.stringify(text.replace(/\p{C}/gu, ' '))
const texts = (said: Texts) => `{ ${Object.entries(said).map(([language, text]) => `${language} = ${quoted(text)}`).join(', ')} }`

export function tableName({ title }: Draft): string {
  return slug(title['en'] ?? '') || 'table'
}

export function writeTable(draft: Draft): TableText {
  const lines: string[] = []
  const owners: (string | null)[] = [null]
  const write = (owner: string | null, ...written: string[]) => {
    lines.push(...written)
    owners.push(...written.map(() => owner))
  }
  write(null, `name = "${tableName(draft)}"`, `title = ${texts(draft.title)}`, `about = ${texts(draft.about)}`, `size = [${draft.width}, ${draft.depth}]`)
  for (const piece of draft.pieces) write(piece.name, '', ...pieceLines(piece))
  for (const link of draft.links) write(link.head.on, '', ...linkLines(draft, link))
  return { text: `${lines.join('\n')}\n`, owners }
}

function pieceLines(piece: Piece): string[] {
  const corners = outlineOf(piece)
  const { x, y, width, depth } = boxOf(corners)
  const place = isBox(corners) ? `box = [${[x, y, width, depth].map(length).join(', ')}]` : `outline = [${corners.map(spot).join(', ')}]`
  const lines = ['[[element]]', `name = "${piece.name}"`, `label = ${texts(piece.label)}`, `kind = "${piece.kind}"`, place]
  if (piece.kind === 'building') lines.push(`storeys = ${piece.storeys}`)
  else if (piece.kind !== 'crater') lines.push(`height = ${length(piece.height)}`)
  for (const [key, door] of [['doors', true], ['windows', false]] as const) {
    const there = piece.openings.filter((opening) => opening.door === door)
    if (!there.length) continue
    const written = there.map((opening) => {
      const [from, to] = endsOf(piece, opening)
      return `    { from = ${spot(from)}, to = ${spot(to)}, storey = ${opening.storey} },`
    })
    lines.push(`${key} = [`, ...written, ']')
  }
  return lines
}

function linkLines(draft: Draft, { kind, foot, head }: Link): string[] {
  return ['[[link]]', `kind = "${kind}"`, `foot = ${endText(draft, foot)}`, `head = ${endText(draft, head)}`]
}

function endText(draft: Draft, { at, on, floor }: End): string {
  if (on === null) return `{ at = ${spot(at)} }`
  const piece = draft.pieces.find(({ name }) => name === on)
  const level = piece?.kind !== 'building' || !isClimbed(piece) ? '' : floor >= piece.storeys ? ', roof = true' : `, floor = ${floor}`
  return `{ at = ${spot(at)}, on = "${on}"${level} }`
}
