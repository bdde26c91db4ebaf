import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { around } from '../synth/vary.ts'

/** Rubber that complains: the harder the corner, the longer and the higher. */
export const tyres: Sound = (context, out, at, { strength, vary }) => {
  const seconds = 0.25 + 0.4 * strength
  const pitch = around(vary, 880 + 260 * strength, 0.06)
  const shape = { attack: 0.06, hold: seconds * 0.5, fall: seconds * 0.7 }
  const squeal = (factor: number, level: number) =>
    rush(context, out, at, {
      filter: 'bandpass',
      colour: [
        [0, pitch * factor * 0.9],
        [seconds * 0.4, pitch * factor],
        [seconds * 1.2, pitch * factor * 0.82],
      ],
      narrow: 22,
      level,
      vary,
      ...shape,
    })
  const level = 1 + 0.8 * strength
  return Math.max(
    squeal(1, level),
    squeal(1.52, level * 0.7),
    squeal(2.31, level * 0.4),
    rush(context, out, at, { filter: 'highpass', colour: 2500, level: 0.025 + 0.03 * strength, vary, ...shape }),
  )
}
