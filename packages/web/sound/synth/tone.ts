import { type Envelope, envelope } from './envelope.ts'
import { type Glide, glide } from './glide.ts'

/** Something that has a pitch. */
export interface Tone extends Envelope {
  readonly wave: OscillatorType
  /** In hertz. */
  readonly pitch: Glide
  /** Takes off what is above, in hertz; left out, nothing is. */
  readonly dull?: Glide
}

/** Sounds it, and says when it ends. */
export function tone(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  { wave, pitch, dull, ...shape }: Tone,
): number {
  const source = new OscillatorNode(context, { type: wave })
  const gain = new GainNode(context, { gain: 0 })
  glide(source.frequency, at, pitch)
  if (dull === undefined) {
    source.connect(gain)
  } else {
    const filter = new BiquadFilterNode(context, { type: 'lowpass', Q: 0.7 })
    glide(filter.frequency, at, dull)
    source.connect(filter).connect(gain)
  }
  gain.connect(out)
  const end = envelope(gain.gain, at, shape)
  source.start(at)
  source.stop(end)
  return end
}
