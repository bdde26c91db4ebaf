import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'
import { crowd } from './crowd.ts'

/** A car flies past the line, lower once it is past, and the stand gets up. */
export const finish: Sound = (context, out, at, touch) => {
  const { strength, vary } = touch
  const pitch = around(vary, 235, 0.05)
  const passing = (factor: number) =>
    [
      [0, pitch * factor],
      [0.3, pitch * factor],
      [0.48, pitch * factor * 0.74],
      [1.1, pitch * factor * 0.68],
    ] as const
  const dull = [
    [0, 500],
    [0.36, 2600],
    [1.1, 350],
  ] as const
  const shape = { attack: 0.34, hold: 0.04, fall: 0.75 }
  return Math.max(
    tone(context, out, at, { wave: 'sawtooth', pitch: passing(1), dull, level: 0.16 + 0.08 * strength, ...shape }),
    tone(context, out, at, { wave: 'sawtooth', pitch: passing(1.5), dull, level: 0.08 + 0.04 * strength, ...shape }),
    rush(context, out, at, {
      filter: 'bandpass',
      colour: passing(7),
      narrow: 1,
      level: 0.11 + 0.05 * strength,
      vary,
      ...shape,
    }),
    crowd(context, out, at + 0.3, { ...touch, strength: 0.55 + 0.45 * strength }),
  )
}
