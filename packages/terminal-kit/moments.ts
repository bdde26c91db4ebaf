import { type GameEvent, type Prospect, patched, type Seat } from '@paddock/kernel'
import type { GameTerminal, Moment, Turn } from './game-terminal.ts'

/** A turn in moments, frame by frame: what is on its way, and what stands for a while, as the game has it. */
export function momentsOf<Action, Event extends GameEvent, View, Own extends Prospect<Event>>(
  terminal: GameTerminal<Action, Event, View, Own>,
  turn: Turn<Event, View>,
  seat: Seat,
): readonly Moment<View>[] {
  const moments: Moment<View>[] = []
  let view = turn.before
  let said = 0
  for (const { event, patch } of turn.frames) {
    const before = view
    view = patched(before, patch)
    if (!event) continue
    for (const passing of terminal.onTheWay?.(event, before, view) ?? []) {
      moments.push({ view: passing, said, lasts: 'step' })
    }
    said++
    const lasts = terminal.lasts(event, seat)
    if (lasts) moments.push({ view, said, lasts })
  }
  return moments
}
