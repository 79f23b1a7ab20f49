/** The board tells which side the viewer is on, how it wins, and when it changes. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject } from '../src/api/types'
import Board from '../src/games/leaders/board/Board.svelte'
import { changeOf, revealedTeam, sideOf, teamRuleOf, winningTeam, winRuleOf } from '../src/games/leaders/model/side'
import { asLeadersView } from '../src/games/leaders/model/view'
import { localization } from '../src/text/text.svelte'

type Kind = string | null

/** A view of seat 0 of four, which holds these recruits; an exposed one is marked by `!`. */
function viewOf(team: string, kinds: Kind[], changes: JsonObject = {}): JsonObject {
  const players = [0, 1, 2, 3].map((seat) => ({
    seat,
    wastelander: seat === 0 && team === 'wastelander',
    gun: false,
    aim: null,
    hand: 0,
    known_artifacts: [],
    recruits: [0, 1, 2].map((slot) => {
      const kind = seat === 0 ? (kinds[slot] ?? null) : null
      return {
        place: 3 * seat + slot,
        exposed: kind?.endsWith('!') ?? false,
        kind: kind?.replace('!', '') ?? null,
        one_of: null,
        seen_by: [seat],
      }
    }),
  }))
  return {
    seats: 4,
    options: { edition: 'B' },
    turn: 5,
    phase: 'action',
    active: 1,
    extra_turn: false,
    clockwise: true,
    asked: { seats: [1], question: 'action', together: false, about: null },
    centre: 2,
    pile: 9,
    discards: [],
    out: [],
    players,
    claims: [],
    you: { hand: [], team, claims_left: 0, answered: null },
    ...changes,
  }
}

const [LEADER, OWN, OTHER] = ['subterran-leader', 'subterran-follower', 'euphorian-follower']

function props(view: JsonObject, seat: number | null = 0) {
  return {
    table: 't',
    view,
    legal: [],
    events: [],
    fresh: 0,
    names: ['Ana', 'Ben', 'Eva', 'Bot 4'],
    seat,
    pointed: null,
    act: () => {},
    point: () => {},
    wait: null,
    why: () => Promise.resolve({ rule: null, text: null }),
  }
}

describe('a side', () => {
  const side = (team: string, kinds: Kind[]) => sideOf(asLeadersView(viewOf(team, kinds)), 0)!

  it('is the team of the view, with the leader that one holds', () => {
    expect(side('subterran', [OTHER, LEADER, OTHER])).toEqual({ team: 'subterran', leader: 'subterran', exposed: false })
    expect(side('subterran', [OTHER, OWN, OWN])).toEqual({ team: 'subterran', leader: null, exposed: false })
    expect(sideOf(asLeadersView(viewOf('subterran', [], { you: null })), null)).toBeNull()
  })

  it('names the rules by which it stands and wins', () => {
    const rules = (team: string, kinds: Kind[]) => [teamRuleOf(side(team, kinds)), winRuleOf(side(team, kinds))]
    expect(rules('subterran', [LEADER, OTHER, OTHER])).toEqual(['L-team-1', 'L-win-2'])
    expect(rules('subterran', [OWN, OWN, OTHER])).toEqual(['L-team-2', 'L-win-2'])
    expect(rules('wastelander', [OWN, OWN, OTHER])).toEqual(['L-team-3', 'L-win-1'])
  })

  it('changes by a team, a leader that comes or goes, and a leader that is exposed', () => {
    const [follower, leader] = [side('subterran', [OWN, OWN, OTHER]), side('subterran', [LEADER, OWN, OTHER])]
    expect(changeOf(follower, side('wastelander', [OWN, OWN, OTHER]))).toBe('team')
    expect(changeOf(follower, leader)).toBe('leader-got')
    expect(changeOf(leader, follower)).toBe('leader-lost')
    expect(changeOf(leader, side('subterran', [`${LEADER}!`, OWN, OTHER]))).toBe('leader-exposed')
    expect(changeOf(leader, leader)).toBeNull()
  })
})

describe('the end', () => {
  const team = (name: string, kinds: Kind[]) => revealedTeam(asLeadersView(viewOf(name, kinds)).players[0]!)

  it('tells the team of every seat by its recruits', () => {
    expect(team('', [OTHER, LEADER, OTHER])).toBe('subterran')
    expect(team('', [OTHER, OWN, OTHER])).toBe('euphorian')
    expect(team('', [OWN, OWN, OTHER])).toBe('subterran')
    expect(team('wastelander', [OWN, OWN, OTHER])).toBe('wastelander')
    expect(team('', [OWN, OWN, null])).toBeNull()
  })

  it('belongs to a team, to one player, or to nobody', () => {
    const won = (reason: string) => winningTeam({ winners: [], reason, rule: '' })
    expect(['euphorian-team', 'wastelander-team', 'both-leaders', 'turn-limit'].map(won)).toEqual(['euphorian', 'wastelander', null, null])
  })

  it('is told on the board: who has won, by which rule, and each team', async () => {
    await localization.load('leaders', 'leaders-board')
    const outcome = { winners: [0], scores: [1, 0, 0, 0], reason: 'subterran-team', rule: 'L-win-2' }
    render(Board, { props: props(viewOf('subterran', [OWN, OWN, OTHER], { outcome })) })
    const end = screen.getByRole('region', { name: 'How the game ended' })
    expect(end.textContent).toContain('The Subterrans win')
    expect(end.textContent).toContain('You are among the winners.')
    expect(end.textContent).toContain('L-win-2')
    expect(screen.getByRole('button', { name: /^Ana, Subterran, wins/ })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your side' })).toBeNull()
  })
})

describe('the band on the board', () => {
  const words = () => screen.getByRole('region', { name: localization.language === 'en' ? 'Your side' : 'Tu equipo' }).textContent
  let leave = () => {}

  beforeEach(async () => {
    vi.stubGlobal('fetch', async () => new Response('[]', { status: 200 }))
    await localization.setLanguage('en')
    await localization.load('leaders', 'leaders-board')
  })

  afterEach(() => {
    leave()
    cleanup()
  })

  it.each([
    ['en', 'A', 'wastelander', [OWN, OWN, OTHER], 'You are a Wastelander', 'any Wastelander shoots'],
    ['en', 'B', 'wastelander', [OWN, OWN, OTHER], 'You are an Anarchist', 'if you get a leader'],
    ['en', 'A', 'subterran', [OWN, OWN, OTHER], 'the Euphorian leader is shot while it is exposed', 'unless a Wastelander fires'],
    ['en', 'B', 'euphorian', [OTHER, OTHER, OWN], 'the Subterran leader is shot while it is exposed', 'unless an Anarchist fires'],
    ['en', 'B', 'subterran', [LEADER, OTHER, OTHER], 'You hold the Subterran leader, still hidden', 'Shot once it is exposed, your team loses'],
    ['en', 'B', 'subterran', [`${LEADER}!`, OTHER, OTHER], 'if a shot hits you, your team loses', 'L-win-2'],
    ['es', 'A', 'subterran', [OWN, OWN, OTHER], 'Eres del equipo subterráneo', 'salvo que dispare un Habitante del Yermo'],
    ['es', 'B', 'wastelander', [OWN, OWN, OTHER], 'Eres Anarquista', 'si recibes un líder'],
  ])('says it in %s, edition %s: %s %j', async (language, edition, team, kinds, one, other) => {
    await localization.setLanguage(language as 'en' | 'es')
    leave = localization.useEdition(edition)
    render(Board, { props: props(viewOf(team, kinds)) })
    expect(words()).toContain(one)
    expect(words()).toContain(other)
  })

  it('announces a change politely, for a round', async () => {
    const board = render(Board, { props: props(viewOf('subterran', [OWN, OWN, OTHER])) })
    const status = () => screen.getByRole('region', { name: 'Your side' }).querySelector('[aria-live=polite]')?.textContent
    expect(status()).toBe('')
    await board.rerender(props(viewOf('wastelander', [OWN, OWN, OTHER], { turn: 6 })))
    await tick()
    expect(status()).toContain('Your side has changed. Before: Subterran. Now: You are an Anarchist.')
    await board.rerender(props(viewOf('wastelander', [OWN, OWN, OTHER], { turn: 9 })))
    expect(status()).toContain('changed')
    await board.rerender(props(viewOf('wastelander', [OWN, OWN, OTHER], { turn: 10 })))
    expect(status()).toBe('')
  })

  it('says nothing to a spectator', () => {
    render(Board, { props: props(viewOf('subterran', [], { you: null }), null) })
    expect(screen.queryByRole('region', { name: 'Your side' })).toBeNull()
  })
})
