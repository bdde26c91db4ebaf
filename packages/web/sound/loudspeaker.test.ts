import { beforeEach, expect, test, vi } from 'vitest'
import { Loudspeaker } from './loudspeaker.ts'
import type { Struck } from './mixer/mixer.ts'

const card: Struck = { kind: 'card', strength: 0.5 }

/** A context that a browser lets run only after a gesture. */
class FakeContext {
  state: AudioContextState = 'suspended'
  currentTime = 0
  mayRun = false

  async resume(): Promise<void> {
    if (this.mayRun) this.state = 'running'
    else throw new Error('no gesture')
  }

  async suspend(): Promise<void> {
    this.state = 'suspended'
  }
}

let context: FakeContext
let alarms: { milliseconds: number; then: () => void }[]
let mayBeHeard: boolean
const mixer = { play: vi.fn(() => context.currentTime + 2), hush: vi.fn() }

function loudspeaker(): Loudspeaker {
  return new Loudspeaker({
    context,
    mixer,
    mayBeHeard: () => mayBeHeard,
    after(milliseconds, then) {
      const alarm = { milliseconds, then }
      alarms.push(alarm)
      return () => void alarms.splice(alarms.indexOf(alarm), 1)
    },
  })
}

beforeEach(() => {
  context = new FakeContext()
  alarms = []
  mayBeHeard = true
  mixer.play.mockClear()
})

test('nothing sounds before a gesture, nor afterwards what came before it', () => {
  const speaker = loudspeaker()
  speaker.allow()
  speaker.play(card)
  expect(mixer.play).not.toHaveBeenCalled()
  context.mayRun = true
  speaker.allow()
  expect(context.state).toBe('running')
  expect(mixer.play).not.toHaveBeenCalled()
  speaker.play(card)
  expect(mixer.play).toHaveBeenCalledExactlyOnceWith(card)
})

test('what may not be heard is not made', () => {
  context.mayRun = true
  const speaker = loudspeaker()
  speaker.allow()
  mayBeHeard = false
  speaker.play(card)
  expect(mixer.play).not.toHaveBeenCalled()
})

test('the context rests once everything has sounded, and wakes for the next sound', () => {
  context.mayRun = true
  const speaker = loudspeaker()
  speaker.allow()
  speaker.play(card)
  expect(alarms).toHaveLength(1)
  expect(alarms[0]?.milliseconds).toBeGreaterThan(2000)
  alarms[0]?.then()
  expect(context.state).toBe('suspended')
  speaker.play(card)
  expect(context.state).toBe('running')
  expect(mixer.play).toHaveBeenCalledTimes(2)
})
