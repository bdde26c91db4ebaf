import type { Sound } from '../sound.ts'
import { tone } from '../synth/tone.ts'
import { crowd } from './crowd.ts'
import { engine } from './engine.ts'

const count = 5
/** What is not seen to take any time is heard as long as the lights of a calm race. */
const usual = 1.9

/** Five lights, one after another; then they go out, engines roar and so does the stand. */
export const lights: Sound = (context, out, at, { strength, seconds = usual, vary }) => {
  const each = seconds / (count + 1)
  for (let light = 0; light < count; light++) {
    tone(context, out, at + light * each, {
      wave: 'triangle',
      pitch: 494,
      level: 0.2,
      attack: 0.004,
      hold: 0.07,
      fall: 0.09,
    })
  }
  const go = at + count * each
  return Math.max(
    tone(context, out, go, { wave: 'triangle', pitch: 988, level: 0.22, attack: 0.004, hold: 0.22, fall: 0.3 }),
    engine(context, out, go, { strength: 0.6 + 0.4 * strength, gear: 2, seconds: 0.9, vary }),
    crowd(context, out, go, { strength: 0.3 + 0.3 * strength, vary }),
  )
}
