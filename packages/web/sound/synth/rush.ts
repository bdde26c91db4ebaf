import { type Envelope, envelope } from './envelope.ts'
import { type Glide, glide } from './glide.ts'
import { noiseOf } from './noise.ts'
import type { Vary } from './vary.ts'

/** Something that has no pitch, or hardly any: air, rubber, gravel, paper, many voices. */
export interface Rush extends Envelope {
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  /** Where the filter stands, in hertz. */
  readonly colour: Glide
  /** How narrow it is: at 20 it squeals, at 0.5 it blows. */
  readonly narrow?: number
  readonly vary: Vary
}

/** Sounds it, and says when it ends. */
export function rush(context: BaseAudioContext, out: AudioNode, at: number, wanted: Rush): number {
  const { filter: type, colour, narrow = 0.7, vary, ...shape } = wanted
  const buffer = noiseOf(context)
  const source = new AudioBufferSourceNode(context, { buffer, loop: true })
  const filter = new BiquadFilterNode(context, { type, Q: narrow })
  const gain = new GainNode(context, { gain: 0 })
  glide(filter.frequency, at, colour)
  source.connect(filter).connect(gain).connect(out)
  const end = envelope(gain.gain, at, shape)
  source.start(at, vary() * buffer.duration)
  source.stop(end)
  return end
}
