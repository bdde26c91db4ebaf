/** Step 7: every corner line crossed in this turn is paid for, or the car spins out. */
import type { Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { stress } from '../cards.ts'
import { firstGear, gearOf } from '../gears.ts'
import { spinOutSpot } from '../movement.ts'
import { cardsOf, payHeat } from '../piles.ts'
import { driverOf, type Event, finishOf, type State } from '../state.ts'
import { type CornerAhead, circuitCalled, cornersBetween } from '../track.ts'

/** HT-CORN-02, HT-CORN-16. */
export function cornerCost(speed: number, limit: number): number {
  return Math.max(0, speed - limit)
}

/** The corners between where the turn began and this place. */
function crossedBy(state: State, progress: number): CornerAhead[] {
  return cornersBetween(circuitCalled(state.options.circuit), state.from, progress, finishOf(state))
}

/** The corner at which a car that gets to this place at the speed of now spins out, if there is one. */
export function unpayable(state: State, progress: number): CornerAhead | undefined {
  let engine = at(state.engine, driverOf(state))
  return crossedBy(state, progress).find(({ corner }) => {
    engine -= cornerCost(state.speed, corner.limit)
    return engine < 0
  })
}

/** HT-CORN-01, HT-CORN-04, HT-CORN-05, HT-CORN-11: one by one, by the final speed, as far as the engine can pay. */
export function checkCorners(state: State, tell: Tell<Event>): void {
  const seat = driverOf(state)
  for (const ahead of crossedBy(state, at(state.progress, seat))) {
    const { letter, limit } = ahead.corner
    const { speed } = state
    const cost = cornerCost(speed, limit)
    if (cost > at(state.engine, seat)) {
      spinOut(state, seat, ahead, tell)
      return
    }
    payHeat(state, seat, cost)
    tell({ type: 'corner-taken', seat, corner: letter, speed, limit, heat: cost, engine: at(state.engine, seat) })
  }
}

/** HT-CORN-07 to HT-CORN-10, HT-CORN-12, HT-GUARD-07. */
function spinOut(state: State, seat: Seat, { corner, line }: CornerAhead, tell: Tell<Event>): void {
  const { speed } = state
  const { letter, limit } = corner
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
  const cost = cornerCost(speed, limit)
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
}
