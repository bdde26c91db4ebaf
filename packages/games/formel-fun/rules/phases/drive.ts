import type { Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Car, ownerOf } from '../cars.ts'
import type { Event, OpenState, State } from '../state.ts'
import { isSameSpace, passedLine, slotsAbreast } from '../track.ts'

interface Landing {
  readonly to: number
  readonly slot: number
}

export function drive(state: State, car: Car, distance: number, tell: Tell<Event>): void {
  const from = at(state.position, car)
  const { to, slot } = landing(state, car, distance)
  state.position[car] = to
  state.slot[car] = slot
  const seat = ownerOf(car)
  tell({ type: 'car-moved', seat, car, from, to, slot, fellBack: from + distance - to })
  // FF-F4-01: only the space where it ends counts.
  if (to >= passedLine && from < passedLine) tell({ type: 'line-passed', seat, car })
}

/**
 * Where a car ends that drives so far: its whole distance (FF-MOVE-01, FF-MOVE-02). Full spaces are passed
 * freely (FF-MOVE-08), but a car cannot stop there and falls back (FF-MOVE-06, FF-MOVE-07, FF-F8-01), at most
 * to where it started (FF-F3-01).
 */
export function landing(state: OpenState, car: Car, distance: number): Landing {
  const from = at(state.position, car)
  let to = from + distance
  let taken = slotsTaken(state, car, to)
  while (to > from && isFull(taken)) {
    to--
    taken = slotsTaken(state, car, to)
  }
  return { to, slot: innermostFree(taken) }
}

/** The slots of a space that other cars stand in, as bits. */
function slotsTaken(state: OpenState, except: Car, position: number): number {
  const { order, position: positions, slot } = state
  let taken = 0
  // The busiest loop of the game: unchecked reads make it a third faster.
  for (let index = 0; index < order.length; index++) {
    const car = order[index] ?? 0
    if (isSameSpace(positions[car] ?? 0, position) && car !== except) taken |= 1 << (slot[car] ?? 0)
  }
  return taken
}

function isFull(taken: number): boolean {
  let cars = 0
  for (let rest = taken; rest !== 0; rest &= rest - 1) cars++
  return cars >= slotsAbreast
}

/** FF-MOVE-03; cars that stand on the space keep their slots (FF-MOVE-04). */
function innermostFree(taken: number): number {
  let slot = 1
  while (taken & (1 << slot)) slot++
  return slot
}
