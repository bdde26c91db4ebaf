/**
 * Where a car can end, step by step (DF-MOVE-01). A step goes to a touching space ahead (DF-MOVE-02), not to one whose
 * front is level or behind (DF-MOVE-03, DF-MOVE-04, DF-MOVE-05: so a circuit says what lies ahead of a space; DF-EX-06,
 * DF-EX-07), and not to one where a car stands (DF-MOVE-06), on whichever lap (DF-LONG-06), be it still on the grid
 * (DF-MOVE-14); but between two cars through (DF-MOVE-07). A car goes on as long as it has steps and a way (DF-MOVE-08),
 * and may be led into a dead end (DF-MOVE-09, DF-EX-04, DF-EX-08).
 */
import { at } from '@paddock/racing'
import * as lanes from '@paddock/racing/lanes'
import type { Car } from '../cards.ts'
import { hasFinish } from '../options.ts'
import { type Positions, trackOf } from '../state.ts'

export function endSpaces(state: Positions, car: Car, steps: number): number[] {
  return lanes.endSpaces(moverOf(state, car), steps, 'stuck')
}

/** With the best way to each end, through rectangles if there is such a way. */
export function ends(state: Positions, car: Car, steps: number): lanes.Way[] {
  return lanes.ends(moverOf(state, car), steps, 'stuck')
}

function moverOf(state: Positions, car: Car): lanes.Mover {
  return {
    track: trackOf(state),
    from: at(state.space, car),
    taken: state.space,
    mayFinish: canFinish(state, car),
    prefersRectangles: true,
  }
}

/** DF-MOVE-13: a car that leaves the grid crosses the line without finishing. */
function canFinish(state: Positions, car: Car): boolean {
  return hasFinish(state.options) && at(state.lap, car) > 0
}

/** The cars in the spaces ahead. */
export function blockersAhead(state: Positions, space: number): Car[] {
  return lanes.blockersAhead(trackOf(state), state.space, space)
}
