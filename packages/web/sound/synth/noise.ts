import { varying } from './vary.ts'

/** Long enough that nobody hears it come round. */
const seconds = 2

const made = new WeakMap<BaseAudioContext, AudioBuffer>()

/** White noise, made once for each context: wind, tyres, crowds and cards are cut out of it. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const before = made.get(context)
  if (before) return before
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  const vary = varying(1)
  for (let place = 0; place < samples.length; place++) samples[place] = vary() * 2 - 1
  made.set(context, buffer)
  return buffer
}
