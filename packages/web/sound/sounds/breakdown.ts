import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** An engine that misfires, coughs ever slower, and boils. */
export const breakdown: Sound = (context, out, at, { strength, vary }) => {
  const coughs = 6
  let when = at
  const ends = Array.from({ length: coughs }, (_, cough) => {
    const start = when
    when += around(vary, 0.09 + 0.035 * cough, 0.25)
    const level = (0.45 + 0.15 * strength) * 0.86 ** cough
    return Math.max(
      tone(context, out, start, {
        wave: 'sawtooth',
        pitch: [
          [0, around(vary, 92, 0.1)],
          [0.09, 52],
        ],
        dull: 700,
        level,
        attack: 0.006,
        fall: 0.12,
      }),
      rush(context, out, start, {
        filter: 'bandpass',
        colour: 1100,
        narrow: 0.8,
        level: level * 0.7,
        attack: 0.003,
        fall: 0.06,
        vary,
      }),
    )
  })
  return Math.max(
    ...ends,
    rush(context, out, at + 0.5, {
      filter: 'highpass',
      colour: [
        [0, 2400],
        [1.3, 4200],
      ],
      level: 0.08 + 0.04 * strength,
      attack: 0.35,
      hold: 0.2,
      fall: 0.8,
      vary,
    }),
  )
}
