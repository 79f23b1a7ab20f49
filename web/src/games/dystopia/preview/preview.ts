import type { Action, ChoiceDetails, Consequence } from '../../../api/types'
import { sameAction, type Choice } from '../../board'
import { slotOfNumber } from '../model/worker-boxes'
import { spaceOfNumber, type Box } from '../model/spaces'

/** A placement that is pointed at, in the terms of the board. */
export interface Preview {
  /** The id of the space, as the board's pieces have it. */
  space: string
  pips: number
  /** Where the worker would stand; null: in an area, which shows it itself. */
  slot: Box | null
  details: ChoiceDetails
}

/** So many sentences can be read while one looks at the board. */
const MOST_SENTENCES = 3

/** The preview of the action that is pointed at; null: it is no lawful placement. */
export function previewOf(pointed: Action | null, legal: readonly Choice[]): Preview | null {
  if (pointed?.[0] !== 'place') return null
  const choice = legal.find(({ action }) => sameAction(action, pointed))
  if (!choice?.details) return null
  const number = Number(pointed[2])
  return { space: spaceOfNumber(number), pips: Number(pointed[1]), slot: slotOfNumber(number), details: choice.details }
}

export function consequence({ follows = [] }: ChoiceDetails, kind: string): Consequence | null {
  return follows.find((one) => one.kind === kind) ?? null
}

/** The number that leaves home for good; null: nothing is placed, or somebody comes home and is rolled. */
export function leavingPips(preview: Preview | null, seat: number | null): number | null {
  if (preview === null || gained(preview.details, 'worker') || consequence(preview.details, 'bump')?.seat === seat) return null
  return preview.pips
}

/** What follows in sentences, what matters most first. */
export function sentences({ follows = [] }: ChoiceDetails): (Consequence & { text: string })[] {
  return follows.filter((one): one is Consequence & { text: string } => one.text !== null).slice(0, MOST_SENTENCES)
}

/** How many of an icon a choice brings, alternatives left out. */
export function gained({ gains = [] }: ChoiceDetails, icon: string): number {
  return gains.find((one) => one.icon === icon)?.number ?? 0
}

/** Consequences that the sentence about the effect tells, too. */
const TOLD = ['bump', 'site', 'built', 'star', 'no-star']

/** A choice with what it costs, does and sets off, in the sentences of the server. */
export function inWords({ text, details }: Choice): string {
  const follows = (details?.follows ?? []).filter(({ kind }) => !TOLD.includes(kind))
  return [`${text}.`, details?.cost, details?.effect, ...follows.map(({ text }) => text)].filter(Boolean).join(' ')
}
