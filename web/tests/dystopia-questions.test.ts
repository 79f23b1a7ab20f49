/** The models behind the questions of dystopia beside placing. */
import { describe, expect, it, vi } from 'vitest'
import { cardPick } from '../src/games/dystopia/offers/card-pick.svelte'
import { Plan } from '../src/games/dystopia/prompts/retrieving/plan'
import { outWorkers, retrievalOf } from '../src/games/dystopia/prompts/retrieving/retrieval'

const choice = (...action: [string, ...number[]]) => ({ action, text: '' })

describe('bringing workers home', () => {
  const out = outWorkers({ workers: [{ pips: 3, where: 'farm' }, { pips: 2, where: 'home' }, { pips: 3, where: 'farm' }, { pips: 0, where: null }] })

  it('is about the workers that are out', () => {
    expect(out.map(({ index }) => index)).toEqual([0, 2])
  })

  it('takes whichever of equal workers is offered', () => {
    const offered = [choice('retrieve', 1), choice('retrieve', 5)]
    expect(retrievalOf(offered, 4, out)?.action).toEqual(['retrieve', 1])
    expect(retrievalOf(offered, 5, out)?.action).toEqual(['retrieve', 5])
    expect(retrievalOf(offered, 0, out)).toBeNull()
  })

  it('plans an answer for one question only, and once', () => {
    const plan = new Plan()
    plan.make('turn 3', ['feed', 4])
    expect(plan.take('turn 5', [choice('feed', 4)])).toBeNull()
    plan.make('turn 3', ['feed', 4])
    expect(plan.take('turn 3', [choice('feed', 4)])).toEqual(['feed', 4])
    expect(plan.take('turn 3', [choice('feed', 4)])).toBeNull()
    plan.make('turn 3', ['feed', 0])
    expect(plan.take('turn 3', [choice('feed', 4)])).toBeNull()
  })
})

describe('cards to choose from', () => {
  it('are taken at once, or two of them as a pair whose first can be let go', () => {
    const act = vi.fn()
    cardPick.pick('t', 0, 'draft', 2, act)
    expect(act).toHaveBeenLastCalledWith(['take-recruit', 2])
    cardPick.pick('t', 0, 'keep', 1, act)
    cardPick.pick('t', 0, 'keep', 1, act)
    expect(cardPick.first('t', 0)).toBeNull()
    cardPick.pick('t', 0, 'keep', 1, act)
    expect(cardPick.first('t', 1)).toBeNull()
    cardPick.pick('t', 0, 'keep', 3, act)
    expect(act).toHaveBeenLastCalledWith(['keep', 1, 3])
    expect(act).toHaveBeenCalledTimes(2)
  })
})
