/** For tests: a race with just these cars on the track, lines that were crossed before, and what was driven. */
import { inSpaces, inSteps } from '@paddock/racing/testing'
import { type Colour, colours } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { home, trackOf } from '../rules/state.ts'
import { type DownforceTable, race, type SpaceName } from './table.ts'

export type Places = Readonly<Partial<Record<Colour, SpaceName>>>

/** Nobody bets, and every other car is home. Seat 0 of three is on turn. */
export function road(cars: Places, options: Partial<Options> = {}): DownforceTable {
  const table = race(3, { betting: 'off', ...options })
  for (const colour of colours) {
    const spot = cars[colour]
    if (spot === undefined) table.finished(colour)
    else table.put(colour, spot)
  }
  return table
}

/** So many lines were crossed earlier in the race, and everyone has bet on black for each of them. */
export function beyond(lines: number, table: DownforceTable): DownforceTable {
  return table.arrange((state) => {
    state.crossed = Array.from({ length: lines }, (_, line) => line)
    state.odds = state.crossed.map(() => [1, 2, 3, 4, 5, 6])
    state.bets = state.hands.map(() => state.crossed.map(() => 0))
  })
}

/** Every move so far: the car, the space it left, and the spaces it entered. */
export function driven(table: DownforceTable): string[] {
  const { spaces } = trackOf(table.state).circuit
  const called = (space: number) => (space === home ? 'home' : (spaces[space]?.id ?? ''))
  return inSpaces(table.told('car-moved'), colours, called)
}

/** Every move so far: the car, and how many spaces it entered. */
export function steps(table: DownforceTable): string[] {
  return inSteps(table.told('car-moved'), colours)
}
