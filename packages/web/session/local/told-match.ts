import {
  type AnyBox,
  type AnyMatch,
  type Entry,
  type GameEvent,
  type MatchRecord,
  replay,
  type Step,
  same,
  type Viewer,
} from '@paddock/kernel'
import type { Position } from '@paddock/protocol'
import type { JournalStep, LiveStep } from '../session.ts'
import { carryOut, openingStep } from '../steps.ts'

/** A match with all that has happened in it, so that it can be told to any viewer from the start. */
export class ToldMatch {
  readonly match: AnyMatch
  /** With everything that happened in them: nobody may see it before it went through `Match.told`. */
  readonly #steps: Step<GameEvent>[]

  private constructor(match: AnyMatch, steps: Step<GameEvent>[]) {
    this.match = match
    this.#steps = steps
  }

  /** Plays the record again. Throws the kernel's refusal if it is not one of this game and these rules. */
  static from(box: AnyBox, record: MatchRecord): ToldMatch {
    const steps: Step<GameEvent>[] = []
    const match = replay(box.game, record, (step) => steps.push(step))
    return new ToldMatch(match, steps)
  }

  /** Takes note of what has just been done in the match. */
  note(step: Step<GameEvent>): Step<GameEvent> {
    this.#steps.push(step)
    return step
  }

  /** The entries that the record has beyond this match; undefined if it tells another story. */
  beyond(record: MatchRecord): readonly Entry<unknown>[] | undefined {
    const { seed, entry, entries } = this.match
    if (record.seed !== seed || !same(record.entries.slice(0, entry), entries)) return undefined
    return record.entries.slice(entry)
  }

  /** Carries out an entry that was made elsewhere. */
  repeat(entry: Entry<unknown>): Step<GameEvent> {
    return this.note(carryOut(this.match, entry))
  }

  /** The latest entry as the viewer is shown it. */
  shown({ events: _, ...step }: Step<GameEvent>, viewer: Viewer): LiveStep {
    return { ...step, frames: this.match.frames([viewer])[0] ?? [], asked: this.match.asked(viewer) }
  }

  journal(viewer: Viewer): JournalStep[] {
    const { match } = this
    const opening = openingStep(match.opening)
    return [...opening, ...this.#steps].map((step) => ({ ...step, events: match.told(step.events, viewer) }))
  }

  position(viewer: Viewer): Position {
    return this.match.view(viewer)
  }
}
