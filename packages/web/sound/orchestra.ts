/**
 * Everything that makes sound, in one part of the page that is loaded when there is something to hear. There is one
 * context for as long as the page lives, made after a gesture: before, a browser would not let it run.
 */
import { effect } from '@preact/signals'
import { type Loudness, loudness, sound, turnCall } from '../settings/sound.ts'
import { Conductor, type HeardPage } from './conductor/conductor.ts'
import { Loudspeaker } from './loudspeaker.ts'
import { Mixer } from './mixer/mixer.ts'

const gains: Readonly<Record<Loudness, number>> = { off: 0, low: 0.3, middle: 0.6, high: 1 }

let loudspeaker: Loudspeaker | undefined

/** Someone who has the cues of a game played. */
export function conductorFor(page: HeardPage): Conductor {
  loudspeaker ??= opened()
  return new Conductor({ page, player: loudspeaker, now: () => performance.now() / 1000 })
}

export function hush(): void {
  loudspeaker?.hush()
}

function opened(): Loudspeaker {
  const context = new AudioContext({ latencyHint: 'balanced' })
  const mixer = new Mixer(context, Date.now())
  const speaker = new Loudspeaker({
    context,
    mixer,
    mayBeHeard: ({ kind }) =>
      sound.peek() === 'on' && (!document.hidden || (kind === 'your-turn' && turnCall.peek() === 'everywhere')),
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  speaker.allow()
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, () => speaker.allow(), true)
  document.addEventListener('visibilitychange', () => document.hidden && speaker.hush())
  let isFirst = true
  effect(() => {
    mixer.setVolume(gains[loudness.value])
    // Whoever chooses how loud it should be hears how loud it is.
    if (!isFirst && loudness.value !== 'off') speaker.play({ kind: 'card', strength: 1 })
    isFirst = false
  })
  return speaker
}
