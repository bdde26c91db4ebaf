/** A small house in which a stage is tried out: a game without rules, and a clock that goes when it is told to. */
import type { GameEvent } from '@paddock/kernel'
import type { Cue } from '@paddock/page-kit/cue.ts'
import type { Field } from '@paddock/page-kit/field.ts'
import type { Position } from '@paddock/protocol'
import type { LiveStep } from '../../session/session.ts'
import { journalStep, viewAfter } from '../../session/steps.ts'
import { Stage, type Truth } from './stage.ts'
import type { Tempo } from './tempo.ts'

/**
 * A game in which a car drives, a card is turned over or played by someone, a whistle is blown, the lights go out, a car
 * is overtaken or finishes, or something great happens.
 */
export const page = {
  motion: (event: GameEvent) =>
    event.type === 'drive' || event.type === 'driven close' ? [{ car: 'a', path: [] }] : [],
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

export function askedAt(entry: number): NonNullable<LiveStep['asked']> {
  return { entry, pending: [0], decided: [], choices: ['go'] }
}

export function positionAt(entry: number, view: unknown): Position {
  return { ...askedAt(entry), view }
}

/** A step whose events are each seen in the view as the latest one, and of which something is left to see at its end. */
export function stepTo(entry: number, ...types: string[]): LiveStep {
  const frames = types.map((type) => ({ event: { type }, patch: { latest: type } }))
  const end = { patch: { latest: `after ${entry}` } }
  return { entry, seat: 1, outcome: 'applied', frames: [...frames, end], asked: askedAt(entry) }
}

export class House {
  readonly clock = new Clock()
  truth: Truth = { position: positionAt(0, { latest: 'start' }), viewer: 0, journal: [] }
  tempo: Tempo = { move: 400, hold: 100, moment: 1000, card: 0, said: 700 }
  /** How often everything had been shown. */
  idle = 0

  stage(more: Partial<ConstructorParameters<typeof Stage>[0]> = {}): Stage {
    return new Stage({
      page,
      truth: () => this.truth,
      tempo: () => this.tempo,
      after: this.clock.after,
      onIdle: () => {
        this.idle++
      },
      ...more,
    })
  }

  /** The session changes the truth first and tells the step then. */
  happen(on: Stage, step: LiveStep): void {
    const { position, journal } = this.truth
    const view = viewAfter(position.view, step.frames)
    this.truth = {
      ...this.truth,
      position: { ...askedAt(step.entry), ...step.asked, view },
      journal: [...journal, journalStep(step)],
    }
    on.play(step)
  }
}
