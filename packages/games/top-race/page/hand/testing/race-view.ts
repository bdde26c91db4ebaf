import { Match } from '@paddock/kernel'
import { allCars, type Colour, carCalled, colours } from '../../../rules/cards.ts'
import { topRace } from '../../../rules/game.ts'
import type { Options } from '../../../rules/options.ts'
import { track } from '../../../rules/track.ts'
import type { View } from '../../../rules/view.ts'

/** Where each car stands: a space by its name, beside it, or home; every other car is on the grid. */
export type Places = Readonly<Partial<Record<Colour, string | { readonly brokenDownAt: string } | 'home'>>>

/** A race as seat 0 of three sees it, with green and yellow its own; black and blue are seat 1's, white and red seat 2's. */
export function raceView(places: Places, options: Partial<Options> = {}, more: Partial<View> = {}): View {
  const { view } = Match.start(topRace, { seats: 3, options: { races: 1, ...options }, seed: 'arranged' }).view(0)
  const grid = allCars.map((car) => track.grid[car] ?? 0)
  const at = (car: number) => places[colours[car] ?? 'green']
  const onTrack = (car: number) => {
    const place = at(car)
    if (place === undefined) return grid[car] ?? 0
    return typeof place === 'string' && place !== 'home' ? spaceCalled(place) : -1
  }
  return {
    ...view,
    phase: 'card',
    owner: allCars.map((car) => car % 3),
    space: allCars.map(onTrack),
    aside: allCars.map((car) => {
      const place = at(car)
      return typeof place === 'object' ? spaceCalled(place.brokenDownAt) : -1
    }),
    lap: allCars.map((car) => (at(car) === undefined ? 0 : 1)),
    finished: allCars.filter((car) => at(car) === 'home'),
    ...more,
  }
}

export function spaceCalled(name: string): number {
  const space = track.circuit.spaces.findIndex(({ id }) => id === name)
  if (space < 0) throw new RangeError(`no space ${name}`)
  return space
}

export { carCalled }
