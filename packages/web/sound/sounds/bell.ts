import type { Sound } from '../sound.ts'
import { tone } from '../synth/tone.ts'
import { around } from '../synth/vary.ts'

/** The overtones of a bell, how loud and how long each is. */
const overtones = [
  [0.5, 0.35, 1.1],
  [1, 1, 0.9],
  [1.19, 0.4, 0.7],
  [2, 0.6, 0.5],
  [2.74, 0.35, 0.35],
  [4.1, 0.2, 0.2],
] as const

/** The bell of the last lap: four strokes, as one shakes it by hand. */
export const bell: Sound = (context, out, at, { strength, vary }) => {
  const pitch = around(vary, 784, 0.02)
  const level = 0.12 + 0.05 * strength
  const strokes = [0, 0.21, 0.45, 0.66]
  return Math.max(
    ...strokes.flatMap((later, stroke) =>
      overtones.map(([overtone, loud, long]) =>
        tone(context, out, at + around(vary, later, 0.06), {
          wave: 'sine',
          pitch: pitch * overtone,
          level: level * loud * (stroke % 2 === 0 ? 1 : 0.75),
          attack: 0.003,
          fall: long * 1.3,
        }),
      ),
    ),
  )
}
