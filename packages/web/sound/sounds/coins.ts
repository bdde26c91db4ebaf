import type { Sound } from '../sound.ts'
import { tone } from '../synth/tone.ts'
import { around, type Vary } from '../synth/vary.ts'

/** The overtones of a small disc of metal. */
const disc = [1, 1.51, 2.17, 2.9]

/** Money changes hands: the more of it, the more coins. */
export const coins: Sound = (context, out, at, { strength, vary }) => {
  const count = 2 + Math.round(4 * strength)
  let when = at
  const ends = Array.from({ length: count }, () => {
    const end = coin(context, out, when, vary)
    when += around(vary, 0.075, 0.45)
    return end
  })
  return Math.max(...ends)
}

function coin(context: BaseAudioContext, out: AudioNode, at: number, vary: Vary): number {
  const pitch = around(vary, 2900, 0.14)
  const loud = around(vary, 0.1, 0.3)
  const ends = disc.map((overtone, place) =>
    tone(context, out, at, {
      wave: 'sine',
      pitch: pitch * overtone,
      level: loud / (1 + place * 0.6),
      attack: 0.001,
      fall: 0.26 / (1 + place * 0.5),
    }),
  )
  return Math.max(...ends)
}
