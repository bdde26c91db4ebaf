import { instinct } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import { Match, Rng } from '@paddock/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BotDesk } from './bot-desk.ts'
import { DeskWorker } from './testing/desk-worker.ts'

class SilentWorker extends DeskWorker {
  override ask(): void {}
}

const box = await openBox(gameIds[0] ?? '')
if (!box) throw new Error('no game is registered')
const match = Match.start(box.game, { seats: box.game.meta.seats.max, seed: 'desk' })
const seat = match.pending[0] ?? 0
const { view, choices } = match.view(seat)
const asked = { box, bot: 'instinct', view, seat, choices, seed: 'any' }
const right = instinct.choose({ box, view, seat, choices, rng: Rng.fromSeed('any') })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A desk and the workers it hires: the first of the given kind, then sound ones. */
function deskWith(First: typeof DeskWorker) {
  const hired: DeskWorker[] = []
  const desk = new BotDesk((asker) => {
    const worker = hired.length === 0 ? new First(asker) : new DeskWorker(asker)
    hired.push(worker)
    return worker
  })
  return { desk, hired }
}

test('a bot is asked in the worker, and one worker answers every question by its number', async () => {
  const { desk, hired } = deskWith(DeskWorker)
  const answers = await Promise.all([desk.choose(asked), desk.choose({ ...asked, bot: 'random' }), desk.choose(asked)])
  expect(answers).toEqual([right, expect.anything(), right])
  expect(choices).toContain(answers[1])
  expect(hired).toHaveLength(1)
  expect(hired[0]?.questions.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(console.error).not.toHaveBeenCalled()
})

test('a bot that takes too long is dismissed, instinct decides, and the next question finds a new worker', async () => {
  const { desk, hired } = deskWith(SilentWorker)
  const answer = desk.choose(asked)
  vi.advanceTimersByTime(5000)
  expect(await answer).toEqual(right)
  expect(hired[0]?.dismissed).toBe(true)
  expect(console.error).toHaveBeenCalledOnce()
  expect(await desk.choose(asked)).toEqual(right)
  expect(hired).toHaveLength(2)
  expect(console.error).toHaveBeenCalledOnce()
})

test('where there are no workers at all, instinct decides', async () => {
  const desk = new BotDesk(() => {
    throw new Error('workers are not allowed here')
  })
  expect(await desk.choose(asked)).toEqual(right)
})

test('a bot that does not exist, or a worker that dies, is replaced by instinct', async () => {
  const { desk } = deskWith(DeskWorker)
  expect(await desk.choose({ ...asked, bot: 'nobody' })).toEqual(right)
  const dying = deskWith(SilentWorker)
  const answer = dying.desk.choose(asked)
  dying.hired[0]?.asker.failed('broken')
  expect(await answer).toEqual(right)
})

test('a game without an instinct plays its first choice', async () => {
  const desk = new BotDesk(() => {
    throw new Error('workers are not allowed here')
  })
  const { game, words, conserved, secrets, holds, longest } = box
  const plain = { game, words, conserved, secrets, holds, longest }
  expect(await desk.choose({ ...asked, box: plain })).toBe(choices[0])
})
