import { type AnyMatch, type Entry, type GameEvent, isUndo, type Step } from '@paddock/kernel'
import type { JournalStep } from './session.ts'

/** An entry with everything that happened in it. Nobody may see it before it went through `Match.told`. */
export function wholeStep({ entry, outcome, events }: Step<GameEvent>, match: AnyMatch): JournalStep {
  return { entry, seat: match.entries[entry - 1]?.seat ?? 0, outcome, events }
}

/** Does in a match what an entry of a record says. */
export function carryOut(match: AnyMatch, entry: Entry<unknown>): Step<GameEvent> {
  const command = entry.id === undefined ? {} : { id: entry.id }
  return isUndo(entry) ? match.undo(entry.seat, command) : match.act(entry.seat, entry.action, command)
}
