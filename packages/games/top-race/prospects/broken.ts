/** How what came of a choice differs from what was expected of it; undefined if it does not. */
import type { Seat } from '@paddock/kernel'
import { same } from '@paddock/kernel'
import { home } from '@paddock/racing/lanes'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import type { Expected } from './foresight.ts'
import type { PairEffect } from './pair-effect.ts'
import type { RowEffect } from './row-effect.ts'

type Heard = readonly Event[]

export function notAsForeseen(expected: Expected, heard: Heard, view: View, seat: Seat): string | undefined {
  switch (expected.kind) {
    case 'bid':
      return notLeft(expected.bid, expected.left, heard, view, seat)
    case 'row':
      return notDriven(expected.row.car, expected.rowEffect, heard, view)
    case 'pair':
      return notPaired(expected.effect, heard)
    default:
      return undefined
  }
}

/** What the driver cost, and whatever was bought after it, has left the purse; a race brings other money. */
function notLeft(bid: number, left: number, heard: Heard, view: View, seat: Seat): string | undefined {
  const [sale, ...later] = heard.filter((event) => event.type === 'driver-sold' && event.seat === seat)
  if (sale?.type !== 'driver-sold' || sale.why !== 'bid' || heard.some(({ type }) => type === 'race-started'))
    return undefined
  const spent = later.reduce((sum, event) => (event.type === 'driver-sold' ? sum + event.price : sum), 0)
  const isAsSaid = sale.price === bid && view.purse[seat] === left - spent
  return isAsSaid ? undefined : `a bid of ${bid} leaves ${view.purse[seat]}, not ${left - spent}`
}

function notDriven(car: number, rowEffect: RowEffect, heard: Heard, view: View): string | undefined {
  const done = heard.find((event) => (event.type === 'car-moved' || event.type === 'row-lost') && event.car === car)
  if (done?.type === 'row-lost')
    return rowEffect.kind === 'lost' && rowEffect.why === done.why ? undefined : `car ${car} loses its row: ${done.why}`
  if (rowEffect.kind === 'lost') return `car ${car} was to lose its row`
  // It is asked where the car shall end.
  if (done?.type !== 'car-moved') return rowEffect.to === undefined ? undefined : `car ${car} has several ends`
  const to = done.path.at(-1) ?? done.from
  const isAsSaid =
    (rowEffect.to === undefined || rowEffect.to === to) &&
    (rowEffect.isHome ? done.path.length <= rowEffect.spaces : done.path.length <= rowEffect.steps) &&
    (to === home ? rowEffect.isHome : view.options.moves === 'blocking' || same(done.blockers, rowEffect.blockers))
  return isAsSaid ? undefined : `car ${car} goes ${done.path.length} spaces to ${to}`
}

/** In a total-move race others may drive before: then the two are not where they were. */
function notPaired({ front, rear, steps, isLevel, leaves }: PairEffect, heard: Heard): string | undefined {
  const [first] = heard
  if (first?.type === 'cards-shown') return undefined
  for (const event of heard) {
    if (event.type === 'car-accelerated') {
      const isAsSaid = event.car === rear && event.target === front && event.isLevel === isLevel
      return isAsSaid && event.path.length === steps ? undefined : `car ${event.car} catches up ${event.path.length}`
    }
    if (event.type === 'car-broke-down')
      return event.car === front && leaves !== undefined ? undefined : `car ${event.car} breaks down`
    if (event.type === 'pair-had-no-effect') return leaves === undefined ? undefined : `the pair has no effect`
    // What comes after is another card.
    if (event.type === 'card-played' && event !== first) return undefined
  }
  return undefined
}
