import type { BoardCar, BoardTarget, CarMove, Shot, Spot } from '@paddock/board'
import type { Field } from '@paddock/page-kit/field.ts'
import type { Circuit } from '@paddock/racing/circuit'
import { cornersAhead, crossesLine, finishLine, handlesOf, isNear, nearestFirst } from './near.ts'

/** What a shot is of. */
export const subjects = ['choice', 'photo', 'driver', 'pile-up', 'line', 'front', 'grid'] as const
export type Subject = (typeof subjects)[number]

export interface DirectedShot extends Shot {
  readonly subject: Subject
}

/** What is going on, as far as the camera has to know. */
export interface Going {
  readonly circuit: Pick<Circuit, 'columns' | 'lines'>
  readonly cars: readonly BoardCar[]
  /** Where the viewer's choices lead, and which of them is looked at, if the viewer is asked. */
  readonly choosing: { readonly targets: readonly BoardTarget[]; readonly considered: string | undefined } | undefined
  /** What the choice looked at would bring. */
  readonly previews: readonly CarMove[]
  /** The ways being driven, and those driven last. */
  readonly moves: readonly CarMove[]
  readonly lastMoves: readonly CarMove[]
  /** Something is being shown, so that nobody is waited for. */
  readonly isBusy: boolean
  readonly isOver: boolean
  /** The cars of a photo finish while it is looked at, the better one first. */
  readonly photo?: readonly string[] | undefined
  readonly field: Field | undefined
}

/** So many cars close together are a pile-up. */
const pile = 3
/** Spaces behind the first car within which one may still win. */
const inReach = 8
/** Columns: to either side what belongs to a place, and ahead what may matter where no end is known yet. */
const close = 2.5
const reach = 7
/** And within which a corner is what one decides about. */
const braking = 12

/**
 * The director: what the camera should show. Whoever decides sees the car they decide about and where it may go; who
 * watches sees the car that drives, and where nobody drives, the place where the race is decided.
 */
export function direct(going: Going): DirectedShot | undefined {
  const { choosing, moves, lastMoves, isBusy, isOver, field } = going
  if (choosing) return choice(going, choosing)
  const photo = going.photo && closeUp(going, going.photo)
  if (photo) return { ...photo, isPrompt: true, isCloseUp: true }
  const now = moves.length > 0 ? driving(going, moves) : undefined
  if (now) return { ...now, isPrompt: true }
  if (isOver) return shot('line', [finishLine(going.circuit), ...spotsOf(going.cars)])
  const front = !isBusy && isLastLap(field) ? frontOf(going, field) : []
  if (front.length > 0) return shot('front', front)
  if (lastMoves.length > 0) return driving(going, lastMoves)
  return grid(going)
}

function shot(subject: Subject, spots: readonly (Spot | undefined)[]): DirectedShot | undefined {
  const there = spots.filter((spot) => spot !== undefined)
  return there.length > 0 ? { subject, spots: there } : undefined
}

/**
 * What is looked at, the car it is about, the corners before it, wherever it may go, and who is there. Where no end is
 * known yet, the other cars one drives, and then what lies ahead.
 */
function choice(going: Going, { targets, considered }: NonNullable<Going['choosing']>): DirectedShot | undefined {
  const { circuit, cars, previews } = going
  const looked = targets.find(({ id }) => id === considered)
  const about = new Set([looked?.car, ...previews.map(({ car }) => car), ...targets.map(({ car }) => car)])
  const asked = [
    ...cars.filter(({ id }) => about.has(id)),
    ...cars.filter(({ mark }) => mark === 'turn'),
    ...cars.filter((car) => car.mark === 'own' && !isDone(car)),
  ]
  const ends = nearestFirst(circuit, asked[0]?.spot, handlesOf(spotsOf(targets)))
  const own = spotsOf(asked.slice(0, 1))
  const first = [...(looked ? [looked.spot] : []), ...previews.flatMap(endOf), ...own]
  const there = [...first, ...ends]
  if (there.length === 0) return grid(going)
  const corner = own.flatMap((spot) => cornersAhead(circuit, spot, braking))
  const ahead =
    ends.length > 0
      ? [...ends, ...targets.flatMap(halfway)]
      : [...spotsOf(asked.slice(1)), ...own.map(({ along }) => ({ along: along + reach, offset: 0 }))]
  return shot('choice', [...first, ...corner, ...ahead, ...spotsOf(asked), ...neighbours(going, there, asked)])
}

/** Parked for good: nothing is decided about it any more. */
function isDone({ aside, sign }: BoardCar): boolean {
  return aside === true && sign === undefined
}

/** Where no end is in reach of the camera, at least half of the way there. */
function halfway({ path }: BoardTarget): Spot[] {
  const half = path.length / 2
  return path.slice(half, half + 1)
}

/** The cars that came in together, and between the first two of them the line that they came over. */
function closeUp({ circuit, cars, field }: Going, photo: readonly string[]): DirectedShot | undefined {
  const [first, ...others] = photo.flatMap((car) => spotsOf(cars.filter(({ id }) => id === car)))
  const line = field?.decides === 'last' ? undefined : finishLine(circuit)
  return first && shot('photo', [first, line, ...others])
}

/** The car that drives, from end to start, and who is there; or what it drives into. */
function driving(going: Going, moves: readonly CarMove[]): DirectedShot | undefined {
  const { circuit, field } = going
  const ends = moves.flatMap(endOf)
  const starts = moves.flatMap(({ path }) => path.slice(0, 1))
  const driven = going.cars.filter(({ id }) => moves.some(({ car }) => car === id))
  const around = neighbours(going, ends.slice(0, 1), driven)
  const isFinish = (field === undefined || isLastLap(field)) && moves.some(({ path }) => crossesLine(circuit, path))
  if (isFinish) return shot('line', [ends[0], finishLine(circuit), ...around, ...ends, ...starts])
  const isPile = moves.some(({ spin = 0 }) => spin > 0) || around.length >= pile
  return isPile ? shot('pile-up', [...ends, ...around, ...starts]) : shot('driver', [...ends, ...starts, ...around])
}

/** Whoever may still win, or be last where that is what counts; and the line if it is near. */
function frontOf({ circuit, cars }: Going, field: Field | undefined): Spot[] {
  const racing = field?.cars.filter(({ done }) => done === undefined) ?? []
  const inQuestion = field?.decides === 'last' ? racing.toReversed() : racing
  const best = inQuestion[0]?.progress ?? 0
  const first = inQuestion.filter(({ progress }) => Math.abs(best - progress) <= inReach)
  const spots = first.flatMap(({ car }) => spotsOf(cars.filter(({ id }) => id === car)))
  const line = finishLine(circuit)
  const isHome = line && spots[0] && isNear(circuit, line, spots[0], inReach)
  return isHome ? [...spots.slice(0, 1), line, ...spots.slice(1)] : spots
}

/** Everyone, the first one first. */
function grid({ cars, field }: Going): DirectedShot | undefined {
  const places = new Map(field?.cars.map(({ car }, place) => [car, place]))
  const place = ({ id }: BoardCar) => places.get(id) ?? places.size
  return shot('grid', spotsOf(cars.toSorted((one, other) => place(one) - place(other))))
}

function isLastLap(field: Field | undefined): boolean {
  return field !== undefined && field.laps > 0 && field.lap >= field.laps
}

/** The cars beside some spots that are not among those already shown. */
function neighbours({ circuit, cars }: Going, spots: readonly Spot[], shown: readonly BoardCar[]): Spot[] {
  return spotsOf(
    cars.filter((car) => !shown.includes(car) && spots.some((spot) => isNear(circuit, spot, car.spot, close))),
  )
}

function endOf({ path, notes = [] }: CarMove): Spot[] {
  return [...path.slice(-1), ...notes.map(({ along }) => ({ along, offset: 0 }))]
}

function spotsOf(things: readonly { readonly spot: Spot }[]): Spot[] {
  return things.map(({ spot }) => spot)
}
