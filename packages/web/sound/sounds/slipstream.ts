import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { around } from '../synth/vary.ts'

/** The air of the car in front: it closes, and one is past. */
export const slipstream: Sound = (context, out, at, { strength, vary }) => {
  const seconds = around(vary, 0.7, 0.1)
  const high = around(vary, 1500 + 700 * strength, 0.08)
  return rush(context, out, at, {
    filter: 'bandpass',
    colour: [
      [0, 280],
      [seconds * 0.55, high],
      [seconds, 420],
    ],
    narrow: 1.4,
    level: 0.42 + 0.25 * strength,
    attack: seconds * 0.5,
    fall: seconds * 0.6,
    vary,
  })
}
