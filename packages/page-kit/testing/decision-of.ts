import type { Box, GameEvent, Match, Seat } from '@paddock/kernel'
import { foresee } from '@paddock/kernel'
import type { Deciding } from '../game-page.ts'

/** What a seat has to decide, with what is certain to follow from each choice. */
export function decisionsOf<State, Action, Event extends GameEvent, View, Options>(
  box: Box<State, Action, Event, View, Options>,
) {
  return function decisionOf(
    match: Match<State, Action, Event, View, Options>,
    seat: Seat,
  ): Deciding<View, Action, Event> {
    const { view, choices } = match.view(seat)
    const foreseen = choices.map((choice) => foresee(box, view, seat, choice).filter(isOurs))
    return { view, viewer: seat, language: 'en', name: String, seat, choices, foreseen }
  }

  /** The box's own events come back from `foresee` as anybody's. */
  function isOurs(event: GameEvent): event is Event {
    return event.type.length > 0
  }
}
