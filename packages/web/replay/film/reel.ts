import {
  type AnyBox,
  type AnyMatch,
  type GameEvent,
  Match,
  type MatchRecord,
  replay,
  type Snapshot,
  type Step,
  type Viewer,
} from '@paddock/kernel'
import type { Position } from '@paddock/protocol'
import type { JournalStep, LiveStep } from '../../session/session.ts'
import { carryOut, openingStep } from '../../session/steps.ts'

/** Entries between two marks. To reach any moment, at most so many are played again. */
const spacing = 50

type Mark = Snapshot<unknown, unknown, unknown>

/** A match wound up to be looked at: any moment of it, through any eyes. */
export class Reel {
  readonly box: AnyBox
  readonly record: MatchRecord
  readonly #steps: readonly Step<GameEvent>[]
  readonly #marks: readonly Mark[]
  readonly #told = new Map<Viewer, readonly JournalStep[]>()
  /** The match where it was last looked at: going forward from there costs one entry. */
  #cursor: AnyMatch

  private constructor(
    box: AnyBox,
    record: MatchRecord,
    steps: readonly Step<GameEvent>[],
    marks: readonly Mark[],
    end: AnyMatch,
  ) {
    this.box = box
    this.record = record
    this.#steps = steps
    this.#marks = marks
    this.#cursor = end
  }

  /** Plays the record once. Throws the kernel's refusal if that cannot be done. */
  static wind(box: AnyBox, record: MatchRecord): Reel {
    const steps: Step<GameEvent>[] = []
    const marks: Mark[] = [Match.start(box.game, record).snapshot()]
    const end = replay(box.game, record, (step, match) => {
      steps.push(step)
      if (step.entry % spacing === 0) marks.push(match.snapshot())
    })
    return new Reel(box, record, steps, marks, end)
  }

  /** The number of its entries. */
  get length(): number {
    return this.#steps.length
  }

  position(entry: number, viewer: Viewer): Position {
    return this.#matchAt(entry).view(viewer)
  }

  /** What the viewer heard of up to an entry. */
  journal(entry: number, viewer: Viewer): readonly JournalStep[] {
    return this.#heardBy(viewer).filter((step) => step.entry <= entry)
  }

  /** One entry as the viewer was shown it. */
  step(entry: number, viewer: Viewer): LiveStep | undefined {
    const made = this.record.entries[entry - 1]
    if (!made) return undefined
    // Frames are those of the entry made last: what was put away and resumed has none.
    const match = this.#matchAt(entry - 1)
    const { events: _, ...step } = carryOut(match, made)
    const frames = match.frames([viewer])[0] ?? []
    return { ...step, frames, asked: match.asked(viewer) }
  }

  #heardBy(viewer: Viewer): readonly JournalStep[] {
    const known = this.#told.get(viewer)
    if (known) return known
    const steps = [...openingStep(this.#cursor.opening), ...this.#steps]
    const heard = steps.map((step) => ({ ...step, events: this.#redacted(step.events, viewer) }))
    this.#told.set(viewer, heard)
    return heard
  }

  #redacted(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
    return this.#cursor.told(events, viewer)
  }

  #matchAt(entry: number): AnyMatch {
    const behind = entry - this.#cursor.entry
    const mark = this.#marks[Math.floor(entry / spacing)]
    if (mark && (behind < 0 || behind > spacing)) this.#cursor = Match.resume(this.box.game, mark)
    for (const next of this.record.entries.slice(this.#cursor.entry, entry)) carryOut(this.#cursor, next)
    return this.#cursor
  }
}
