import type { GameEvent } from '@paddock/kernel'
import type { Cue } from '@paddock/page-kit/cue.ts'
import type { Field } from '@paddock/page-kit/field.ts'
import type { Position } from '@paddock/protocol'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveStep } from '../../session/session.ts'
import { journalStep, openingShown, viewAfter } from '../../session/steps.ts'
import { Stage, type Truth } from './stage.ts'
import { noTempo, type Tempo } from './tempo.ts'

/**
 * A game in which a car drives, a card is turned over or played by someone, a whistle is blown, the lights go out, a car
 * is overtaken or finishes, or something great happens.
 */
const page = {
  motion: (event: GameEvent) => (event.type === 'drive' ? [{ car: 'a', path: [] }] : []),
  lingers: (event: GameEvent) => event.type === 'card',
  telling: (event: GameEvent) => (event.type === 'great' ? ('great' as const) : ('plain' as const)),
  showsCard: (event: GameEvent) => event.type === 'played',
  cues: ({ type }: GameEvent): readonly Cue[] => {
    if (type === 'lights') return [{ kind: 'lights' }]
    return type === 'jam' || type === 'great' ? [{ kind: 'jam', car: 'a' }] : []
  },
  /** Both cars come in together whenever something was close. */
  field: (view: unknown): Field => {
    const done = JSON.stringify(view).includes('close') ? { done: 'finished' as const } : {}
    const cars = ['a', 'b'].map((car) => ({ car, progress: 9, ...done }))
    return { cars, race: 1, round: 3, lap: 1, laps: 1, decides: 'first' }
  },
}

class Clock {
  readonly #waiting: { due: number; then: () => void }[] = []
  now = 0

  after = (milliseconds: number, then: () => void) => {
    const call = { due: this.now + milliseconds, then }
    this.#waiting.push(call)
    return () => {
      const index = this.#waiting.indexOf(call)
      if (index >= 0) this.#waiting.splice(index, 1)
    }
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const next = this.#waiting.toSorted((a, b) => a.due - b.due)[0]
      if (!next || next.due > end) break
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.now = next.due
      next.then()
    }
    this.now = end
  }
}

function askedAt(entry: number): NonNullable<LiveStep['asked']> {
  return { entry, pending: [0], decided: [], choices: ['go'] }
}

function positionAt(entry: number, view: unknown): Position {
  return { ...askedAt(entry), view }
}

/** A step whose events are each seen in the view as the latest one, and of which something is left to see at its end. */
function stepTo(entry: number, ...types: string[]): LiveStep {
  const frames = types.map((type) => ({ event: { type }, patch: { latest: type } }))
  const end = { patch: { latest: `after ${entry}` } }
  return { entry, seat: 1, outcome: 'applied', frames: [...frames, end], asked: askedAt(entry) }
}

let clock: Clock
let truth: Truth
let tempo: Tempo
const onIdle = vi.fn()

function stage(): Stage {
  return new Stage({ page, truth: () => truth, tempo: () => tempo, after: clock.after, onIdle })
}

/** The session changes the truth first and tells the step then. */
function happen(on: Stage, step: LiveStep): void {
  const view = viewAfter(truth.position.view, step.frames)
  truth = {
    ...truth,
    position: { ...askedAt(step.entry), ...step.asked, view },
    journal: [...truth.journal, journalStep(step)],
  }
  on.play(step)
}

beforeEach(() => {
  clock = new Clock()
  truth = { position: positionAt(0, { latest: 'start' }), viewer: 0, journal: [] }
  tempo = { move: 400, hold: 100, moment: 1000, card: 0, said: 700 }
  onIdle.mockClear()
})

describe('a match that has just been set up', () => {
  const opening = { entry: 0, outcome: 'applied' as const, events: [{ type: 'whistle' }, { type: 'great' }] }

  function announced(): Stage {
    truth = { ...truth, journal: [opening] }
    const shown = openingShown(truth.position, truth.journal)
    return new Stage({ page, opening: shown, truth: () => truth, tempo: () => tempo, after: clock.after, onIdle })
  }

  test('is announced like any other race, before anyone may decide', () => {
    const on = announced()
    expect(on.shown.value).toMatchObject({ isBusy: true, journal: [], position: { choices: ['go'] } })
    on.announce()
    expect(on.shown.value).toMatchObject({ isBusy: true, moment: { type: 'great' }, journal: [opening] })
    clock.pass(1000)
    expect(on.shown.value).toMatchObject({ isBusy: false, moment: undefined, ...truth })
    expect(onIdle).toHaveBeenCalledOnce()
  })

  test('is not announced to someone who comes when something was done', () => {
    expect(openingShown(positionAt(1, {}), [opening])).toBeUndefined()
    expect(openingShown(positionAt(0, {}), [])).toBeUndefined()
  })
})

describe('a step', () => {
  test('gives what lies there to be seen the time of a move', () => {
    const on = stage()
    happen(on, stepTo(1, 'card', 'card', 'whistle'))
    expect(on.shown.value).toMatchObject({ isBusy: true, motion: undefined, position: { view: { latest: 'card' } } })
    clock.pass(400)
    expect(on.shown.value.journal.at(-1)?.events).toHaveLength(2)
    clock.pass(400)
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { view: { latest: 'after 1' } } })
  })

  test('is shown event by event, and only then is where it led adopted', () => {
    const on = stage()
    happen(on, stepTo(1, 'whistle', 'drive', 'whistle'))
    expect(on.shown.value).toMatchObject({ isBusy: true, motion: { milliseconds: 400 } })
    expect(on.shown.value.position.view).toEqual({ latest: 'whistle' })
    clock.pass(400)
    expect(on.shown.value.motion).toBeUndefined()
    expect(on.shown.value.position.view).toEqual({ latest: 'drive' })
    expect(on.shown.value.lastMoves).toMatchObject([{ car: 'a' }])
    expect(on.shown.value.journal.at(-1)?.events).toHaveLength(2)
    clock.pass(100)
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { entry: 1, view: { latest: 'after 1' } } })
    expect(onIdle).toHaveBeenCalledOnce()
  })

  test('that was missed leads where its own frames lead, and asks nothing unless it is the last', () => {
    const on = stage()
    const { asked: _, ...missed } = stepTo(1, 'drive')
    truth = { ...truth, position: positionAt(2, { latest: 'after 2' }) }
    on.play(missed)
    on.play(stepTo(2, 'drive'))
    clock.pass(500)
    expect(on.shown.value).toMatchObject({ isBusy: true, position: { view: { latest: 'after 1' }, choices: [] } })
    clock.pass(500)
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { view: { latest: 'after 2' }, choices: ['go'] } })
  })

  test('offers no choice while it is being shown', () => {
    const on = stage()
    happen(on, stepTo(1, 'whistle', 'drive'))
    expect(on.shown.value.position.choices).toEqual([])
    clock.pass(500)
    expect(on.shown.value.position.choices).toEqual(['go'])
  })

  test('that brings something great waits for nothing where the game says it is not worth it', () => {
    const isMoment = vi.fn(() => false)
    const on = new Stage({
      page: { ...page, isMoment },
      truth: () => truth,
      tempo: () => tempo,
      after: clock.after,
      onIdle,
    })
    happen(on, stepTo(1, 'whistle', 'great'))
    expect(on.shown.value).toMatchObject({ isBusy: false, moment: undefined })
    expect(isMoment).toHaveBeenCalledExactlyOnceWith({ type: 'great' }, { latest: 'whistle' })
  })

  test('that brings something great lets it stand for its moment', () => {
    const on = stage()
    happen(on, stepTo(1, 'great'))
    expect(on.shown.value.moment).toEqual({ type: 'great' })
    clock.pass(999)
    expect(onIdle).not.toHaveBeenCalled()
    clock.pass(1)
    expect(on.shown.value.moment).toBeUndefined()
    expect(onIdle).toHaveBeenCalledOnce()
  })
})

describe('a spectacle', () => {
  test('of lights is waited for', () => {
    const on = stage()
    happen(on, stepTo(1, 'lights'))
    expect(on.shown.value).toMatchObject({ isBusy: true, spectacle: { kind: 'lights', milliseconds: 1000 } })
    clock.pass(1000)
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
  })

  test('of a card is waited for where there is time for cards, and not shown where there is none', () => {
    const on = stage()
    happen(on, stepTo(1, 'played'))
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
    tempo = { ...tempo, card: 1600 }
    happen(on, stepTo(2, 'played'))
    expect(on.shown.value.spectacle?.kind).toBe('card')
    clock.pass(1599)
    expect(on.shown.value.isBusy).toBe(true)
    clock.pass(1)
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
  })

  test('of a photo stands before what it decides is seen, longer than anything else', () => {
    const on = stage()
    happen(on, stepTo(1, 'close'))
    expect(on.shown.value).toMatchObject({ spectacle: { kind: 'photo' }, position: { view: { latest: 'start' } } })
    clock.pass(1799)
    expect(on.shown.value.isBusy).toBe(true)
    clock.pass(1)
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
  })

  test('is skipped by a tap, but for a photo, which stays in sight and is waited for by nobody', () => {
    tempo = { ...tempo, card: 1600 }
    const on = stage()
    happen(on, { ...stepTo(1, 'drive', 'lights', 'played'), asked: { ...askedAt(1), choices: [] } })
    on.skip()
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
    happen(on, stepTo(2, 'close'))
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: { kind: 'photo' } })
    clock.pass(3500)
    expect(on.shown.value.spectacle).toBeUndefined()
  })
})

describe('what happens to a car', () => {
  test('is in sight for a while, whatever comes meanwhile', () => {
    const on = stage()
    happen(on, stepTo(1, 'jam', 'drive'))
    expect(on.shown.value.sights).toMatchObject([{ event: { type: 'jam' }, cues: [{ kind: 'jam', car: 'a' }] }])
    clock.pass(699)
    expect(on.shown.value.sights).toHaveLength(1)
    clock.pass(1)
    expect(on.shown.value.sights).toEqual([])
  })

  test('is seen at that car if it is great', () => {
    const on = stage()
    happen(on, stepTo(1, 'great'))
    expect(on.shown.value).toMatchObject({ moment: { type: 'great' }, momentAt: 'a' })
  })

  test('is not said where everything comes at once', () => {
    tempo = noTempo
    const on = stage()
    happen(on, stepTo(1, 'jam'))
    expect(on.shown.value.sights).toEqual([])
  })
})

describe('step by step', () => {
  beforeEach(() => {
    tempo = { ...tempo, card: 1, isStepwise: true }
  })

  test('whatever others do waits for a press, however long that takes', () => {
    const on = stage()
    happen(on, stepTo(1, 'played', 'drive', 'whistle', 'great'))
    for (const latest of ['played', 'drive', 'great']) {
      clock.pass(60_000)
      expect(on.shown.value).toMatchObject({ isBusy: true, awaitsPress: true, position: { view: { latest } } })
      on.press()
    }
    expect(on.shown.value).toMatchObject({ isBusy: false, awaitsPress: false, moment: undefined })
  })

  test('what the viewer does waits for nobody', () => {
    const on = stage()
    const event = { type: 'drive', seat: 0 }
    happen(on, { ...stepTo(1), seat: 0, frames: [{ event, patch: { latest: 'drive' } }] })
    clock.pass(400)
    clock.pass(400)
    expect(on.shown.value).toMatchObject({ isBusy: false, awaitsPress: false })
  })

  test('a tap on skip goes all the way', () => {
    const on = stage()
    happen(on, stepTo(1, 'played', 'drive', 'card'))
    on.skip()
    expect(on.shown.value).toMatchObject({ isBusy: false, awaitsPress: false, position: { entry: 1 } })
  })
})

test('steps that come in the meantime are shown one after the other, each with a motion of its own', () => {
  const on = stage()
  for (const entry of [1, 2, 3]) happen(on, stepTo(entry, 'drive'))
  const keys = [on.shown.value.motion?.key]
  clock.pass(500)
  expect(on.shown.value.position.entry).toBe(1)
  keys.push(on.shown.value.motion?.key)
  clock.pass(500)
  keys.push(on.shown.value.motion?.key)
  expect(new Set(keys).size).toBe(3)
  expect(onIdle).not.toHaveBeenCalled()
  clock.pass(500)
  expect(onIdle).toHaveBeenCalledOnce()
  expect(on.shown.value.journal.map(({ entry }) => entry)).toEqual([1, 2, 3])
})

describe('a tap', () => {
  /** A step after which the viewer is not asked. */
  function others(entry: number, ...types: string[]): LiveStep {
    const step = stepTo(entry, ...types)
    return { ...step, asked: { ...askedAt(entry), choices: [] } }
  }

  test('skips everything until the viewer is asked; from then on moves are shown again', () => {
    const on = stage()
    happen(on, others(1, 'drive'))
    on.skip()
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { entry: 1 } })
    happen(on, others(2, 'drive'))
    expect(on.shown.value.isBusy).toBe(false)
    happen(on, stepTo(3, 'drive'))
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { entry: 3 } })
    expect(onIdle).toHaveBeenCalledTimes(3)
    happen(on, others(4, 'drive'))
    expect(on.shown.value.motion).toBeDefined()
  })

  test('skips no further than something great, which stays in sight', () => {
    const on = stage()
    happen(on, others(1, 'drive'))
    on.skip()
    happen(on, others(2, 'drive', 'great', 'drive'))
    expect(on.shown.value).toMatchObject({ isBusy: false, moment: { type: 'great' }, position: { entry: 2 } })
    happen(on, others(3, 'drive'))
    expect(on.shown.value.motion).toBeDefined()
  })

  test('skips whatever waits behind what is being shown', () => {
    const on = stage()
    for (const entry of [1, 2, 3]) happen(on, others(entry, 'drive'))
    on.skip()
    expect(on.shown.value).toMatchObject({ isBusy: false, position: { entry: 3 } })
    expect(onIdle).toHaveBeenCalledOnce()
  })
})

test('without any tempo everything is adopted at once, and something great stays in sight for a while', () => {
  tempo = noTempo
  const on = stage()
  happen(on, stepTo(1, 'drive', 'great'))
  expect(on.shown.value).toMatchObject({ isBusy: false, moment: { type: 'great' }, position: { entry: 1 } })
  clock.pass(60_000)
  expect(on.shown.value.moment).toBeUndefined()
})

test('another viewer is adopted when there is nothing to show, and not before', () => {
  const on = stage()
  happen(on, stepTo(1, 'drive'))
  truth = { ...truth, viewer: 'spectator' }
  on.refresh()
  expect(on.shown.value.viewer).toBe(0)
  clock.pass(500)
  expect(on.shown.value.viewer).toBe('spectator')
  truth = { ...truth, viewer: 1 }
  on.refresh()
  expect(on.shown.value.viewer).toBe(1)
})

test('a stage that is closed calls nobody any more', () => {
  const on = stage()
  happen(on, stepTo(1, 'drive'))
  on.close()
  clock.pass(10_000)
  expect(onIdle).not.toHaveBeenCalled()
})

describe('whoever listens', () => {
  const onShown = vi.fn()

  function heard(): Stage {
    onShown.mockClear()
    return new Stage({ page, truth: () => truth, tempo: () => tempo, after: clock.after, onShown, onIdle })
  }

  test('hears of every event once, as it begins to be shown', () => {
    const on = heard()
    happen(on, stepTo(1, 'whistle', 'drive', 'drive'))
    expect(onShown).toHaveBeenCalledTimes(2)
    expect(onShown).toHaveBeenLastCalledWith({
      event: { type: 'drive' },
      before: { latest: 'whistle' },
      after: { latest: 'drive' },
      viewer: 0,
      moves: [{ car: 'a', path: [] }],
      tempo,
      isSkipped: false,
    })
    clock.pass(500)
    expect(onShown).toHaveBeenCalledTimes(3)
  })

  test('is told which events nobody sees happen', () => {
    const on = heard()
    happen(on, stepTo(1, 'drive', 'drive'))
    on.skip()
    tempo = noTempo
    happen(on, stepTo(2, 'drive'))
    expect(onShown.mock.calls.map(([shown]) => shown.isSkipped)).toEqual([false, true, true])
  })
})
