import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { NarratedEvent } from '../src/api/narrated'
import { MarkStore } from '../src/games/leaders/notes/mark-store.svelte'
import { NO_MARKS, readMarks, storeMarks } from '../src/games/leaders/notes/marks'

const told = (n: number, event: string, more = {}): NarratedEvent => ({ event: { n, event, ...more }, text: '', actor: null, targets: [], weight: 'normal' })
const story = [told(0, 'turn'), told(1, 'swapped', { place: 3, place2: 6 }), told(2, 'turn')]

function following(begin: readonly NarratedEvent[]) {
  let events = $state.raw(begin)
  let store: MarkStore | undefined
  const end = $effect.root(() => {
    store = new MarkStore(() => 't', () => 0, () => events)
  })
  flushSync()
  return {
    end,
    show: (now: readonly NarratedEvent[]) => {
      events = now
      flushSync()
      return { ...store?.marks.recruits }
    },
  }
}

describe('marks on recruits', () => {
  it('move once, however often the viewer looks at the past', () => {
    storeMarks('t', 0, { ...NO_MARKS, recruits: { 3: 'subterran-leader' }, seen: 1 })
    const { show, end } = following(story.slice(0, 1))
    expect(show(story)).toEqual({ 6: 'subterran-leader' })
    expect(show(story.slice(0, 1))).toEqual({ 6: 'subterran-leader' })
    expect(show(story.slice(0, 2))).toEqual({ 6: 'subterran-leader' })
    expect(show(story)).toEqual({ 6: 'subterran-leader' })
    expect(readMarks('t', 0).seen).toBe(3)
    end()
  })

  it('follow what was done instead of what was taken back', () => {
    storeMarks('t', 0, { ...NO_MARKS, recruits: { 3: 'subterran-leader' }, seen: 1 })
    const { show, end } = following(story.slice(0, 1))
    show([story[0]!, told(1, 'turn')])
    show(story.slice(0, 1))
    expect(show([story[0]!, told(1, 'swapped', { place: 3, place2: 9 })])).toEqual({ 9: 'subterran-leader' })
    end()
  })
})
