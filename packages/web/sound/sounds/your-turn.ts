import type { Sound } from '../sound.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** Two bars of wood, a fourth apart: a touch for someone who watches, a call for someone who is elsewhere. */
export const yourTurn: Sound = (context, out, at, { strength, vary }) => {
  const level = 0.12 + 0.22 * strength
  const bar = (when: number, pitch: number) =>
    Math.max(
      tone(context, out, when, { wave: 'sine', pitch, level, attack: 0.003, fall: 0.5 }),
      tone(context, out, when, { wave: 'sine', pitch: pitch * 3.93, level: level * 0.22, attack: 0.001, fall: 0.11 }),
    )
  const pitch = around(vary, 587, 0.005)
  bar(at, pitch)
  return bar(at + 0.13, (pitch * 4) / 3)
}
