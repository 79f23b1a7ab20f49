import { describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import type { JsonObject } from '../src/api/types'
import { cornerBeside } from '../src/games/reality/model/corner'
import { Floor } from '../src/games/reality/model/floor'
import { headlines } from '../src/games/reality/show/headlines'
import { drumStates, susanState } from '../src/games/reality/show/mission'
import { orderOf } from '../src/games/reality/show/order'
import { placePins, RIM } from '../src/games/reality/model/pins'
import { hull, labelOf } from '../src/games/reality/model/scenery'
import { trails } from '../src/games/reality/model/trails'
import { groups, standings } from '../src/games/reality/model/turn-marks'
import type { RealityView, Scenery } from '../src/games/reality/model/view'
import { floorOf, levels, storey } from '../src/games/reality/scene/storey.svelte'

const ROOM = { x: 0, y: -8, width: 200, height: 160 }
const log = (...events: JsonObject[]): NarratedEvent[] =>
  events.map((event, n) => ({ event: { n, event: '', rule: '', ...event }, text: String(event['event']), actor: null, targets: [], weight: 'normal' }))

const apart = (pins: readonly { x: number; y: number }[]) =>
  Math.min(...pins.flatMap((one, at) => pins.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))))

describe('pins', () => {
  it('stand above figures that stand alone', () => {
    expect(placePins([{ x: 50, y: 50, low: false }], ROOM)).toEqual([{ x: 50, y: 43.4 }])
  })

  it('fan apart where figures crowd, so that none covers the middle of another', () => {
    const fight = [0, 4, 8, 12].flatMap((x) => [50, 54].map((y) => ({ x: 80 + x, y, low: false })))
    expect(apart(placePins(fight, ROOM))).toBeGreaterThan(2 * RIM - 0.5)
  })

  it('fan apart where figures stand above each other', () => {
    const stack = Array.from({ length: 4 }, () => ({ x: 80, y: 60, low: false }))
    expect(apart(placePins(stack, ROOM))).toBeGreaterThan(2 * RIM - 0.5)
  })

  it('stay in the room', () => {
    const [pin] = placePins([{ x: 1, y: -6, low: false }], ROOM)
    expect(pin?.x).toBe(RIM)
    expect(pin?.y).toBe(ROOM.y + RIM)
  })
})

describe('scenery', () => {
  it('throws a shadow around its outline and the far end of it', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ]
    expect(hull([...corners, ...corners.map(({ x, y }) => ({ x: x + 2, y: y + 2 }))])).toHaveLength(6)
  })

  it('has its name inside where there is room, and its height beside where there is none', () => {
    expect(labelOf({ x: 0, y: 0, width: 40, height: 40 }, 'Town hall', 'building')).toMatchObject({ inside: true, name: true })
    expect(labelOf({ x: 0, y: 0, width: 8, height: 20 }, 'Town hall', 'block')).toMatchObject({ inside: true, name: false })
    expect(labelOf({ x: 0, y: 0, width: 20, height: 3 }, 'Bench', 'barricade')).toMatchObject({ inside: false, name: false })
  })
})

const scenery = {
  elements: [{ kind: 'building' }, { kind: 'building' }, { kind: 'block' }],
  surfaces: [
    [-1, 0, 0],
    [0, 0, 0],
    [0, 12, 1],
    [0, 24, 2],
    [1, 0, 0],
    [1, 12, 1],
    [2, 8, 0],
  ],
} as unknown as Scenery

describe('storeys', () => {
  it('go from the ground to the highest roof', () => {
    expect(levels(scenery)).toEqual([0, 1, 2])
    expect(levels({ ...scenery, elements: [], surfaces: [] })).toEqual([])
  })

  it('show a lower building by its roof, and always what is outdoors', () => {
    storey.level = 2
    expect([0, 1, 2, 3, 4, 5, 6].map((surface) => storey.shows(scenery, surface))).toEqual([true, false, false, true, false, true, true])
    storey.level = null
    expect(storey.shows(scenery, 1)).toBe(true)
  })

  it('are stepped through in a circle', () => {
    storey.level = null
    storey.step(1, scenery)
    expect(storey.level).toBe(0)
    storey.step(-1, scenery)
    storey.step(-1, scenery)
    expect(storey.level).toBe(2)
    storey.level = null
  })

  it('have names beside figures in buildings only', () => {
    expect(floorOf({ scenery }, 3)).toEqual({ floor: 2, isRoof: true })
    expect(floorOf({ scenery }, 6)).toBeNull()
  })
})

describe('the order', () => {
  const figure = (number: number, side: number | null, state: string[] = []) => ({ figure: number, side, state })
  const view = {
    turn: 2,
    outcome: null,
    active: 3,
    order: [
      { figure: 1, tied: true },
      { figure: 2, tied: false },
      { figure: 4, tied: false },
    ],
    figures: [figure(0, 0), figure(1, 0), figure(2, 0), figure(3, 1), figure(4, 1), figure(5, 1, ['down']), figure(6, null)],
  } as unknown as RealityView

  it('tells who acts now, who is next, who waits and who has acted', () => {
    expect([...standings(view)]).toEqual([
      [0, 'acted'],
      [1, 'next'],
      [2, 'next'],
      [3, 'now'],
      [4, 'waits'],
    ])
  })

  it('has those of one team that tie together', () => {
    expect(groups(view)).toEqual([[1, 2], [4]])
  })
})

describe('trails', () => {
  it('lead from where a figure stood at the start of the turn, stop by stop', () => {
    const events = log(
      { event: 'deployed', figure: 0, x: 4, y: 4 },
      { event: 'deployed', figure: 1, x: 8, y: 4 },
      { event: 'turn', turn: 1 },
      { event: 'walked', figure: 1, x: 8, y: 20 },
      { event: 'turn', turn: 2 },
      { event: 'walked', figure: 0, x: 4, y: 12 },
      { event: 'slid', figure: 0, x: 8, y: 12 },
    )
    expect(trails(events, new Map())).toEqual([
      {
        figure: 0,
        stops: [
          [4, 4],
          [4, 12],
          [8, 12],
        ],
      },
    ])
  })

  it('begin at a known place where the log does not tell it', () => {
    expect(trails(log({ event: 'walked', figure: 0, x: 4, y: 12 }), new Map([[0, [4, 4]]]))[0]?.stops).toHaveLength(2)
    expect(trails(log({ event: 'walked', figure: 0, x: 4, y: 12 }), new Map())).toEqual([])
  })
})

describe('the ticker', () => {
  it('has the newest news first and leaves out routine', () => {
    const events = log({ event: 'charged' }, { event: 'activated' }, { event: 'fell' }, { event: 'die' })
    expect(headlines(events).map(({ text }) => text)).toEqual(['fell', 'charged'])
    expect(headlines(events, 1)).toHaveLength(1)
  })
})

describe('the order of the phase', () => {
  const figures = [0, 1, 2, 3].map((figure) => ({ figure, character: 'doc', side: figure % 2, state: [] }))
  const view = {
    active: 1,
    figures,
    order: [
      { figure: 2, tied: true },
      { figure: 3, tied: false },
    ],
  } as unknown as RealityView
  const events = log(
    { event: 'activated', figure: 3 },
    { event: 'phase' },
    { event: 'rolled-order', figure: 2, roll: 4 },
    { event: 'rolled-order', figure: 2, roll: 9 },
    { event: 'activated', figure: 0 },
    { event: 'activated', figure: 1 },
  )

  it('is told from the log of this phase: who has acted, and what was rolled', () => {
    const order = orderOf(view, events)
    expect(order.past.map(({ figure }) => figure)).toEqual([0])
    expect(order.now?.figure).toBe(1)
    expect(order.next.map((group) => group.map(({ figure }) => figure))).toEqual([[2, 3]])
    expect(order.rolls.get(2)).toEqual([4, 9])
  })
})

describe('missions', () => {
  it('tell what has become of every drum', () => {
    const view = {
      figures: [{ figure: 0, side: 1 }],
      drums: [
        { carrier: null, delivered: null },
        { carrier: 0, delivered: null },
        { carrier: null, delivered: 0 },
      ],
    } as unknown as RealityView
    expect(drumStates(view)).toEqual([{ state: 'free' }, { state: 'carried', seat: 1 }, { state: 'delivered', seat: 0 }])
  })

  it('tell whom Susan follows', () => {
    const susan = (side: number | null, ...state: string[]) => ({ figures: [{ character: 'susan', side, state }] }) as unknown as RealityView
    expect(susanState(susan(null))).toEqual({ state: 'captive', seat: null })
    expect(susanState(susan(1))).toEqual({ state: 'freed', seat: 1 })
    expect(susanState(susan(1, 'down'))).toEqual({ state: 'down', seat: null })
    expect(susanState({ figures: [] } as unknown as RealityView).state).toBe('gone')
  })
})

describe('a panel over the floor', () => {
  const floor = new Floor({ width: 192, depth: 144 } as Scenery, 0)

  it('hides nobody whom it is about', () => {
    expect(cornerBeside([{ x: 20, y: 20 }], floor)).toEqual({ right: true, top: false })
    expect(cornerBeside([{ x: 180, y: 20 }, { x: 170, y: 130 }, { x: 20, y: 130 }], floor)).toEqual({ right: false, top: true })
  })

  it('hides as few others as may be', () => {
    const others = [{ x: 180, y: 130 }, { x: 170, y: 120 }]
    expect(cornerBeside([{ x: 20, y: 20 }], floor, others)).toEqual({ right: false, top: false })
  })
})
