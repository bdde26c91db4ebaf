import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { around } from '../synth/vary.ts'
import { card } from './card.ts'

/** Two halves run into each other, ever faster, and are squared on the table. */
export const shuffle: Sound = (context, out, at, touch) => {
  const { strength, vary } = touch
  const flicks = 12 + Math.round(8 * strength)
  let when = at
  for (let flick = 0; flick < flicks; flick++) {
    const level = (0.18 + 0.16 * (flick / flicks)) * around(vary, 1, 0.3)
    rush(context, out, when, {
      filter: 'bandpass',
      colour: around(vary, 2600 + 60 * flick, 0.15),
      narrow: 1.1,
      level,
      attack: 0.002,
      fall: 0.035,
      vary,
    })
    when += around(vary, 0.048 - 0.026 * (flick / flicks), 0.2)
  }
  return card(context, out, when + 0.12, touch)
}
