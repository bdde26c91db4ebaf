import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** A card on felt: it slides, and lies. */
export const card: Sound = (context, out, at, { strength, vary }) => {
  const lies = at + around(vary, 0.055, 0.2)
  return Math.max(
    rush(context, out, at, {
      filter: 'bandpass',
      colour: around(vary, 3400, 0.15),
      narrow: 0.9,
      level: 0.22 + 0.1 * strength,
      attack: 0.02,
      fall: 0.07,
      vary,
    }),
    rush(context, out, lies, {
      filter: 'lowpass',
      colour: 1500,
      level: 0.28 + 0.12 * strength,
      attack: 0.002,
      fall: 0.06,
      vary,
    }),
    tone(context, out, lies, {
      wave: 'sine',
      pitch: [
        [0, around(vary, 170, 0.1)],
        [0.06, 90],
      ],
      level: 0.22,
      attack: 0.002,
      fall: 0.08,
    }),
  )
}
