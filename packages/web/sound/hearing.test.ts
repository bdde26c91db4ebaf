import { beforeEach, expect, test, vi } from 'vitest'
import { sound } from '../settings/sound.ts'
import type { ShownEvent } from '../table/stage/stage.ts'
import { Hearing } from './hearing.ts'

const page = { circuit: () => undefined }
const conductor = { shown: vi.fn(), yourTurn: vi.fn() }
const orchestra = { conductorFor: vi.fn(() => conductor), hush: vi.fn() }
const load = vi.fn(async () => orchestra)
let touch: () => void
let now: number

function event(type: string): ShownEvent {
  const tempo = { move: 400, hold: 0, moment: 0, card: 0, said: 0 }
  return { event: { type }, before: {}, after: {}, viewer: 0, moves: [], tempo, isSkipped: false }
}

function hearing(): Hearing {
  return new Hearing({
    page,
    load,
    now: () => now,
    onGesture(then) {
      touch = then
      return () => {}
    },
  })
}

beforeEach(() => {
  vi.clearAllMocks()
  touch = () => {}
  now = 100
  sound.value = 'on'
})

test('nothing is loaded before the table stands and someone has touched it', async () => {
  const ears = hearing()
  touch()
  expect(load).not.toHaveBeenCalled()
  ears.open()
  expect(load).not.toHaveBeenCalled()
  touch()
  expect(load).toHaveBeenCalledOnce()
  ears.yourTurn(5)
  expect(conductor.yourTurn).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(orchestra.conductorFor).toHaveBeenCalledExactlyOnceWith(page))
  ears.yourTurn(5)
  expect(conductor.yourTurn).toHaveBeenCalledExactlyOnceWith(5)
  ears.close()
})

test('with the sound off nothing is loaded until it is switched on', () => {
  sound.value = 'off'
  const ears = hearing()
  ears.open()
  touch()
  expect(load).not.toHaveBeenCalled()
  sound.value = 'on'
  expect(load).toHaveBeenCalledOnce()
  ears.close()
})

test('once the table is left, nothing more is heard of it', async () => {
  const ears = hearing()
  ears.open()
  touch()
  await vi.waitFor(() => expect(orchestra.conductorFor).toHaveBeenCalledOnce())
  ears.close()
  expect(orchestra.hush).toHaveBeenCalledOnce()
  ears.yourTurn(5)
  expect(conductor.yourTurn).not.toHaveBeenCalled()
})

test('what was shown just before the sound has come is still heard, what is long over is not', async () => {
  const ears = hearing()
  ears.shown(event('before anything'))
  ears.open()
  touch()
  ears.shown(event('long ago'))
  now += 2
  ears.shown(event('lights'))
  now += 0.3
  await vi.waitFor(() => expect(orchestra.conductorFor).toHaveBeenCalledOnce())
  expect(conductor.shown.mock.calls).toEqual([[event('lights')]])
  ears.shown(event('drive'))
  expect(conductor.shown).toHaveBeenLastCalledWith(event('drive'))
  ears.close()
})

test('a table left before the sound has come stays silent', async () => {
  const ears = hearing()
  ears.open()
  touch()
  ears.close()
  await load.mock.results[0]?.value
  expect(orchestra.conductorFor).not.toHaveBeenCalled()
})

test('where it cannot be loaded, or something is wrong with it, the race goes on', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const ears = hearing()
  ears.open()
  touch()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(() => ears.yourTurn(5)).not.toThrow()
  ears.close()

  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  conductor.yourTurn.mockImplementationOnce(() => {
    throw new Error('out of tune')
  })
  const others = hearing()
  others.open()
  touch()
  await vi.waitFor(() => expect(orchestra.conductorFor).toHaveBeenCalledOnce())
  expect(() => others.yourTurn(5)).not.toThrow()
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
  others.close()
})
