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
import type { JournalStep, LiveStep, Position } from '../session.ts'
import { carryOut, openingStep, wholeStep } from '../whole-step.ts'

/** A match with all that has happened in it, so that it can be told to any viewer from the start. */
export class ToldMatch {
  readonly match: AnyMatch
  readonly #steps: JournalStep[]

  private constructor(match: AnyMatch, steps: JournalStep[]) {
    this.match = match
    this.#steps = steps
  }

  /** Plays the record again. Throws the kernel's refusal if it is not one of this game and these rules. */
  static from(box: AnyBox, record: MatchRecord): ToldMatch {
    const steps: JournalStep[] = []
    const match = replay(box.game, record, (step, playing) => steps.push(wholeStep(step, playing)))
    return new ToldMatch(match, steps)
  }

  /** Takes note of what has just been done in the match. */
  note(step: Step<GameEvent>): JournalStep {
    const noted = wholeStep(step, this.match)
    this.#steps.push(noted)
    return noted
  }

  /** The entries that the record has beyond this match; undefined if it tells another story. */
  beyond(record: MatchRecord): readonly Entry<unknown>[] | undefined {
    const { seed, entry, entries } = this.match
    if (record.seed !== seed || !same(record.entries.slice(0, entry), entries)) return undefined
    return record.entries.slice(entry)
  }

  /** Carries out an entry that was made elsewhere. */
  repeat(entry: Entry<unknown>): JournalStep {
    return this.note(carryOut(this.match, entry))
  }

  /** The latest entry as the viewer is shown it. */
  shown({ entry, outcome }: JournalStep, viewer: Viewer): LiveStep {
    const { view: _, ...asked } = this.position(viewer)
    const seat = this.match.entries[entry - 1]?.seat ?? 0
    return { entry, seat, outcome, frames: this.match.frames([viewer])[0] ?? [], asked }
  }

  journal(viewer: Viewer): JournalStep[] {
    const { match } = this
    const opening = openingStep(match.opening)
    return [...opening, ...this.#steps].map((step) => ({ ...step, events: match.told(step.events, viewer) }))
  }

  position(viewer: Viewer): Position {
    const mayUndo = viewer !== 'spectator' && this.match.mayUndo(viewer)
    return { ...this.match.view(viewer), mayUndo }
  }
}
