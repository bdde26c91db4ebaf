import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveStep } from '../../session/session.ts'
import { openingShown } from '../../session/steps.ts'
import type { Stage } from './stage.ts'
import { noTempo } from './tempo.ts'
import { askedAt, House, page, positionAt, stepTo } from './testing.ts'

let house: House
beforeEach(() => {
  house = new House()
})

describe('a match that has just been set up', () => {
  const opening = { entry: 0, outcome: 'applied' as const, events: [{ type: 'whistle' }, { type: 'great' }] }

  function announced(): Stage {
    house.truth = { ...house.truth, journal: [opening] }
    const shown = openingShown(house.truth.position, house.truth.journal)
    return house.stage({ opening: shown })
  }

  test('is announced like any other race, before anyone may decide', () => {
    const on = announced()
    expect(on.shown.value).toMatchObject({ isBusy: true, journal: [], position: { choices: ['go'] } })
    on.announce()
    expect(on.shown.value).toMatchObject({ isBusy: true, moment: { type: 'great' }, journal: [opening] })
    house.clock.pass(1000)
    expect(on.shown.value).toMatchObject({ isBusy: false, moment: undefined, ...house.truth })
    expect(house.idle).toBe(1)
  })

  test('is not announced to someone who comes when something was done', () => {
    expect(openingShown(positionAt(1, {}), [opening])).toBeUndefined()
    expect(openingShown(positionAt(0, {}), [])).toBeUndefined()
  })
})

describe('a step', () => {
  test('waits for what it is shown with, and whoever presses does not', async () => {
    const part = Promise.withResolvers<void>()
    const on = house.stage({ coming: () => part.promise })
    house.happen(on, stepTo(1, 'drive'))
    house.clock.pass(5000)
    expect(on.shown.value).toMatchObject({ isBusy: true, motion: undefined, position: { view: { latest: 'start' } } })
    part.resolve()
    await part.promise
    expect(on.shown.value).toMatchObject({ isBusy: true, motion: { milliseconds: 400 } })

    const hasty = house.stage({ coming: () => new Promise(() => {}) })
    house.happen(hasty, stepTo(2, 'drive'))
    hasty.press()
    expect(hasty.shown.value).toMatchObject({ isBusy: true, motion: { milliseconds: 400 } })
  })

  test('gives what lies there to be seen the time of a move', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'card', 'card', 'whistle'))
    expect(on.shown.value).toMatchObject({ isBusy: true, motion: undefined, position: { view: { latest: 'card' } } })
    house.clock.pass(400)
    expect(on.shown.value.journal.at(-1)?.events).toHaveLength(2)
    house.clock.pass(400)
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { view: { latest: 'after 1' } } })
  })

  test('is shown event by event, and only then is where it led adopted', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'whistle', 'drive', 'whistle'))
    expect(on.shown.value).toMatchObject({ isBusy: true, motion: { milliseconds: 400 } })
    expect(on.shown.value.position.view).toEqual({ latest: 'whistle' })
    house.clock.pass(400)
    expect(on.shown.value.motion).toBeUndefined()
    expect(on.shown.value.position.view).toEqual({ latest: 'drive' })
    expect(on.shown.value.lastMoves).toMatchObject([{ car: 'a' }])
    expect(on.shown.value.journal.at(-1)?.events).toHaveLength(2)
    house.clock.pass(100)
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { entry: 1, view: { latest: 'after 1' } } })
    expect(house.idle).toBe(1)
  })

  test('that was missed leads where its own frames lead, and asks nothing unless it is the last', () => {
    const on = house.stage()
    const { asked: _, ...missed } = stepTo(1, 'drive')
    house.truth = { ...house.truth, position: positionAt(2, { latest: 'after 2' }) }
    on.play(missed)
    on.play(stepTo(2, 'drive'))
    house.clock.pass(500)
    expect(on.shown.value).toMatchObject({ isBusy: true, position: { view: { latest: 'after 1' }, choices: [] } })
    house.clock.pass(500)
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { view: { latest: 'after 2' }, choices: ['go'] } })
  })

  test('offers no choice while it is being shown', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'whistle', 'drive'))
    expect(on.shown.value.position.choices).toEqual([])
    house.clock.pass(500)
    expect(on.shown.value.position.choices).toEqual(['go'])
  })

  test('that brings something great waits for nothing where the game says it is not worth it', () => {
    const isMoment = vi.fn(() => false)
    const on = house.stage({ page: { ...page, isMoment } })
    house.happen(on, stepTo(1, 'whistle', 'great'))
    expect(on.shown.value).toMatchObject({ isBusy: false, moment: undefined })
    expect(isMoment).toHaveBeenCalledExactlyOnceWith({ type: 'great' }, { latest: 'whistle' })
  })

  test('that brings something great lets it stand for its moment', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'great'))
    expect(on.shown.value.moment).toEqual({ type: 'great' })
    house.clock.pass(999)
    expect(house.idle).toBe(0)
    house.clock.pass(1)
    expect(on.shown.value.moment).toBeUndefined()
    expect(house.idle).toBe(1)
  })
})

test('steps that come in the meantime are shown one after the other, each with a motion of its own', () => {
  const on = house.stage()
  for (const entry of [1, 2, 3]) house.happen(on, stepTo(entry, 'drive'))
  const keys = [on.shown.value.motion?.key]
  house.clock.pass(500)
  expect(on.shown.value.position.entry).toBe(1)
  keys.push(on.shown.value.motion?.key)
  house.clock.pass(500)
  keys.push(on.shown.value.motion?.key)
  expect(new Set(keys).size).toBe(3)
  expect(house.idle).toBe(0)
  house.clock.pass(500)
  expect(house.idle).toBe(1)
  expect(on.shown.value.journal.map(({ entry }) => entry)).toEqual([1, 2, 3])
})

describe('a tap', () => {
  /** A step after which the viewer is not asked. */
  function others(entry: number, ...types: string[]): LiveStep {
    const step = stepTo(entry, ...types)
    return { ...step, asked: { ...askedAt(entry), choices: [] } }
  }

  test('skips everything until the viewer is asked; from then on moves are shown again', () => {
    const on = house.stage()
    house.happen(on, others(1, 'drive'))
    on.skip()
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { entry: 1 } })
    house.happen(on, others(2, 'drive'))
    expect(on.shown.value.isBusy).toBe(false)
    house.happen(on, stepTo(3, 'drive'))
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { entry: 3 } })
    expect(house.idle).toBe(3)
    house.happen(on, others(4, 'drive'))
    expect(on.shown.value.motion).toBeDefined()
  })

  test('skips no further than something great, which stays in sight', () => {
    const on = house.stage()
    house.happen(on, others(1, 'drive'))
    on.skip()
    house.happen(on, others(2, 'drive', 'great', 'drive'))
    expect(on.shown.value).toMatchObject({ isBusy: false, moment: { type: 'great' }, position: { entry: 2 } })
    house.happen(on, others(3, 'drive'))
    expect(on.shown.value.motion).toBeDefined()
  })

  test('skips whatever waits behind what is being shown', () => {
    const on = house.stage()
    for (const entry of [1, 2, 3]) house.happen(on, others(entry, 'drive'))
    on.skip()
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { entry: 3 } })
    expect(house.idle).toBe(1)
  })
})

test('without any tempo everything is adopted at once, and something great stays in sight for a while', () => {
  house.tempo = noTempo
  const on = house.stage()
  house.happen(on, stepTo(1, 'drive', 'great'))
  expect(on.shown.value).toMatchObject({ isBusy: false, moment: { type: 'great' }, position: { entry: 1 } })
  house.clock.pass(60_000)
  expect(on.shown.value.moment).toBeUndefined()
})

test('another viewer is adopted when there is nothing to show, and not before', () => {
  const on = house.stage()
  house.happen(on, stepTo(1, 'drive'))
  house.truth = { ...house.truth, viewer: 'spectator' }
  on.refresh()
  expect(on.shown.value.viewer).toBe(0)
  house.clock.pass(500)
  expect(on.shown.value.viewer).toBe('spectator')
  house.truth = { ...house.truth, viewer: 1 }
  on.refresh()
  expect(on.shown.value.viewer).toBe(1)
})

test('a stage that is closed calls nobody any more', () => {
  const on = house.stage()
  house.happen(on, stepTo(1, 'drive'))
  on.close()
  house.clock.pass(10_000)
  expect(house.idle).toBe(0)
})

describe('whoever listens', () => {
  const onShown = vi.fn()

  function heard(): Stage {
    onShown.mockClear()
    return house.stage({ onShown })
  }

  test('hears of every event once, as it begins to be shown', () => {
    const on = heard()
    house.happen(on, stepTo(1, 'whistle', 'drive', 'drive'))
    expect(onShown).toHaveBeenCalledTimes(2)
    expect(onShown).toHaveBeenLastCalledWith({
      event: { type: 'drive' },
      before: { latest: 'whistle' },
      after: { latest: 'drive' },
      viewer: 0,
      moves: [{ car: 'a', path: [] }],
      tempo: house.tempo,
      isSkipped: false,
    })
    house.clock.pass(500)
    expect(onShown).toHaveBeenCalledTimes(3)
  })

  test('is told which events nobody sees happen', () => {
    const on = heard()
    house.happen(on, stepTo(1, 'drive', 'drive'))
    on.skip()
    house.tempo = noTempo
    house.happen(on, stepTo(2, 'drive'))
    expect(onShown.mock.calls.map(([shown]) => shown.isSkipped)).toEqual([false, true, true])
  })
})
