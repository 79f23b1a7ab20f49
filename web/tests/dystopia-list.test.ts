import { render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice } from '../src/games/board'
import Board from '../src/games/dystopia/board/Board.svelte'
import positions from '../src/games/dystopia/how/positions/table.json'
import { explain } from '../src/games/dystopia/list/facts'
import { totalOf } from '../src/games/dystopia/model/areas'
import { FIXED_PIECES } from '../src/games/dystopia/model/districts'
import { minerPiece, spacePiece, territoryPiece, trackPiece } from '../src/games/dystopia/model/pieces'
import { numberOfSpace } from '../src/games/dystopia/model/spaces'
import { asDystopiaView, FACTIONS } from '../src/games/dystopia/model/view'
import { settings } from '../src/state/settings.svelte'
import { localization } from '../src/text/text.svelte'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']
const given = positions.view
const view = asDystopiaView(given as never)
const act = vi.fn()

async function showList(legal: Choice[] = []): Promise<HTMLElement> {
  render(Board, {
    props: {
      table: 't',
      view: given as never,
      legal,
      events: [],
      fresh: 0,
      names: NAMES,
      seat: 0,
      pointed: null,
      wait: null,
      act,
      point: () => {},
      why: () => Promise.resolve({ text: null, rule: null } as never),
    },
  })
  return screen.findByRole('group', { name: 'All places' })
}

const placeOf = (list: HTMLElement, key: string) => list.querySelector<HTMLElement>(`[data-piece="${key}"]`)?.closest('li')

beforeEach(async () => {
  act.mockClear()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await localization.load('dystopia', 'dystopia-board')
  await settings.change({ boardList: true })
})

describe('the board as a list', () => {
  it('has every piece that the board has, once', async () => {
    const list = await showList()
    const own = (view.you?.workers ?? []).flatMap(({ where }, number) => (where && where !== 'home' ? [`worker:${number}`] : []))
    expect(own).not.toHaveLength(0)
    const keys = [...list.querySelectorAll<HTMLElement>('[data-piece]')].map(({ dataset }) => dataset['piece'])
    expect(keys.toSorted()).toEqual([...FIXED_PIECES.map(([{ key }]) => key), ...own].toSorted())
  })

  it('names every worker at its place', async () => {
    const list = await showList()
    const there = [
      ...view.areas.flatMap(({ space, workers }) => workers.map((worker) => [space, worker] as const)),
      ...view.spaces.flatMap(({ space, worker }) => (worker ? [[space, worker] as const] : [])),
      ...view.sites.flatMap(({ site, workers, visitor }) => [...workers, visitor].flatMap((one) => (one ? [[`site-${site}`, one] as const] : []))),
    ]
    expect(there.length).toBeGreaterThan(6)
    for (const [space, [seat, number]] of there) expect(placeOf(list, `space:${space}`)?.textContent).toContain(`${NAMES[seat]}’s ${number}`)
  })

  it('tells totals, what each band gives, prices and gains', async () => {
    const list = await showList()
    for (const { space, workers } of view.areas) expect(placeOf(list, `space:${space}`)?.textContent).toContain(`total ${totalOf(workers)}`)
    expect(placeOf(list, 'space:generator')?.textContent).toContain('2 energy and 1 knowledge')
    const loft = placeOf(list, 'space:nimbus-loft')?.textContent
    expect(loft).toContain('any 3 resources')
    expect(loft).toContain('a star and Icarite allegiance rises')
    expect(placeOf(list, 'space:ark')?.textContent).toContain('3 artifacts or 2 artifacts of the same kind')
    expect(placeOf(list, 'space:tank-left')?.textContent).toContain('a new worker and you lose 2 knowledge')
    expect(placeOf(list, 'space:wastelander-tunnel')?.textContent).toContain('1 clay or 1 artifact and the miner digs a step')
    // No price and no gain is left without words.
    expect(list.textContent).not.toMatch(/dystopia-|NaN|undefined/)
  })

  it('tells whom a market troubles and who has a star on it', async () => {
    const list = await showList()
    for (const { site, built, stars } of view.sites.filter((one) => one.built)) {
      expect(built).toBe(true)
      const facts = within(placeOf(list, `space:site-${site}`)!)
      const without = NAMES.filter((_, seat) => !stars.includes(seat))
      expect(facts.getByText('Troubles').parentElement?.textContent).toContain(without.at(-1))
      expect(facts.getByText('Stars').parentElement?.textContent).toContain(NAMES[stars[0] ?? 0])
    }
  })

  it('has the tracks with their tiers, the miners and the stars of every part of the world', async () => {
    const list = await showList()
    for (const faction of FACTIONS) {
      const part = list.querySelector<HTMLElement>(`section.${faction}`)!
      expect(part.textContent).toContain(`step ${view.allegiance[faction]} of 11`)
      for (const tier of [2, 5, 8, 11]) expect(part.textContent).toMatch(new RegExp(`${tier} \\((reached|\\d+ to go)\\): `))
      if (faction !== 'icarite') expect(part.textContent).toContain(`step ${view.miners[faction]} of 9`)
      for (const [seat, count] of view.territories[faction].entries()) {
        if (count) expect(placeOf(list, `territory:${faction}`)?.textContent).toContain(`${NAMES[seat]} ${count}`)
      }
    }
  })

  it('offers what each worker would do at a place, and takes it', async () => {
    const action = ['place', 5, numberOfSpace('farm', false)]
    const list = await showList([{ action, text: 'Place the 5 on the Farm', details: { cost: null, effect: 'You gain 1 food.' } }])
    const button = within(placeOf(list, 'space:farm')!).getByRole('button', { name: /Place the 5 on the Farm.*You gain 1 food/ })
    button.click()
    expect(act).toHaveBeenCalledWith(action)
  })

  it('explains what is printed at a place or on a track, without who is there', async () => {
    await showList()
    const members = { euphorian: [0, 2], subterran: [], wastelander: [1], icarite: [3] }
    const source = { view, names: NAMES, cards: [] }
    expect(explain(spacePiece('nimbus-loft'), members, source)).toBe('Price: any 3 resources. Gives: a star and Icarite allegiance rises')
    expect(explain(spacePiece('generator'), members, source)).toMatch(/^Total 1 to 4: 1 energy and Euphorian allegiance rises\. Total 5 to 8: /)
    expect(explain(trackPiece('euphorian'), members, source)).toMatch(/^Now: step \d+ of 11; .*\. For: Ana and Cleo$/)
    expect(explain(minerPiece('wastelander'), members, source)).toMatch(/^Now: step \d of 9; at 6 .*: hidden recruits.*; at 9 .*: the gate opens$/)
    expect(explain(territoryPiece('icarite'), members, source)).toBeNull()
  })

  it('is remembered', () => {
    expect(JSON.parse(localStorage.getItem('euphoria-settings') ?? '{}')).toMatchObject({ boardList: true })
  })
})
