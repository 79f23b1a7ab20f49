import type { Component } from 'svelte'
import type { JsonObject } from '../../../api/types'
import type { Choice } from '../../board'
import type { PromptProps } from '../../prompt'
import DirectionPrompt from '../combat/prompts/DirectionPrompt.svelte'
import FigurePrompt from '../combat/prompts/FigurePrompt.svelte'
import FleePrompt from '../combat/prompts/FleePrompt.svelte'
import StrikePrompt from '../combat/prompts/StrikePrompt.svelte'
import TemplatePrompt from '../combat/prompts/TemplatePrompt.svelte'
import YesNoPrompt from '../combat/prompts/YesNoPrompt.svelte'
import ElementPrompt from '../abilities/ElementPrompt.svelte'
import ThingPrompt from '../abilities/ThingPrompt.svelte'
import { asRealityView } from '../model/view'
import TeamPrompt from './TeamPrompt.svelte'

/** The picture of each question of the rules, by its name (`codes.QUESTIONS`); the plain list is right for all others. */
const PICTURES: Partial<Record<string, Component<PromptProps>>> = {
  team: TeamPrompt,
  strike: StrikePrompt,
  blows: StrikePrompt,
  defence: StrikePrompt,
  share: FigurePrompt,
  rampage: FigurePrompt,
  credit: FigurePrompt,
  again: YesNoPrompt,
  push: YesNoPrompt,
  direction: DirectionPrompt,
  follow: YesNoPrompt,
  throw: TemplatePrompt,
  blast: TemplatePrompt,
  flame: DirectionPrompt,
  flee: FleePrompt,
  ability: YesNoPrompt,
  target: FigurePrompt,
  element: ElementPrompt,
  object: ThingPrompt,
  loot: ThingPrompt,
  repeat: ThingPrompt,
  volley: FigurePrompt,
}

export function pictureOf(view: JsonObject): Component<PromptProps> | undefined {
  return PICTURES[asRealityView(view).asked.question ?? '']
}

/** Whether a question has a picture. */
export function knows(view: JsonObject, legal: readonly Choice[]): boolean {
  return legal.length > 0 && pictureOf(view) !== undefined
}
