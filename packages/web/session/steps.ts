import { type AnyMatch, type Entry, type Frame, type GameEvent, isUndo, patched, type Step } from '@paddock/kernel'
import type { Position } from '@paddock/protocol'
import type { JournalStep, LiveStep } from './session.ts'

/** Does in a match what an entry of a record says. */
export function carryOut(match: AnyMatch, entry: Entry<unknown>): Step<GameEvent> {
  const command = entry.id === undefined ? {} : { id: entry.id }
  return isUndo(entry) ? match.undo(entry.seat, command) : match.act(entry.seat, entry.action, command)
}

/** What the set-up told, as the first step of a journal; none where it told nothing. */
export function openingStep(events: readonly GameEvent[]): JournalStep[] {
  return events.length > 0 ? [{ entry: 0, outcome: 'applied', events }] : []
}

/** What the set-up told, to be shown like any step; none once something was done. */
export function openingShown(
  { entry, view: _, ...asked }: Position,
  journal: readonly JournalStep[],
): LiveStep | undefined {
  const [opening] = journal
  if (entry > 0 || !opening) return undefined
  const { events, ...step } = opening
  return { ...step, frames: events.map((event) => ({ event, patch: {} })), asked: { entry, ...asked } }
}

/** What a step that was shown adds to the journal. */
export function journalStep({ frames, asked: _, ...step }: LiveStep): JournalStep {
  return { ...step, events: frames.flatMap(({ event }) => event ?? []) }
}

/** The view after all of these frames. */
export function viewAfter(view: unknown, frames: readonly Frame<GameEvent, unknown>[]): unknown {
  return frames.reduce((before, { patch }) => patched(before, patch), view)
}

type Listen = (step: LiveStep) => void

/** Who hears the steps of a session. A listener that fails must not stop the match. */
export class StepListeners {
  readonly #all = new Set<Listen>()

  get some(): boolean {
    return this.#all.size > 0
  }

  add(listen: Listen): void {
    this.#all.add(listen)
  }

  remove(listen: Listen): void {
    this.#all.delete(listen)
  }

  removeAll(): void {
    this.#all.clear()
  }

  tell(step: LiveStep): void {
    for (const listen of [...this.#all]) {
      try {
        listen(step)
      } catch (thrown) {
        console.error('A listener failed on a step.', thrown)
      }
    }
  }
}
