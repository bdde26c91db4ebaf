import type { Sound } from '../sound.ts'
import { rush } from '../synth/rush.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** How high an engine sings at the top of a gear, in hertz. */
function topOf(gear: number): number {
  return 80 + 30 * gear
}

/** What is seen without any motion is heard as long as a calm move. */
const usual = 0.45

/**
 * A car that drives, as long as it is seen to: up to the top of the gear before, a change, and up in its own. Without
 * gears the speed says which one it would be.
 */
export const engine: Sound = (
  context,
  out,
  at,
  { strength, gear = 1 + Math.round(strength * 3), seconds = usual, vary },
) => {
  const tuned = around(vary, 0.88 + 0.24 * strength, 0.04)
  const top = topOf(gear) * tuned
  const before = gear > 1 ? topOf(gear - 1) * tuned : top * 0.85
  const change = seconds * around(vary, 0.4, 0.2)
  const fall = 0.22
  const revs = [
    [0, before * 0.72],
    [change, before],
    [change + 0.035, top * 0.78],
    [seconds, top],
    [seconds + fall, top * 0.7],
  ] as const
  const shape = { attack: 0.05, hold: Math.max(0, seconds - 0.05), fall }
  const times = (factor: number) => revs.map(([when, hertz]) => [when, hertz * factor] as const)
  const open = 500 + 1100 * strength
  const dull = [
    [0, open * 0.6],
    [seconds, open],
    [seconds + fall, open * 0.4],
  ] as const
  const level = 0.1 + 0.08 * strength
  const ends = [
    tone(context, out, at, { wave: 'sawtooth', pitch: revs, dull, level, ...shape }),
    tone(context, out, at, { wave: 'sawtooth', pitch: times(1.008), dull, level: level * 0.8, ...shape }),
    // Every second stroke is a little stronger: that is what makes it an engine and not a horn.
    tone(context, out, at, { wave: 'square', pitch: times(0.5), dull: 400, level: level * 0.7, ...shape }),
    rush(context, out, at, { filter: 'bandpass', colour: times(6), narrow: 1.5, level: level * 0.5, vary, ...shape }),
  ]
  return Math.max(...ends)
}
