import type { Component } from 'svelte'
import { downloadPart } from '../../../api/page-part'
import type { JsonObject } from '../../../api/types'
import type { Choice } from '../../board'
import type { PromptProps } from '../../prompt'
import ElementPrompt from '../abilities/ElementPrompt.svelte'
import ThingPrompt from '../abilities/ThingPrompt.svelte'
import { asRealityView } from '../model/view'
import TeamPrompt from './TeamPrompt.svelte'

/** The picture of each question of the rules, by its name (`codes.QUESTIONS`); the plain list is right for all others. */
const PICTURES: Partial<Record<string, Component<PromptProps>>> = {
  team: TeamPrompt,
  element: ElementPrompt,
  object: ThingPrompt,
  loot: ThingPrompt,
  repeat: ThingPrompt,
}

type InCombat = typeof import('../combat/prompts')
type InMoving = typeof import('../moving/prompts')

/** Those of moving and of setting up, which are downloaded when the first of them is asked for. */
const IN_MOVING: Partial<Record<string, keyof InMoving>> = {
  side: 'SidePrompt',
  platform: 'PlacePrompt',
  deploy: 'PlacePrompt',
  'deploy-dog': 'PlacePrompt',
  position: 'PositionPrompt',
  goal: 'GoalPrompt',
  leap: 'PlacePrompt',
  shift: 'PlacePrompt',
  entrance: 'PlacePrompt',
  run: 'PlacePrompt',
}

/** Those of combat and of templates, which are downloaded alike. */
const IN_COMBAT: Partial<Record<string, keyof InCombat>> = {
  order: 'FigurePrompt',
  leader: 'FigurePrompt',
  strike: 'StrikePrompt',
  blows: 'StrikePrompt',
  defence: 'StrikePrompt',
  share: 'FigurePrompt',
  rampage: 'FigurePrompt',
  credit: 'FigurePrompt',
  again: 'YesNoPrompt',
  push: 'YesNoPrompt',
  direction: 'DirectionPrompt',
  follow: 'YesNoPrompt',
  throw: 'TemplatePrompt',
  blast: 'TemplatePrompt',
  flame: 'DirectionPrompt',
  flee: 'FleePrompt',
  ability: 'YesNoPrompt',
  target: 'FigurePrompt',
  volley: 'FigurePrompt',
  nearest: 'FigurePrompt',
}

/** Those of the firing phase, which are downloaded alike. */
const IN_FIRING: readonly string[] = ['fire', 'declare']

let inCombat: InCombat | null = null
let inMoving: InMoving | null = null
let firing: Component<PromptProps> | null = null

/** The picture of a question; undefined: it has none. */
export function pictureOf(question: string): Component<PromptProps> | Promise<Component<PromptProps>> | undefined {
  if (IN_FIRING.includes(question)) return firing ?? loadFiring()
  const move = IN_MOVING[question]
  if (move !== undefined) return inMoving?.[move] ?? loadMoving(move)
  const name = IN_COMBAT[question]
  if (name === undefined) return PICTURES[question]
  return inCombat?.[name] ?? load(name)
}

async function load(name: keyof InCombat): Promise<Component<PromptProps>> {
  inCombat = await downloadPart(() => import('../combat/prompts'))
  return inCombat[name]
}

async function loadMoving(name: keyof InMoving): Promise<Component<PromptProps>> {
  inMoving = await downloadPart(() => import('../moving/prompts'))
  return inMoving[name]
}

async function loadFiring(): Promise<Component<PromptProps>> {
  firing = (await downloadPart(() => import('../firing/prompts'))).default
  return firing
}

export const questionOf = (view: JsonObject) => asRealityView(view).asked.question ?? ''

/** Whether a question has a picture. */
export function knows(view: JsonObject, legal: readonly Choice[]): boolean {
  const question = questionOf(view)
  return legal.length > 0 && (question in PICTURES || question in IN_MOVING || question in IN_COMBAT || IN_FIRING.includes(question))
}
