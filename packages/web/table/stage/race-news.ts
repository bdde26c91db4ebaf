/** What two looks at the field say that no single event of a game does: who passed whom, who leads, how close it is. */
import type { Field, FieldCar } from '@paddock/page-kit/field.ts'

export type RaceNews =
  /** The car has passed these, the foremost first. */
  | { readonly kind: 'overtake'; readonly car: string; readonly passed: readonly string[] }
  | { readonly kind: 'lead'; readonly car: string; readonly from: string }
  | { readonly kind: 'last-lap'; readonly car: string }
  /** Cars that came in so close that it takes a rule to tell them apart, the better one first. */
  | { readonly kind: 'photo'; readonly cars: readonly string[] }

/** The cars that have crossed the line together: by one card, or in one round where there are no such cards. */
export interface Arrivals {
  readonly race: number
  readonly at: number
  readonly cars: readonly string[]
}

export const noArrivals: Arrivals = { race: 0, at: 0, cars: [] }

/** How many spaces are close at the line; for the last place, where every race ends with someone close, fewer. */
const close = { first: 2, last: 1 }

export function arrivalsAfter(arrivals: Arrivals, before: Field | undefined, after: Field | undefined): Arrivals {
  if (!after) return arrivals
  const [race, at] = [after.race, after.card ?? after.round]
  const isKnown = arrivals.race === race && arrivals.at === at
  // Who comes to the table just now finds cars over the line that wait to be placed.
  const together = isKnown ? arrivals.cars : before?.race === race ? waiting(before) : []
  const fresh = before?.race === race ? newlyDone('finished', before, after).map(({ car }) => car) : []
  return { race, at, cars: [...together, ...fresh] }
}

function waiting({ cars }: Field): string[] {
  return cars.filter(({ isUncounted }) => isUncounted).map(({ car }) => car)
}

/** The news between two looks at one race; `arrivals` are those up to the second of them. */
export function raceNews(before: Field | undefined, after: Field | undefined, arrivals: Arrivals): readonly RaceNews[] {
  if (!before || !after || before.race !== after.race) return []
  return [
    ...overtakes(before, after),
    ...lead(before, after),
    ...lastLap(before, after),
    ...photo(before, after, arrivals),
  ]
}

/** Whether a car crosses the line close to one that has just done so: nobody should miss that. */
export function isTight(before: Field | undefined, after: Field | undefined, { cars }: Arrivals): boolean {
  if (!before || !after || before.race !== after.race || after.decides === 'last') return false
  const together = after.cars.filter(({ car }) => cars.includes(car))
  return newlyDone('finished', before, after).some((fresh) =>
    together.some((other) => other !== fresh && Math.abs(other.progress - fresh.progress) <= close.first),
  )
}

/** How close it is where the race is decided, from 0 for a car's lead of a dozen spaces to 1 for two side by side. */
export function closeness(field: Field | undefined): number {
  const racing = field?.cars.filter(({ done }) => !done) ?? []
  const [ahead, behind] = field?.decides === 'last' ? racing.slice(-2) : racing
  if (!ahead || !behind) return 0
  return Math.max(0, 1 - (ahead.progress - behind.progress) / farApart)
}

const farApart = 12

/** Cars that drove by others which stood still or went back; whoever is home or out neither passes nor is passed. */
function overtakes(before: Field, after: Field): RaceNews[] {
  if (isSorting(before)) return []
  return after.cars.flatMap((mover) => {
    if (mover.done === 'out' || !hasMoved(mover, before)) return []
    const passed = after.cars
      .slice(after.cars.indexOf(mover) + 1)
      .filter(({ car, done }) => !done && placeIn(before, car) < placeIn(before, mover.car))
      .map(({ car }) => car)
    return passed.length > 0 ? [{ kind: 'overtake', car: mover.car, passed }] : []
  })
}

/** In the first round the grid sorts itself, and everyone passes someone. */
function isSorting({ round }: Field): boolean {
  return round <= 1
}

function lead(before: Field, after: Field): RaceNews[] {
  const [was, is] = [before.cars[0], after.cars[0]]
  if (!was || !is || was.car === is.car || was.done === 'finished' || isSorting(before)) return []
  return [{ kind: 'lead', car: is.car, from: was.car }]
}

function lastLap(before: Field, after: Field): RaceNews[] {
  const [first] = after.cars
  const isBegun = after.laps > 1 && after.lap === after.laps && before.lap < after.laps
  return isBegun && first ? [{ kind: 'last-lap', car: first.car }] : []
}

function photo(before: Field, after: Field, arrivals: Arrivals): RaceNews[] {
  const cars = after.decides === 'last' ? atTheEnd(before, after) : atTheFront(before, after, arrivals)
  return cars.length > 1 ? [{ kind: 'photo', cars: cars.map(({ car }) => car) }] : []
}

/** The first of those who came in together, as far as each is close behind the one before; once it is counted. */
function atTheFront(before: Field, after: Field, { cars }: Arrivals): readonly FieldCar[] {
  const isDecided = before.isUncounted === true || newlyDone('finished', before, after).length > 0
  if (after.isUncounted || !isDecided) return []
  const together = after.cars.filter(({ car }) => cars.includes(car))
  const start = together.findIndex((car, place) => isClose(car, together[place + 1]))
  if (start < 0) return []
  const rest = together.slice(start)
  const end = rest.findIndex((car, place) => !isClose(car, rest[place + 1]))
  return rest.slice(0, end + 1)
}

/** The one that is out and the one before it, side by side or a space apart. */
function atTheEnd(before: Field, after: Field): readonly FieldCar[] {
  const [loser] = newlyDone('out', before, after)
  const ahead = loser && after.cars[after.cars.indexOf(loser) - 1]
  return ahead && isClose(ahead, loser, close.last) ? [ahead, loser] : []
}

function isClose(ahead: FieldCar, behind: FieldCar | undefined, most = close.first): boolean {
  return behind !== undefined && ahead.progress - behind.progress <= most
}

function newlyDone(how: FieldCar['done'], before: Field, after: Field): FieldCar[] {
  return after.cars.filter(
    ({ car, done }) => done === how && before.cars.find((other) => other.car === car)?.done !== how,
  )
}

function hasMoved({ car, progress }: FieldCar, before: Field): boolean {
  return progress > (before.cars.find((other) => other.car === car)?.progress ?? progress)
}

function placeIn({ cars }: Field, car: string): number {
  return cars.findIndex((other) => other.car === car)
}
