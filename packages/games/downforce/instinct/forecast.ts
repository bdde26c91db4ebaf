/** How the race will end: for every car, how likely each place is. */
import { carCount } from '../cards.ts'
import { home, type Positions } from '../state.ts'
import { likelyLoss, stepsToGo } from './road.ts'
import type { Stakes } from './stakes.ts'

/** By car: the steps that the cards still to be played are likely to give it. */
export type Outlook = readonly number[]

/** How many steps of lead make the car ahead likely to stay there: more while the way is long. */
const spreadNow = 0.7
const spreadByWay = 0.9

/**
 * The cars on the track, and for each the way it has in prospect, the spread of its way, and how likely it is to
 * have none of the others before it, one, two … Positions are weighed by the thousand, so this is laid out once.
 */
const cars = new Array<number>(carCount).fill(0)
const prospect = new Float64Array(carCount)
const spread = new Float64Array(carCount)
const places = Array.from({ length: carCount }, () => new Float64Array(carCount))

/** What a position is worth, given what every place is worth. With `closely`, cars in each other's way count. */
export function worthOf(positions: Positions, outlook: Outlook, stakes: Stakes, closely: boolean): number {
  const { finished } = positions
  const first = finished.length
  let worth = 0
  for (let place = 0; place < first; place++) worth += stakes[finished[place] ?? 0]?.[place] ?? 0
  const left = foresee(positions, outlook, closely)
  for (let one = 0; one < left; one++) {
    const own = stakes[cars[one] ?? 0]
    const chances = places[one]
    if (!own || !chances) continue
    for (let place = 0; place < left; place++) worth += (chances[place] ?? 0) * (own[first + place] ?? 0)
  }
  return worth
}

/** By car, how likely it is to come home in each place. A car that does not race comes nowhere. */
export function placeChances(positions: Positions, outlook: Outlook): number[][] {
  const chances = Array.from({ length: carCount }, () => new Array<number>(carCount).fill(0))
  const set = (car: number, place: number, chance: number) => chances[car]?.splice(place, 1, chance)
  for (const [place, car] of positions.finished.entries()) set(car, place, 1)
  const left = foresee(positions, outlook, true)
  for (let one = 0; one < left; one++) {
    for (let place = 0; place < left; place++) {
      set(cars[one] ?? 0, positions.finished.length + place, places[one]?.[place] ?? 0)
    }
  }
  return chances
}

/** Fills in what is laid out above; the number of cars on the track. */
function foresee(positions: Positions, outlook: Outlook, closely: boolean): number {
  let left = 0
  for (let car = 0; car < carCount; car++) {
    if ((positions.space[car] ?? home) < 0) continue
    const steps = stepsToGo(positions, car)
    const loss = closely ? likelyLoss(positions, car) : 0
    cars[left] = car
    prospect[left] = steps + loss - (outlook[car] ?? 0)
    spread[left] = spreadNow + spreadByWay * Math.sqrt(Math.max(0, steps))
    places[left]?.fill(0).fill(1, 0, 1)
    left++
  }
  for (let one = 0; one < left; one++) {
    for (let other = one + 1; other < left; other++) {
      const after = chanceAfter(one, other)
      putBefore(places[one], other, after)
      putBefore(places[other], one + 1, 1 - after)
    }
  }
  return left
}

/** How likely the one is to come home after the other. */
function chanceAfter(one: number, other: number): number {
  const lead = (prospect[one] ?? 0) - (prospect[other] ?? 0)
  return 1 / (1 + Math.exp(0 - lead / Math.min(spread[one] ?? 1, spread[other] ?? 1)))
}

/** Another car, the so-manieth, may come home before. */
function putBefore(chances: Float64Array | undefined, count: number, chance: number): void {
  if (!chances) return
  for (let place = count; place > 0; place--) {
    chances[place] = (chances[place] ?? 0) * (1 - chance) + (chances[place - 1] ?? 0) * chance
  }
  chances[0] = (chances[0] ?? 0) * (1 - chance)
}
