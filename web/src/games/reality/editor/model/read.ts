import type { SceneryCheck } from '../../../../api/types'
import { boxForm, boxOf, isBox, KINDS, STOREY, wallsOf, type Draft, type End, type Kind, type Opening, type Piece, type Spot } from './draft'

type Drawn = NonNullable<SceneryCheck['table']>
type DrawnElement = Drawn['elements'][number]

/** The draft of a table as the server has read it. */
export function draftOf(table: Drawn): Draft {
  const end = ({ at, on, floor }: Drawn['links'][number]['foot']): End => ({
    at: asSpot(at),
    on: on === null ? null : (table.elements[on]?.name ?? null),
    floor,
  })
  return {
    title: table.title,
    about: table.about,
    width: table.width,
    depth: table.depth,
    pieces: table.elements.map(pieceOf),
    links: table.links.map(({ kind, foot, head }) => ({ kind, foot: end(foot), head: end(head) })),
  }
}

const asSpot = ([x = 0, y = 0]: readonly number[]): Spot => [x, y]
const asKind = (kind: string): Kind => KINDS.find((one) => one === kind) ?? 'block'

function pieceOf(element: DrawnElement): Piece {
  const corners = element.outline.map(asSpot)
  const form = isBox(corners) ? boxForm(boxOf(corners)) : corners
  const kind = asKind(element.kind)
  return {
    name: element.name,
    label: element.label,
    kind,
    form,
    turn: 0,
    height: kind === 'building' ? 0 : element.height,
    storeys: kind === 'building' ? element.height / STOREY : 0,
    openings: element.openings.flatMap((opening) => openingOf(form, opening) ?? []),
  }
}

/** Which part of which wall a door or window is. */
function openingOf(form: readonly Spot[], { door, storey, ends }: DrawnElement['openings'][number]): Opening | null {
  const places = wallsOf(form).map(({ from, step, steps }) =>
    ends.map((end) => {
      const [x, y] = asSpot(end)
      const at = step[0] ? (x - from[0]) / step[0] : (y - from[1]) / step[1]
      const isOn = from[0] + step[0] * at === x && from[1] + step[1] * at === y
      return isOn && at >= 0 && at <= steps ? at : null
    }),
  )
  const wall = places.findIndex((along) => along.every((at) => at !== null))
  if (wall < 0) return null
  const [one = 0, other = 0] = (places[wall] ?? []).map(Number)
  return { door, storey, wall, start: Math.min(one, other), long: Math.abs(one - other) }
}
