import type { GameEvent } from '@paddock/kernel'
import { expect, test, vi } from 'vitest'
import { Reel } from '../film/reel.ts'
import { playedMatches } from '../film/testing.ts'
import { greatMoments } from './great-moments.ts'
import { keyAction } from './keys.ts'
import { Projector } from './projector.ts'

const [played] = await playedMatches()
if (!played) throw new Error('no game is registered')
const reel = Reel.wind(played.box, played.record)

/** A table on which nothing moves: every event is shown as soon as it is told. */
const page = { motion: () => [], after: (_: GameEvent, view: unknown) => view, telling: () => 'plain' as const }

/** A table on which every event moves a car. */
const moving = { ...page, motion: () => [{ car: 'any', path: [] }] }

function projecting(at = 0, shownOn: typeof page | typeof moving = page, isStill = true, onShown = () => {}) {
  const waiting: { milliseconds: number; then: () => void }[] = []
  const projector = new Projector({
    reel,
    page: shownOn,
    start: { at, viewer: 'spectator' },
    after(milliseconds, then) {
      const alarm = { milliseconds, then }
      waiting.push(alarm)
      return () => {
        if (waiting.includes(alarm)) waiting.splice(waiting.indexOf(alarm), 1)
      }
    },
    onShown,
    isStill: () => isStill,
  })
  /** Lets the next thing happen that was waited for. */
  const tick = () => waiting.shift()?.then()
  const shownEntry = () => projector.shown.value.position.entry
  return { projector, waiting, tick, shownEntry }
}

function expectTheTruth({ at, viewer, shown }: Projector): void {
  expect(shown.value.position).toEqual(reel.position(at.value, viewer.value))
  expect(shown.value.journal).toEqual(reel.journal(at.value, viewer.value))
}

test('running shows one entry after another until it is stopped', () => {
  const { projector, tick, waiting } = projecting()
  projector.run()
  for (let times = 0; times < 10; times++) tick()
  expect(projector.at.value).toBe(11)
  expectTheTruth(projector)
  projector.stop()
  expect(waiting).toEqual([])
})

test('it stops at the end, and runs from the start when it is run again', () => {
  const { projector, tick, waiting } = projecting(reel.length - 1)
  projector.run()
  expect(projector.at.value).toBe(reel.length)
  tick()
  expect(projector.isRunning.value).toBe(false)
  expect(waiting).toEqual([])
  projector.run()
  expect(projector.at.value).toBe(1)
})

test('one step on, one back, and no further than there is', () => {
  const { projector, shownEntry } = projecting()
  projector.stepBack()
  expect(projector.at.value).toBe(0)
  projector.stepOn()
  projector.stepOn()
  expect(shownEntry()).toBe(2)
  projector.stepBack()
  expect(shownEntry()).toBe(1)
  expectTheTruth(projector)
  projector.goTo(reel.length + 5)
  projector.stepOn()
  expect(shownEntry()).toBe(reel.length)
  expectTheTruth(projector)
})

test('while a car is on its way, one step on puts it there and starts the next, in a motion of its own', () => {
  const { projector, waiting } = projecting(0, moving, false)
  projector.stepOn()
  const first = projector.shown.value.motion
  expect(first?.milliseconds).toBeGreaterThan(0)
  expect(projector.shown.value.position.entry).toBe(0)
  projector.stepOn()
  expect(projector.at.value).toBe(2)
  expect(projector.shown.value.position.entry).toBe(1)
  expect(projector.shown.value.motion?.key).not.toBe(first?.key)
  expect(waiting).toHaveLength(1)
  projector.goTo(50)
  expect(projector.shown.value.motion).toBeUndefined()
  expect(waiting).toEqual([])
  expectTheTruth(projector)
})

test('after going somewhere, a run shows motions as before', () => {
  const { projector, tick } = projecting(0, moving, false)
  projector.goTo(20)
  projector.run()
  expect(projector.shown.value.motion).toBeDefined()
  while (projector.at.value < 24) tick()
  expect(projector.shown.value.motion).toBeDefined()
})

test('going somewhere stops the run', () => {
  const { projector, waiting } = projecting()
  projector.run()
  projector.goTo(200)
  expect(projector.isRunning.value).toBe(false)
  expect(waiting).toEqual([])
  expectTheTruth(projector)
})

test('other eyes see the same moment, and a run goes on', () => {
  const { projector, tick } = projecting(20)
  projector.run()
  projector.lookAs(1)
  expectTheTruth(projector)
  expect(projector.isRunning.value).toBe(true)
  tick()
  expect(projector.at.value).toBe(22)
  expectTheTruth(projector)
})

test('a faster run waits less between entries', () => {
  const slow = projecting()
  slow.projector.run()
  const fast = projecting()
  fast.projector.speed.value = 4
  fast.projector.run()
  expect(fast.waiting[0]?.milliseconds).toBe((slow.waiting[0]?.milliseconds ?? 0) / 4)
})

test('what is shown is heard at the speed of the table, and not faster', () => {
  const onShown = vi.fn()
  const { projector } = projecting(0, page, true, onShown)
  while (onShown.mock.calls.length === 0) projector.stepOn()
  onShown.mockClear()
  projector.speed.value = 2
  projector.goTo(0)
  for (let times = 0; times < 20; times++) projector.stepOn()
  expect(onShown).not.toHaveBeenCalled()
})

test('space, arrows, Home and End drive it', () => {
  const { projector } = projecting()
  const press = (key: string) => keyAction(key, projector)?.()
  press('End')
  expect(projector.at.value).toBe(reel.length)
  press('ArrowLeft')
  expect(projector.at.value).toBe(reel.length - 1)
  press('Home')
  press('ArrowRight')
  expect(projector.at.value).toBe(1)
  press(' ')
  expect(projector.isRunning.value).toBe(true)
  press(' ')
  expect(projector.isRunning.value).toBe(false)
  expect(keyAction('a', projector)).toBeUndefined()
})

test('great moments are the entries with something great in them, the start and the end', () => {
  const steps = reel.journal(reel.length, 'spectator')
  const [type] = steps.at(-1)?.events.map((event) => event.type) ?? []
  const telling = (event: GameEvent) => (event.type === type ? 'great' : 'plain')
  const moments = greatMoments(steps, { telling }, new Set())
  expect(moments[0]).toBe(0)
  expect(moments.at(-1)).toBe(reel.length)
  expect(new Set(moments).size).toBe(moments.length)
  const at = new Map(steps.map((step) => [step.entry, step]))
  for (const entry of moments.slice(1)) expect(at.get(entry)?.events.some((event) => event.type === type)).toBe(true)
})
