import {
  type Box,
  type Foreseeing,
  foresee,
  type GameEvent,
  type Match,
  type Prospect,
  type Seat,
} from '@paddock/kernel'
import type { Deciding } from '../game-page.ts'

/** What a seat has to decide, with what each choice would bring; for a game that leaves that to imagined worlds. */
export function decisionsOf<State, Action, Event extends GameEvent, View, Options>(
  box: Box<State, Action, Event, View, Options>,
) {
  return decisionsBy<State, Action, Event, View, Options, Prospect<Event>>((view, seat, action) => ({
    certain: foresee(box, view, seat, action).filter(isOurs),
  }))

  /** The box's own events come back from `foresee` as anybody's. */
  function isOurs(event: GameEvent): event is Event {
    return event.type.length > 0
  }
}

/** What a seat has to decide, with what each choice would bring by the game's own foresight. */
export function foreseenDecisionsOf<State, Action, Event extends GameEvent, View, Options, Own extends Prospect<Event>>(
  box: Box<State, Action, Event, View, Options> & Foreseeing<Action, Event, View, Own>,
) {
  return decisionsBy<State, Action, Event, View, Options, Own>((view, seat, action) =>
    box.foresight.prospect(view, seat, action),
  )
}

function decisionsBy<State, Action, Event extends GameEvent, View, Options, Own extends Prospect<Event>>(
  prospectOf: (view: View, seat: Seat, action: Action) => Own,
) {
  return function decisionOf(
    match: Match<State, Action, Event, View, Options>,
    seat: Seat,
  ): Deciding<View, Action, Event, Own> {
    const { view, choices } = match.view(seat)
    const prospects = choices.map((choice) => prospectOf(view, seat, choice))
    const prospect = (choice: number) => {
      const made = prospects[choice]
      if (!made) throw new Error(`there is no choice ${choice}`)
      return made
    }
    return { view, viewer: seat, language: 'en', name: String, seat, choices, prospect }
  }
}
