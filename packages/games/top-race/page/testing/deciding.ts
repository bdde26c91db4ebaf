import type { Seat } from '@paddock/kernel'
import type { Deciding, Looking } from '@paddock/page-kit/game-page.ts'
import { foresight, type TopRaceProspect } from '../../prospects/foresight.ts'
import type { Event } from '../../rules/event.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** A decision as the page is given it. */
export function deciding(
  looking: Looking<View>,
  seat: Seat,
  choices: readonly Action[],
): Deciding<View, Action, Event, TopRaceProspect> {
  const prospect = (choice: number) => {
    const action = choices[choice]
    if (!action) throw new RangeError(`there is no choice ${choice}`)
    return foresight.prospect(looking.view, seat, action)
  }
  return { ...looking, seat, choices, prospect }
}
