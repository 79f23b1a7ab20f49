import type { NarratedEvent } from '../../api/narrated'
import type { Emphasis } from '../../api/types'
import { findGame } from '../../games/registry'
import type { SoundName } from '../../games/sounds'
import { settings } from '../../state/settings.svelte'
import { synthesise } from './synthesis'

type Weight = Emphasis['weight']

/** Created on first use: browsers let a page sound only after somebody has clicked or typed. */
let context: AudioContext | null = null
/** Milliseconds after which a sound comes too late. */
const TOO_LATE = 250

const BY_WEIGHT: Record<Weight, SoundName | null> = { quiet: null, normal: 'tap', major: 'piece' }
const RANKS: readonly Weight[] = ['quiet', 'normal', 'major']

/** Plays a sound, if the player has asked for sound. */
export function play(name: SoundName): void {
  if (settings.sound) void sound(name)
}

/** Plays a sound at the volume of the settings, also while sound is off: for those who try it. */
export async function sound(name: SoundName): Promise<void> {
  context ??= new AudioContext()
  if (context.state !== 'running') {
    const asked = performance.now()
    await context.resume()
    if (performance.now() - asked > TOO_LATE) return
  }
  const volume = context.createGain()
  volume.gain.value = settings.volume / 100
  volume.connect(context.destination)
  synthesise(name, context, volume, context.currentTime)
}

/** The sound of an event: the game's own for it, else one by its weight. */
export function soundOf(game: string, { event, weight }: NarratedEvent): SoundName | null {
  return findGame(game).sounds(event) ?? BY_WEIGHT[weight]
}

/** Of several events that are shown at once, the last of the heaviest sounds. */
export function playEvents(game: string, events: readonly NarratedEvent[]): void {
  const heaviest = Math.max(...events.map(({ weight }) => RANKS.indexOf(weight)))
  const last = events.findLast(({ weight }) => RANKS.indexOf(weight) === heaviest)
  const name = last && soundOf(game, last)
  if (name) play(name)
}
