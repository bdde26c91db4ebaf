import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** Sold: wood on wood, twice. */
export const gavel: Sound = (context, out, at, { strength, vary }) => {
  const wood = around(vary, 1, 0.04)
  const knock = (when: number, level: number) =>
    Math.max(
      tone(context, out, when, { wave: 'sine', pitch: 310 * wood, level: level * 0.5, attack: 0.002, fall: 0.14 }),
      tone(context, out, when, { wave: 'sine', pitch: 745 * wood, level: level * 0.35, attack: 0.001, fall: 0.08 }),
      tone(context, out, when, { wave: 'sine', pitch: 1490 * wood, level: level * 0.18, attack: 0.001, fall: 0.04 }),
      rush(context, out, when, {
        filter: 'bandpass',
        colour: 2400,
        narrow: 0.8,
        level: level * 0.4,
        attack: 0.001,
        fall: 0.02,
        vary,
      }),
    )
  const level = 0.45 + 0.2 * strength
  knock(at, level * 0.7)
  return knock(at + around(vary, 0.19, 0.08), level)
}
