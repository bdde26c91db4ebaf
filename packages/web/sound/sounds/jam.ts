import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** Brakes, and the bumper in front. */
export const jam: Sound = (context, out, at, { strength, vary }) => {
  const brake = around(vary, 1750, 0.06)
  const bump = at + 0.16
  return Math.max(
    rush(context, out, at, {
      filter: 'bandpass',
      colour: [
        [0, brake],
        [0.22, brake * 0.75],
      ],
      narrow: 18,
      level: 0.9 + 0.4 * strength,
      attack: 0.02,
      hold: 0.08,
      fall: 0.14,
      vary,
    }),
    tone(context, out, bump, {
      wave: 'sine',
      pitch: [
        [0, around(vary, 150, 0.08)],
        [0.16, 58],
      ],
      level: 0.3 + 0.15 * strength,
      attack: 0.004,
      fall: 0.2,
    }),
    rush(context, out, bump, { filter: 'lowpass', colour: 900, level: 0.2, attack: 0.003, fall: 0.09, vary }),
  )
}
