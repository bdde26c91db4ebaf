import type { Sound } from '../sound.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'
import { crowd } from './crowd.ts'

/** When each note of the call comes, how long it stays, and which it is, in half tones from the lowest. */
const call = [
  [0, 0.14, 0],
  [0.2, 0.14, 0],
  [0.4, 0.14, 0],
  [0.6, 0.4, 5],
  [1.1, 0.14, 4],
  [1.3, 0.14, 5],
  [1.5, 1.1, 9],
] as const

/** Brass: a third and a fifth under the last note, as bands play it. */
const chord = [0, -5, -9]

export const champion: Sound = (context, out, at, touch) => {
  const lowest = around(touch.vary, 392, 0.01)
  const brass = call.flatMap(([later, hold, step], note) => {
    const parts = note === call.length - 1 ? chord : chord.slice(0, 2)
    return parts.map((below) => {
      const pitch = lowest * 2 ** ((step + below) / 12)
      const dull = [
        [0, pitch * 1.5],
        [0.06, pitch * 5],
        [hold + 0.3, pitch * 1.5],
      ] as const
      return tone(context, out, at + later, {
        wave: 'sawtooth',
        pitch,
        dull,
        level: 0.09 + 0.04 * touch.strength,
        attack: 0.03,
        hold,
        fall: 0.22,
      })
    })
  })
  return Math.max(...brass, crowd(context, out, at + 1.4, { ...touch, strength: 0.9 }))
}
