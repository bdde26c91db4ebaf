import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** A car goes round: a squeal for each half turn, each lower than the last, then gravel. */
export const spinOut: Sound = (context, out, at, { strength, vary }) => {
  const turns = 3
  const each = around(vary, 0.24, 0.1)
  const pitch = around(vary, 1250, 0.05)
  const level = 1 + 0.6 * strength
  const squeals = Array.from({ length: turns }, (_, turn) => {
    const height = pitch * 0.86 ** turn
    const when = at + turn * each
    const shape = { attack: 0.05, hold: 0.06, fall: each * 1.3, vary, narrow: 16, filter: 'bandpass' } as const
    const bend = (factor: number) =>
      [
        [0, height * factor * 0.8],
        [each * 0.4, height * factor],
        [each * 1.8, height * factor * 0.6],
      ] as const
    return Math.max(
      rush(context, out, when, { colour: bend(1), level, ...shape }),
      rush(context, out, when, { colour: bend(1.47), level: level * 0.6, ...shape }),
    )
  })
  const stop = at + turns * each
  return Math.max(
    ...squeals,
    rush(context, out, stop, {
      filter: 'lowpass',
      colour: [
        [0, 1400],
        [0.6, 200],
      ],
      level: 0.3 + 0.15 * strength,
      attack: 0.03,
      fall: 0.6,
      vary,
    }),
    tone(context, out, stop, {
      wave: 'sine',
      pitch: [
        [0, 110],
        [0.25, 45],
      ],
      level: 0.22 + 0.1 * strength,
      attack: 0.005,
      fall: 0.3,
    }),
  )
}
