/** Synthesised sounds: a knock for one's turn, a tap for an event. Created on first use. */
let context: AudioContext | null = null

type Sound = 'knock' | 'tap'

/** Pitch in hertz, length in seconds, volume from 0 to 1, and how often it is repeated. */
const SOUNDS: Record<Sound, { pitch: number; seconds: number; volume: number; times: number }> = {
  knock: { pitch: 320, seconds: 0.09, volume: 0.5, times: 2 },
  tap: { pitch: 900, seconds: 0.03, volume: 0.2, times: 1 },
}

export function play(sound: Sound): void {
  context ??= new AudioContext()
  const { pitch, seconds, volume, times } = SOUNDS[sound]
  for (let n = 0; n < times; n += 1) strike(context, context.currentTime + n * 0.14, pitch, seconds, volume)
}

/** One stroke: decaying noise through a band-pass filter, which sounds like wood. */
function strike(on: AudioContext, at: number, pitch: number, seconds: number, volume: number): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3
  const source = on.createBufferSource()
  source.buffer = noise
  const band = on.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 4
  const gain = on.createGain()
  gain.gain.value = volume
  source.connect(band).connect(gain).connect(on.destination)
  source.start(at)
}
