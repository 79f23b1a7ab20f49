/**
 * The sounds, synthesised: short, dry, wooden. Everything is made of three things: a stroke (filtered noise), a bar (a wooden bar that rings
 * for a moment, as on a marimba) and a thump. This file imports nothing but a type, so that a test can render the sounds offline.
 */
import type { SoundName } from '../../games/sounds'

/** Draws one sound into a graph: when it begins is in seconds of the context. */
type Draw = (on: BaseAudioContext, to: AudioNode, at: number) => void

/** The partials of a wooden bar: a factor of its pitch, how loud, and how fast it fades. */
const PARTIALS = [
  { ratio: 1, volume: 1, fade: 1 },
  { ratio: 3.93, volume: 0.35, fade: 0.35 },
  { ratio: 9.2, volume: 0.12, fade: 0.15 },
] as const
const SILENT = 0.0001
/** Seconds in which a stroke reaches its full volume. */
const ATTACK = 0.002

/** The same noise each time, so that a sound is always the same. */
function noise(on: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let n = 0; n < samples.length; n += 1) {
    seed = (seed * 48271) % 2147483647
    samples[n] = (seed / 2147483647) * 2 - 1
  }
  const source = on.createBufferSource()
  source.buffer = buffer
  return source
}

/** A volume that rises at once and fades away. */
function fading(on: BaseAudioContext, at: number, volume: number, seconds: number): GainNode {
  const gain = on.createGain()
  gain.gain.setValueAtTime(SILENT, at)
  gain.gain.exponentialRampToValueAtTime(volume, at + ATTACK)
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds)
  return gain
}

interface Stroke {
  filter: BiquadFilterType
  pitch: number
  seconds: number
  volume: number
  q?: number
}

/** Something hits something: noise through a filter. */
function stroke(on: BaseAudioContext, to: AudioNode, at: number, { filter, pitch, seconds, volume, q = 1 }: Stroke): void {
  const source = noise(on, seconds)
  const band = on.createBiquadFilter()
  band.type = filter
  band.frequency.value = pitch
  band.Q.value = q
  source.connect(band).connect(fading(on, at, volume, seconds)).connect(to)
  source.start(at)
}

/** A wooden bar that is struck. */
function bar(on: BaseAudioContext, to: AudioNode, at: number, pitch: number, seconds: number, volume: number): void {
  for (const partial of PARTIALS) {
    const tone = on.createOscillator()
    tone.frequency.value = pitch * partial.ratio
    tone.connect(fading(on, at, volume * partial.volume, seconds * partial.fade)).connect(to)
    tone.start(at)
    tone.stop(at + seconds * partial.fade)
  }
  stroke(on, to, at, { filter: 'bandpass', pitch: pitch * 4, seconds: 0.02, volume: volume * 0.5 })
}

/** A low blow whose pitch falls. */
function thump(on: BaseAudioContext, to: AudioNode, at: number, pitch: number, seconds: number, volume: number): void {
  const tone = on.createOscillator()
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, at + seconds)
  tone.connect(fading(on, at, volume, seconds)).connect(to)
  tone.start(at)
  tone.stop(at + seconds)
}

/** A knuckle on a wooden table. */
function knock(on: BaseAudioContext, to: AudioNode, at: number, volume: number): void {
  bar(on, to, at, 210, 0.11, volume * 0.6)
  stroke(on, to, at, { filter: 'bandpass', pitch: 420, q: 3, seconds: 0.07, volume })
}

const DRAW = {
  /** Two boards that are clapped together, and the wall behind them. */
  shot: (on, to, at) => {
    stroke(on, to, at, { filter: 'highpass', pitch: 900, seconds: 0.09, volume: 0.5 })
    stroke(on, to, at + 0.012, { filter: 'bandpass', pitch: 1400, seconds: 0.16, volume: 0.4 })
    thump(on, to, at, 170, 0.3, 0.5)
    stroke(on, to, at + 0.11, { filter: 'lowpass', pitch: 500, seconds: 0.2, volume: 0.16 })
  },
  /** A card that slides and is laid down. */
  card: (on, to, at) => {
    stroke(on, to, at, { filter: 'highpass', pitch: 3200, seconds: 0.1, volume: 0.16 })
    stroke(on, to, at + 0.075, { filter: 'bandpass', pitch: 1500, q: 2, seconds: 0.04, volume: 0.7 })
  },
  /** A die that comes to rest. */
  die: (on, to, at) => {
    const rattle = [0, 0.07, 0.13, 0.2, 0.31, 0.44]
    rattle.forEach((later, n) => {
      bar(on, to, at + later, 980 - 70 * ((n * 5) % 4), 0.035, 0.3 - 0.035 * n)
      stroke(on, to, at + later, { filter: 'bandpass', pitch: 2300 - 180 * n, q: 2, seconds: 0.03, volume: 0.32 - 0.03 * n })
    })
  },
  /** Two knocks: it is your turn. */
  turn: (on, to, at) => {
    knock(on, to, at, 0.6)
    knock(on, to, at + 0.15, 0.75)
  },
  /** A piece that is put down. */
  piece: (on, to, at) => {
    bar(on, to, at, 330, 0.07, 0.35)
    stroke(on, to, at, { filter: 'lowpass', pitch: 900, seconds: 0.05, volume: 0.45 })
  },
  /** A fingertip on wood: anything else. */
  tap: (on, to, at) => stroke(on, to, at, { filter: 'bandpass', pitch: 620, q: 2.5, seconds: 0.045, volume: 1.3 }),
  /** The clock of your last seconds. */
  tick: (on, to, at) => {
    bar(on, to, at, 1250, 0.03, 0.22)
    stroke(on, to, at, { filter: 'highpass', pitch: 2600, seconds: 0.012, volume: 0.2 })
  },
  /** Three bars upwards. */
  win: (on, to, at) => {
    bar(on, to, at, 392, 0.35, 0.32)
    bar(on, to, at + 0.14, 523, 0.35, 0.32)
    bar(on, to, at + 0.28, 784, 0.6, 0.36)
  },
  /** Two bars downwards, and the lid. */
  lose: (on, to, at) => {
    bar(on, to, at, 294, 0.35, 0.34)
    bar(on, to, at + 0.2, 220, 0.45, 0.34)
    thump(on, to, at + 0.42, 110, 0.3, 0.4)
  },
} satisfies Record<SoundName, Draw>

export const SOUNDS = Object.keys(DRAW) as SoundName[]

/** Puts a sound into a graph, `at` seconds of its context. */
export function synthesise(name: SoundName, on: BaseAudioContext, to: AudioNode, at: number): void {
  DRAW[name](on, to, at)
}
