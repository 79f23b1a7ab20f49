import { api } from './client'
import { narrate, type NarratedEvent } from './narrated'
import type { Language, Step, Viewpoint } from './types'

/** How many steps are asked for at a time. */
const PAGE = 100

/** All steps of a replay, seen from there. */
export async function fetchSteps(replay: string, seat: Viewpoint, language: Language): Promise<Step[]> {
  const found: Step[] = []
  for (let total = 1; found.length < total; ) {
    const page = await api.steps(replay, seat, found.length, PAGE, language)
    if (!page.steps.length) break
    total = page.total
    found.push(...page.steps)
  }
  return found
}

export function eventsOf(step: Step): NarratedEvent[] {
  return narrate(step.events, step.words, step.emphasis)
}
