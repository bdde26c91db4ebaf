/** What is certain to happen if a seat makes a choice: the rules carry it out as far as nothing hidden comes in. */
import { Rng, type Seat } from '@paddock/kernel'
import { driversToCome } from '../rules/auction/auction.ts'
import { carCount } from '../rules/cards.ts'
import { topRace } from '../rules/game.ts'
import { isDrawn } from '../rules/options.ts'
import type { Action, Event, State } from '../rules/state.ts'
import { isSeatHome } from '../rules/turn/turn.ts'
import type { View } from '../rules/view.ts'

export interface Certain {
  readonly certain: readonly Event[]
  /** The table after each of them. */
  readonly views: readonly View[]
}

export interface Foreseen extends Certain {
  /** The table when something else is asked; undefined if that is not known. */
  readonly end: View | undefined
  /** What the same seat may choose then about the same card; none if that is not all it is asked. */
  readonly choices: readonly Action[]
}

/** As far as all is certain. */
export function foreseen(view: View, seat: Seat, action: Action): Foreseen {
  const rng = Rng.fromSeed('foreseen')
  const world = topRace.imagine(view, seat, rng)
  const certain: Event[] = []
  const views: View[] = []
  // Where several decide in secret, nothing follows from one choice alone.
  if (topRace.pending(world).length !== 1) return { certain, views, end: undefined, choices: [] }
  let isCertain = true
  topRace.apply(world, [action], rng, (event) => {
    isCertain &&= !isHidden(event, world, view, seat)
    if (!isCertain) return
    certain.push(event)
    views.push(topRace.view(world, seat))
  })
  const isSameCard = isCertain && world.card >= 0 && world.turn === seat
  return {
    certain,
    views,
    end: isCertain ? topRace.view(world, seat) : undefined,
    choices: isSameCard ? topRace.choices(world, seat) : [],
  }
}

/** Whether an event shows what the seat cannot see beforehand, or hangs on it. */
function isHidden(event: Event, world: State, { options, ...view }: View, seat: Seat): boolean {
  switch (event.type) {
    case 'driver-offered':
      return event.car >= 0 && !event.wasRefused && driversToCome({ ...view, options }).length > 1
    case 'card-played':
    case 'card-discarded':
      return isDrawn(options)
    case 'hand-discarded':
      return event.seat !== seat
    case 'race-ended':
      // With it all bets lie open; and it hangs on whether others hold a card that can be played.
      return options.bets !== 'off' || (world.finished.length < carCount && hasCards(world, seat))
    case 'card-drawn':
    case 'bets-settled':
    case 'race-prepared':
      return true
    default:
      return false
  }
}

function hasCards(world: State, seat: Seat): boolean {
  return world.hands.some((hand, other) => other !== seat && hand.length > 0 && !isSeatHome(world, other))
}
