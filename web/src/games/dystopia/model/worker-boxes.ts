import { AREAS, SITES, slotOnSite, SPACES, spaceOfNumber, type Box } from './spaces'
import type { DystopiaView } from './view'

/** Where the dice of an area lie: smaller where many stand. `count`: with the one that would be added. */
export function areaDice({ width }: Box, count: number): { size: number; at: (place: number) => { x: number; y: number } } {
  const room = width - 58
  if (count <= 3) {
    const size = Math.min(30, room / Math.max(2, count) - 4)
    return { size, at: (place) => ({ x: 8 + place * (size + 5), y: 41 - size / 2 }) }
  }
  // Two rows.
  const columns = Math.ceil(count / 2)
  const size = Math.min(15.5, room / columns - 2.5)
  return { size, at: (place) => ({ x: 7 + (place % columns) * (size + 2.5), y: (place < columns ? 32 : 50.5) - size / 2 }) }
}

/** Where the dice of a construction site lie. */
export function siteDie({ width }: Box, place: number, places: number): Box {
  return { x: (place + 0.5) * (width / places) - 14, y: 42, width: 29, height: 29 }
}

/** Where the viewer's workers stand on the board, by their number. */
export function workerBoxes(view: DystopiaView): (Box & { worker: number })[] {
  const used = new Map<string, number>()
  return (view.you?.workers ?? []).flatMap(({ pips, where }, worker) => {
    if (where === null || where === 'home') return []
    const box = boxOnSpace(view, where, pips, used)
    return box ? [{ worker, ...box }] : []
  })
}

/** `used`: how many dice of the same number on the same area have had their place. */
function boxOnSpace(view: DystopiaView, where: string, pips: number, used: Map<string, number>): Box | null {
  const area = AREAS[where]
  if (area) {
    const workers = view.areas.find(({ space }) => space === where)?.workers ?? []
    const own = workers.flatMap(([seat, number], place) => (seat === view.seat && number === pips ? [place] : []))
    const key = `${where} ${pips}`
    const turn = used.get(key) ?? 0
    used.set(key, turn + 1)
    const { size, at } = areaDice(area, workers.length)
    const { x, y } = at(own[turn] ?? 0)
    return { x: area.x + x, y: area.y + y, width: size, height: size }
  }
  const [kind, id] = where.split('-')
  const site = kind === 'site' ? SITES[id ?? ''] : undefined
  if (site) {
    const workers = view.sites.find(({ site }) => site === id)?.workers ?? []
    const own = workers.flatMap((worker, place) => (worker?.[0] === view.seat && worker?.[1] === pips ? [place] : []))
    const turn = used.get(where) ?? 0
    used.set(where, turn + 1)
    const die = siteDie(site, own[turn] ?? 0, site.wanted.length)
    return { ...die, x: site.x + die.x, y: site.y + die.y }
  }
  return slotOf(where)
}

/** The slot of a space for one worker, of a built market too. */
function slotOf(where: string): Box | null {
  const [kind, id] = where.split('-')
  const market = kind === 'market' ? SITES[id ?? ''] : undefined
  const space = market ?? SPACES[where]
  if (!space) return null
  const left = market || SPACES[where]?.pay.length ? 39 : 5
  const top = market ? 21 : 18 + (space.height - 18) / 2 - 17
  return { x: space.x + left, y: space.y + top, width: 34, height: 34 }
}

/** The slot to which an action with this number of a space leads; null: an area, which has no slots. */
export function slotOfNumber(number: number): Box | null {
  const space = spaceOfNumber(number)
  const site = SITES[space.replace('site-', '')]
  if (!site) return slotOf(space)
  const place = slotOnSite(number)
  if (place === null) return slotOf(space.replace('site', 'market'))
  const die = siteDie(site, place, site.wanted.length)
  return { ...die, x: site.x + die.x, y: site.y + die.y }
}
