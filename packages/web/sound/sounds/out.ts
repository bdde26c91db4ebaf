import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** A car leaves the race: its engine runs down and is switched off. */
export const out: Sound = (context, into, at, { strength, vary }) => {
  const pitch = around(vary, 140, 0.06)
  const shape = { attack: 0.03, hold: 0.35, fall: 0.75 }
  const down = (factor: number) =>
    [
      [0, pitch * factor],
      [1, pitch * factor * 0.3],
    ] as const
  const level = 0.13 + 0.06 * strength
  return Math.max(
    tone(context, into, at, {
      wave: 'sawtooth',
      pitch: down(1),
      dull: [
        [0, 900],
        [1, 200],
      ],
      level,
      ...shape,
    }),
    tone(context, into, at, { wave: 'square', pitch: down(0.5), dull: 300, level: level * 0.8, ...shape }),
    rush(context, into, at + 0.95, { filter: 'lowpass', colour: 500, level: 0.25, attack: 0.004, fall: 0.12, vary }),
  )
}
