/** Step 7: every corner line crossed in this turn is paid for, or the car spins out. */
import type { Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { eventCard } from '../../../modules/season/event-cards.ts'
import { stress } from '../../cards.ts'
import { firstGear, gearOf } from '../../gears.ts'
import { spinOutSpot } from '../../movement/movement.ts'
import { adjustOf, type PaidCorner, type Reckoning, reckon } from '../../movement/reckoning.ts'
import { cardsOf, payHeat } from '../../piles/piles.ts'
import { driverOf, type Event, type State } from '../../state.ts'
import { lastFreePlace } from '../round/give-up.ts'

/** The corners between where the turn began and this place, at the speed of now. */
export function reckonTo(state: State, to: number): Reckoning {
  const { from, speed } = state
  const seat = driverOf(state)
  return reckon(state, { from, to, speed, engine: at(state.engine, seat), adjust: adjustOf(cardsOf(state.area, seat)) })
}

/** HT-CORN-04, HT-CORN-06, HT-GUARD-02, HT-EX-09, HT-EX-10: by the final speed of the turn. True if the car has spun out. */
export function checkCorners(state: State, tell: Tell<Event>): boolean {
  const seat = driverOf(state)
  const { speed } = state
  for (const ahead of reckonTo(state, at(state.progress, seat)).corners) {
    const { corner, limit, cost } = ahead
    if (cost > at(state.engine, seat)) {
      spinOut(state, seat, ahead, tell)
      return true
    }
    payHeat(state, seat, cost)
    tell({
      type: 'corner-taken',
      seat,
      corner: corner.letter,
      speed,
      limit,
      heat: cost,
      engine: at(state.engine, seat),
    })
  }
  return false
}

/** HT-CORN-07, HT-CORN-08, HT-CORN-09, HT-CORN-10, HT-CORN-12, HT-GUARD-07, HT-EX-11 */
function spinOut(state: State, seat: Seat, { corner, line, limit, cost }: PaidCorner, tell: Tell<Event>): void {
  const { speed } = state
  const heat = at(state.engine, seat)
  const gear = at(state.gear, seat)
  payHeat(state, seat, heat)
  const from = at(state.progress, seat)
  const fromSpot = at(state.spot, seat)
  const { progress: to, spot } = spinOutSpot(state, seat, line)
  state.progress[seat] = to
  state.spot[seat] = spot
  const taken = Math.min(gearOf(gear).stress, state.reserve)
  state.reserve -= taken
  state.stress[seat] = at(state.stress, seat) + taken
  for (let count = 0; count < taken; count++) {
    cardsOf(state.hands, seat).push(stress)
    cardsOf(state.known, seat).push(stress)
  }
  state.gear[seat] = firstGear
  const { letter } = corner
  tell({
    type: 'spun-out',
    seat,
    corner: letter,
    speed,
    limit,
    cost,
    heat,
    from,
    to,
    fromSpot,
    spot,
    stress: taken,
    gear,
  })
  if (eventCard(state.event).eliminates) eliminate(state, seat, tell)
}

/** HT-EVT-16 */
function eliminate(state: State, seat: Seat, tell: Tell<Event>): void {
  const place = lastFreePlace(state)
  state.place[seat] = place
  state.eliminated.push(seat)
  tell({ type: 'eliminated', seat, place })
}
