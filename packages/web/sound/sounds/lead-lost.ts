import type { Sound } from '../sound.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** Someone has passed you for the lead: two soft notes, down. */
export const leadLost: Sound = (context, out, at, { strength, vary }) => {
  const pitch = around(vary, 392, 0.01)
  const level = 0.16 + 0.08 * strength
  const note = (when: number, hertz: number) =>
    tone(context, out, when, {
      wave: 'triangle',
      pitch: [
        [0, hertz],
        [0.4, hertz * 0.985],
      ],
      dull: 1300,
      level,
      attack: 0.02,
      hold: 0.08,
      fall: 0.32,
    })
  note(at, pitch)
  return note(at + 0.2, pitch * 2 ** (-3 / 12))
}
