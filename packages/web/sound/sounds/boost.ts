import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** A foot right down: one breath in, and everything opens. */
export const boost: Sound = (context, out, at, { strength, vary }) => {
  const low = around(vary, 95, 0.05)
  const high = low * (2.6 + strength)
  const shape = { attack: 0.12, hold: 0.2, fall: 0.35 }
  const level = 0.16 + 0.08 * strength
  const pitch = [
    [0, low],
    [0.4, high],
    [0.67, high * 0.85],
  ] as const
  const dull = [
    [0, 300],
    [0.4, 2200],
    [0.67, 500],
  ] as const
  return Math.max(
    tone(context, out, at, { wave: 'sawtooth', pitch, dull, level, ...shape }),
    tone(context, out, at, {
      wave: 'sawtooth',
      pitch: pitch.map(([when, hertz]) => [when, hertz * 1.5]),
      dull,
      level: level * 0.5,
      ...shape,
    }),
    rush(context, out, at, {
      filter: 'bandpass',
      colour: [
        [0, 500],
        [0.45, 3200],
      ],
      narrow: 1,
      level: level * 0.9,
      vary,
      ...shape,
    }),
  )
}
