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
    // It takes a while, and as long as it is not allowed to run, for ever.
    await (this.mayRun ? undefined : new Promise(() => {}))
    this.state = 'running'
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
  mixer.hush.mockClear()
})

async function allowed(): Promise<Loudspeaker> {
  context.mayRun = true
  const speaker = loudspeaker()
  speaker.allow()
  await vi.waitFor(() => expect(context.state).toBe('running'))
  return speaker
}

test('nothing sounds before a gesture, nor afterwards what came before it', async () => {
  const speaker = loudspeaker()
  speaker.play(card)
  expect(mixer.play).not.toHaveBeenCalled()
  speaker.allow()
  alarms[0]?.then()
  expect(mixer.hush).toHaveBeenCalledOnce()
  speaker.play(card)
  expect(mixer.play).not.toHaveBeenCalled()
  context.mayRun = true
  speaker.allow()
  await vi.waitFor(() => expect(context.state).toBe('running'))
  expect(mixer.play).not.toHaveBeenCalled()
  speaker.play(card)
  expect(mixer.play).toHaveBeenCalledExactlyOnceWith(card)
})

test('what is struck while the context is starting is heard', () => {
  context.mayRun = true
  const speaker = loudspeaker()
  speaker.allow()
  expect(context.state).toBe('suspended')
  speaker.play(card)
  expect(mixer.play).toHaveBeenCalledExactlyOnceWith(card)
})

test('what may not be heard is not made', async () => {
  const speaker = await allowed()
  mayBeHeard = false
  speaker.play(card)
  expect(mixer.play).not.toHaveBeenCalled()
})

test('the context rests once everything has sounded, and wakes for the next sound', async () => {
  const speaker = await allowed()
  speaker.play(card)
  expect(alarms).toHaveLength(1)
  expect(alarms[0]?.milliseconds).toBeGreaterThan(2000)
  alarms[0]?.then()
  expect(context.state).toBe('suspended')
  speaker.play(card)
  await vi.waitFor(() => expect(context.state).toBe('running'))
  expect(mixer.play).toHaveBeenCalledTimes(2)
})
