/** How a race will end: for every car, how likely each place is. */

/** By car and place: what it is worth that the car comes home in that place. */
export type Stakes = readonly (readonly number[])[]

/** How many steps of lead make the car ahead likely to stay there: so many, and more while the way is long. */
export interface Spread {
  readonly now: number
  readonly byWay: number
}

/**
 * The cars on the track, and for each the way it has in prospect, its pace and when that brings it home, the spread of
 * its way, and how likely it is to have none of the others before it, one, two … Positions are weighed by the thousand, so this is laid out once.
 */
export class Forecast {
  readonly #spread: Spread
  readonly #cars: number[]
  readonly #prospect: Float64Array
  readonly #pace: Float64Array
  readonly #time: Float64Array
  readonly #spreads: Float64Array
  readonly #places: readonly Float64Array[]
  #count = 0

  constructor(mostCars: number, spread: Spread) {
    this.#spread = spread
    this.#cars = new Array<number>(mostCars).fill(0)
    this.#prospect = new Float64Array(mostCars)
    this.#pace = new Float64Array(mostCars)
    this.#time = new Float64Array(mostCars)
    this.#spreads = new Float64Array(mostCars)
    this.#places = Array.from({ length: mostCars }, () => new Float64Array(mostCars))
  }

  /** Nothing is on the track yet. */
  clear(): void {
    this.#count = 0
  }

  /**
   * A car with so many steps to go, of which so many are left when all that it may count on is driven. With a
   * pace, it drives so many of these by the end of the race, evenly, and may be home before.
   */
  add(car: number, steps: number, prospect: number, pace = 0): void {
    const added = this.#count++
    this.#cars[added] = car
    this.#prospect[added] = prospect
    this.#pace[added] = pace
    this.#time[added] = pace > 0 ? Math.max(0, prospect) / pace : 1
    const way = pace > 0 ? Math.min(steps, pace) : steps
    this.#spreads[added] = this.#spread.now + this.#spread.byWay * Math.sqrt(Math.max(0, way))
  }

  /** What the end of the race is worth, with these cars home already. */
  worth(finished: readonly number[], stakes: Stakes): number {
    const first = finished.length
    let worth = 0
    for (let place = 0; place < first; place++) worth += stakes[finished[place] ?? 0]?.[place] ?? 0
    this.#compare()
    for (let one = 0; one < this.#count; one++) {
      const own = stakes[this.#cars[one] ?? 0]
      const chances = this.#places[one]
      if (!own || !chances) continue
      for (let place = 0; place < this.#count; place++) worth += (chances[place] ?? 0) * (own[first + place] ?? 0)
    }
    return worth
  }

  /** By car, how likely it is to come home in each place. A car that does not race comes nowhere. */
  chances(finished: readonly number[]): number[][] {
    const count = this.#places.length
    const chances = Array.from({ length: count }, () => new Array<number>(count).fill(0))
    const set = (car: number, place: number, chance: number) => chances[car]?.splice(place, 1, chance)
    for (const [place, car] of finished.entries()) set(car, place, 1)
    this.#compare()
    for (let one = 0; one < this.#count; one++) {
      for (let place = 0; place < this.#count; place++) {
        set(this.#cars[one] ?? 0, finished.length + place, this.#places[one]?.[place] ?? 0)
      }
    }
    return chances
  }

  #compare(): void {
    for (let one = 0; one < this.#count; one++) this.#places[one]?.fill(0).fill(1, 0, 1)
    for (let one = 0; one < this.#count; one++) {
      for (let other = one + 1; other < this.#count; other++) {
        const after = this.#chanceAfter(one, other)
        putBefore(this.#places[one], other, after)
        putBefore(this.#places[other], one + 1, 1 - after)
      }
    }
  }

  /** How likely the one is to come home after the other: by where they are when the first of them is home. */
  #chanceAfter(one: number, other: number): number {
    const time = Math.min(1, this.#time[one] ?? 1, this.#time[other] ?? 1)
    const lead = this.#wayAt(one, time) - this.#wayAt(other, time)
    return 1 / (1 + Math.exp(0 - lead / Math.min(this.#spreads[one] ?? 1, this.#spreads[other] ?? 1)))
  }

  /** The way that is left after a part of the race. */
  #wayAt(one: number, time: number): number {
    return (this.#prospect[one] ?? 0) - time * (this.#pace[one] ?? 0)
  }
}

/** Another car, the so-manieth, may come home before. */
function putBefore(chances: Float64Array | undefined, count: number, chance: number): void {
  if (!chances) return
  for (let place = count; place > 0; place--) {
    chances[place] = (chances[place] ?? 0) * (1 - chance) + (chances[place - 1] ?? 0) * chance
  }
  chances[0] = (chances[0] ?? 0) * (1 - chance)
}
