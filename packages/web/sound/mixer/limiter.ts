/** Up to here everything passes as it is; above, it bends, and never gets further than the ceiling. */
const straight = 0.6
const ceiling = 0.95

/** What comes out for what goes in. */
export function limited(sample: number): number {
  const size = Math.abs(sample)
  if (size <= straight) return sample
  const room = ceiling - straight
  return Math.sign(sample) * (straight + room * Math.tanh((size - straight) / room))
}

/** A shaper reads its curve for what goes in from −1 to 1; so that there is something above, it is fed a quarter. */
const range = 4
const steps = 4096

/** Evens out what is loud together, and lets nothing through that would clip. Sound goes into the first and comes out of the last. */
export function limiter(context: BaseAudioContext): { readonly first: AudioNode; readonly last: AudioNode } {
  const curve = new Float32Array(2 * steps + 1)
  for (let place = 0; place < curve.length; place++) curve[place] = limited((place / steps - 1) * range)
  const even = new DynamicsCompressorNode(context, { threshold: -16, knee: 10, ratio: 4, attack: 0.004, release: 0.25 })
  // A compressor makes up for what it takes; this takes it back, so that soft sounds stay soft.
  const quarter = new GainNode(context, { gain: 0.55 / range })
  const shaper = new WaveShaperNode(context, { curve })
  even.connect(quarter).connect(shaper)
  return { first: even, last: shaper }
}
