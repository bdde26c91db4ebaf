import { type Game, type GameEvent, readRecord, replay, type Seat, takenBack, type Viewer } from '@paddock/kernel'
import type { MatchFigures, Told, ToldStep } from '../game-result.ts'

/** A record of a game, as it was told to a viewer when it was over. Seats are called by their numbers. */
export function toldRecord<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  text: string,
  viewer: Viewer,
): Told<View, Event> {
  const record = readRecord(JSON.parse(text))
  const back = takenBack(record.entries)
  const steps: ToldStep<Event>[] = []
  const match = replay(game, record, ({ entry, events }) => {
    if (!back.has(entry)) steps.push({ entry, events })
  })
  const { view, ranking } = match.view(viewer)
  if (!ranking) throw new Error('a match that is not over has no result')
  const all = [{ entry: 0, events: match.opening }, ...steps]
  const heard = all.map(({ entry, events }) => ({ entry, events: match.told(events, viewer) }))
  return { view, viewer, language: 'en', name: (seat: Seat) => `Seat ${seat}`, ranking, steps: heard }
}

/** The amounts of a row, by seat; empty if there is no such row. */
export function amountsOf({ rows }: MatchFigures, label: string): number[] {
  const row = rows.find((each) => each.label === label)
  return row ? [...row.counted.values()].map(({ amount }) => amount) : []
}

/** All events of a kind. */
export function allTold<Event extends GameEvent, Type extends Event['type']>(
  { steps }: { readonly steps: readonly ToldStep<Event>[] },
  type: Type,
): Extract<Event, { type: Type }>[] {
  const events = steps.flatMap((step) => step.events)
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
}
