import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** Where voices are loudest, in hertz, and how much of each is heard of a murmur and of a roar. */
const voices = [
  [420, 1, 0.9],
  [850, 0.6, 1],
  [1500, 0.15, 0.6],
  [2600, 0.03, 0.2],
] as const

/** It swells more than once, as people do not all shout at the same time. */
const waves = 2

/** Single voices that stand out of it, if it is a roar. */
const shouts = 9

/** Many people far off: the closer it is, the louder and the brighter. It comes like a wave and goes by itself. */
export const crowd: Sound = (context, out, at, { strength, vary }) => {
  const rise = around(vary, 1.1 - 0.6 * strength, 0.15)
  const stay = around(vary, 0.9 + 0.5 * strength, 0.2)
  const fall = around(vary, 2.6, 0.15)
  const level = 0.2 + 0.36 * strength
  const murmur = voices.flatMap(([colour, low, high]) =>
    Array.from({ length: waves }, (_, wave) => {
      const middle = around(vary, colour, 0.08)
      return rush(context, out, at + wave * around(vary, 0.7, 0.5), {
        filter: 'bandpass',
        colour: [
          [0, middle * 0.85],
          [rise, middle * (1 + 0.2 * strength)],
          [rise + stay + fall, middle * 0.8],
        ],
        narrow: 2.4,
        level: level * (low + (high - low) * strength) * around(vary, 1, 0.3),
        attack: rise * around(vary, 1, 0.3),
        hold: stay * around(vary, 0.6, 0.5),
        fall,
        vary,
      })
    }),
  )
  for (let shout = 0; shout < Math.round(shouts * strength); shout++) {
    const pitch = around(vary, 330, 0.35)
    tone(context, out, at + rise * 0.6 + vary() * (stay + 0.8), {
      wave: 'sawtooth',
      pitch: [
        [0, pitch],
        [0.12, pitch * around(vary, 1.35, 0.15)],
        [0.5, pitch * 0.9],
      ],
      dull: around(vary, 1100, 0.3),
      level: around(vary, 0.05, 0.4) * (0.4 + strength),
      attack: 0.07,
      hold: around(vary, 0.1, 0.6),
      fall: 0.28,
    })
  }
  return Math.max(...murmur)
}
