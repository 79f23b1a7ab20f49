/** Claims are bubbles at the speaker's seat; papers tell leaders from followers; guns carry a shape. */
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameEvent } from '../src/api/types'
import { claimsBy, claimText } from '../src/games/leaders/model/claims'
import { BoardGeometry } from '../src/games/leaders/model/geometry'
import { upright } from '../src/board/space/points'
import { asLeadersView } from '../src/games/leaders/model/view'
import RayGun from '../src/games/leaders/pieces/RayGun.svelte'
import RecruitPaper from '../src/games/leaders/pieces/RecruitPaper.svelte'
import Claims from '../src/games/leaders/scene/Claims.svelte'
import { ICONS } from '../src/icons/icons'
import { localization } from '../src/text/text.svelte'

const NAMES = ['Ana', 'Ben', 'Eva', 'Bot 4']
const claim = (n: number, seat: number, values: object): GameEvent =>
  ({ n, event: 'place' in values ? 'claimed-recruit' : 'claimed-team', rule: 'L-info-8', seat, turn: n, ...values }) as GameEvent
const CLAIMS = [
  claim(1, 1, { target: 1, team: 'euphorian' }),
  claim(2, 1, { target: 2, team: 'wastelander' }),
  claim(3, 2, { place: 7, recruit: 'subterran-leader' }),
  claim(4, 1, { place: 0, recruit: 'euphorian-follower' }),
]
const view = asLeadersView({ claims: CLAIMS, players: [0, 1, 2, 3].map((seat) => ({ seat })) } as never)

beforeEach(() => localization.load('leaders', 'leaders-board'))

describe('claims', () => {
  it('are told in the words of the speaker', () => {
    expect(CLAIMS.map((one) => claimText(one, NAMES, 0))).toEqual([
      'I am on the Euphorian team.',
      'Eva is an Anarchist.',
      'My recruit 2: Subterran leader.',
      'About your recruit 1: Euphorian follower.',
    ])
    expect(claimsBy(1, view).map(({ n }) => n)).toEqual([4, 2, 1])
  })

  it('are bubbles: the newest of each speaker, the older ones on demand', async () => {
    render(Claims, { view, names: NAMES, me: 0, geometry: new BoardGeometry({ width: 800, height: 700 }, 16, 4, 0) })
    const ben = within(screen.getByRole('group', { name: 'Claims of Ben' }))
    expect(ben.getAllByRole('listitem').map((item) => item.textContent)).toHaveLength(1)
    expect(ben.getByText(/About your recruit 1/)).toBeTruthy()
    await fireEvent.click(ben.getByRole('button', { name: '2 older claims of Ben' }))
    expect(ben.getAllByRole('listitem')).toHaveLength(3)
    const eva = within(screen.getByRole('group', { name: 'Claims of Eva' }))
    expect(eva.queryByRole('button')).toBeNull()
  })

  it.each([4, 5, 6, 7, 8])('of %i seats do not meet', (seats) => {
    const geometry = new BoardGeometry({ width: 740, height: 600 }, 16, seats, 0)
    const boxes = Array.from({ length: seats }, (_, seat) => {
      const { x, y, side } = geometry.bubble(seat)
      const [wide, high] = side === 'beside' ? [168, 52] : [144, 52]
      const left = side === 'beside' ? x : Math.min(Math.max(4, x - wide / 2), 740 - wide - 4)
      const top = side === 'above' ? y - high : side === 'below' ? y : y - high / 2
      return { left, top, right: left + wide, bottom: top + high }
    })
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const meet = one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        expect(meet).toBe(false)
      }
    }
  })
})

describe('pieces', () => {
  const paths = (root: HTMLElement) => [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'))

  it.each([true, false])('crown a leader, and no follower; exposed: %s', (exposed) => {
    expect(paths(render(RecruitPaper, { kind: 'subterran-leader', exposed }).container)).toContain(ICONS.crown)
    expect(paths(render(RecruitPaper, { kind: 'subterran-follower', exposed }).container)).not.toContain(ICONS.crown)
    expect(paths(render(RecruitPaper, { kind: null, exposed: false }).container)).not.toContain(ICONS.crown)
  })

  it('carry the shape of their holder', () => {
    expect(paths(render(RayGun, { holder: 2 }).container)).toContain(ICONS.cross)
    expect(paths(render(RayGun, {}).container)).toEqual([ICONS.gun])
  })

  it('never stand on their heads', () => {
    expect([0, 45, 90, 135, 180, 225, 270, 315].map(upright)).toEqual([0, 45, 90, -45, 0, 45, 90, -45])
  })
})
