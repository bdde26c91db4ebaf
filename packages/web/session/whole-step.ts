import { type AnyMatch, type Entry, type Frame, type GameEvent, isUndo, patched, type Step } from '@paddock/kernel'
import type { JournalStep, LiveStep } from './session.ts'

/** An entry with everything that happened in it. Nobody may see it before it went through `Match.told`. */
export function wholeStep({ entry, outcome, events }: Step<GameEvent>, match: AnyMatch): JournalStep {
  return { entry, seat: match.entries[entry - 1]?.seat ?? 0, outcome, events }
}

/** Does in a match what an entry of a record says. */
export function carryOut(match: AnyMatch, entry: Entry<unknown>): Step<GameEvent> {
  const command = entry.id === undefined ? {} : { id: entry.id }
  return isUndo(entry) ? match.undo(entry.seat, command) : match.act(entry.seat, entry.action, command)
}

/** What the set-up told, as the first step of a journal; none where it told nothing. */
export function openingStep(events: readonly GameEvent[]): JournalStep[] {
  return events.length > 0 ? [{ entry: 0, outcome: 'applied', events }] : []
}

/** What a step that was shown adds to the journal. */
export function journalStep({ entry, seat, outcome, frames }: LiveStep): JournalStep {
  return { entry, ...(seat === undefined ? {} : { seat }), outcome, events: frames.flatMap(({ event }) => event ?? []) }
}

/** The view after all of these frames. */
export function viewAfter(view: unknown, frames: readonly Frame<GameEvent, unknown>[]): unknown {
  return frames.reduce((before, { patch }) => patched(before, patch), view)
}
