import type { Component } from 'svelte'
import type { JsonObject } from '../../../api/types'
import type { Choice } from '../../board'
import type { PromptProps } from '../../prompt'
import { asRealityView } from '../model/view'

/** The picture of each question of the rules, by its name (`codes.QUESTIONS`); the plain list is right for all others. */
const PICTURES: Partial<Record<string, Component<PromptProps>>> = {}

export function pictureOf(view: JsonObject): Component<PromptProps> | undefined {
  return PICTURES[asRealityView(view).asked.question ?? '']
}

/** Whether a question has a picture. */
export function knows(view: JsonObject, legal: readonly Choice[]): boolean {
  return legal.length > 0 && pictureOf(view) !== undefined
}
