/** The road as it is raced: its corners with all that tokens and the press change there, and what a car comes to next. */
import { at } from '@paddock/racing'
import { limitOf, overheats, tokenAt } from '../../modules/conditions/sectors.ts'
import type { RoadToken } from '../../modules/conditions/tokens.ts'
import { pressCorners } from '../../modules/season/event-cards.ts'
import { type Corner, type HeatCircuit, numberBefore } from '../../rules/circuits/index.ts'
import { type Car, finishOf, type OpenState } from '../../rules/state.ts'
import { circuitCalled, cornersBetween, nextCorner, spaceAt } from '../../rules/track.ts'

export { finishOf } from '../../rules/state.ts'

type Road = Pick<OpenState, 'circuit' | 'road' | 'weather' | 'event'>
type Raced = Road & Pick<OpenState, 'laps' | 'progress'>

export function circuitOf({ circuit }: Pick<OpenState, 'circuit'>): HeatCircuit {
  return circuitCalled(circuit)
}

/** The space of the circuit that a place of the race is on. */
export function spaceOf(view: Pick<OpenState, 'circuit'>, progress: number): number {
  return spaceAt(circuitOf(view), progress)
}

/** A corner as everyone here drives through it. */
export interface RacedCorner extends Corner {
  /** In force, road tokens included; and what is printed. */
  readonly limit: number
  readonly printed: number
  readonly overheats: boolean
  readonly hasPress: boolean
  readonly token: RoadToken | undefined
}

export function cornersOf(view: Road): RacedCorner[] {
  return circuitOf(view).corners.map((corner) => raced(view, corner))
}

function raced(view: Road, corner: Corner): RacedCorner {
  return {
    ...corner,
    limit: limitOf(view, corner),
    printed: corner.limit,
    overheats: overheats(view, corner),
    hasPress: pressCorners(view.event, view.circuit).includes(corner.letter),
    token: tokenAt(view, corner.letter),
  }
}

/** The corners of the lap before a car, as far as the finish, and how many spaces take it over their lines. */
export function cornersAhead(view: Raced, car: Car): (RacedCorner & { readonly distance: number })[] {
  const here = at(view.progress, car)
  const circuit = circuitOf(view)
  return cornersBetween(circuit, here, here + circuit.spaces, finishOf(view)).map(({ corner, line }) => ({
    ...raced(view, corner),
    distance: line - here,
  }))
}

/** How many spaces take a car home. */
export function finishAhead(view: Pick<Raced, 'circuit' | 'laps' | 'progress'>, car: Car): number {
  return finishOf(view) - at(view.progress, car)
}

/** What a car comes to next: a corner, or at the end of the last lap the finish. */
export interface Ahead {
  /** Undefined for the finish line. */
  readonly corner: Pick<RacedCorner, 'letter' | 'limit' | 'overheats' | 'hasPress'> | undefined
  /** So many spaces take the car over the line. */
  readonly distance: number
}

export function nextLine(view: Raced, car: Car): Ahead {
  const [corner] = cornersAhead(view, car)
  return { corner, distance: corner?.distance ?? finishAhead(view, car) }
}

/** The same, but undefined for a car that is over the finish line. */
export function aheadOf(view: Raced, car: Car): Ahead | undefined {
  return finishAhead(view, car) > 0 ? nextLine(view, car) : undefined
}

/** Where a car ends: so many spaces before the line of a corner or the finish, or past the finish. */
export interface EndOnRoad {
  readonly before: string | 'finish'
  /** 1 is right before the line; at the finish, 0 and less are past it. */
  readonly spaces: number
}

export function endAt(view: Pick<OpenState, 'circuit' | 'laps'>, progress: number): EndOnRoad {
  const finish = finishOf(view)
  const next = nextCorner(circuitOf(view), progress, finish)
  return next
    ? { before: next.corner.letter, spaces: next.line - progress }
    : { before: 'finish', spaces: finish - progress }
}

/** By space, how many spaces take a car over the line of the next corner. */
export function spacesToCorner(view: Pick<OpenState, 'circuit'>): number[] {
  const circuit = circuitOf(view)
  return Array.from({ length: circuit.spaces }, (_, space) =>
    Math.min(...circuit.corners.map((corner) => numberBefore(circuit, corner, space) + 1)),
  )
}
