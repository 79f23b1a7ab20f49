import { describe, expect, it } from 'vitest'
import type { LeadersView } from '../src/games/leaders/model/view'
import { whoKnew } from '../src/games/leaders/story/who-knew'

/** Three players with one paper each; the Euphorian leader lies at a place and was seen by some. */
function at(turn: number, place: number, seen_by: number[], claims: object[] = [], outcome: object | null = null): LeadersView {
  const paper = (kind: string, place: number) => ({ place, exposed: false, kind, one_of: null, seen_by: place < 0 ? [] : seen_by })
  const players = [0, 1, 2].map((seat) => ({ seat, recruits: [paper(place === 3 * seat ? 'euphorian-leader' : 'euphorian-follower', 3 * seat)] }))
  return { turn, players, claims, outcome } as unknown as LeadersView
}
const claim = (seat: number, place: number, recruit = 'euphorian-leader') => ({ event: 'claimed-recruit', seat, place, recruit })

describe('who knew when', () => {
  it('is told by who holds a leader, has seen it, or was truly told', () => {
    const [leader] = whoKnew([at(1, 0, [0]), at(2, 0, [0], [claim(1, 0)]), at(3, 0, [0, 1], [claim(1, 0)]), at(4, 0, [0, 1], [claim(1, 0)])])
    expect(leader).toEqual([
      [{ how: 'held', first: 1, last: 4 }],
      [{ how: 'seen', first: 3, last: 4 }],
      [{ how: 'told', first: 2, last: 4 }],
    ])
  })

  it('leaves lies out, and what was said of another paper', () => {
    const said = [claim(1, 3), claim(1, 0, 'subterran-leader')]
    expect(whoKnew([at(1, 0, [0], said), at(2, 0, [0], said)])[0]?.[2]).toEqual([])
    const early = [claim(1, 0)]
    expect(whoKnew([at(1, 0, [0]), at(2, 0, [0], early), at(3, 3, [1], early), at(4, 0, [0], early)])[0]?.[2]).toEqual([{ how: 'told', first: 2, last: 2 }])
  })

  it('is not told by the end, at which all is face up', () => {
    expect(whoKnew([at(1, 0, [0]), at(1, 0, [0, 1, 2], [], {})])[0]?.[1]).toEqual([])
  })

  it('counts a turn once, in the way it was known at its end', () => {
    expect(whoKnew([at(1, 0, [0]), at(2, 0, [0], [claim(0, 0)]), at(2, 0, [0, 1], [claim(0, 0)])])[0]?.[1]).toEqual([{ how: 'seen', first: 2, last: 2 }])
  })
})
