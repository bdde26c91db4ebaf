import type { Circuit, GridPlace } from '../circuit.ts'
import type { Flaw } from './flaw.ts'

/** Every start place is a slot of its own, a lap behind its column, and together they take the last columns. */
export function lintGrid(circuit: Circuit): Flaw[] {
  return [...circuit.grid.flatMap((place) => standing(circuit, place)), ...shared(circuit), ...lastColumns(circuit)]
}

function standing(circuit: Circuit, place: GridPlace): Flaw[] {
  const wrong = (problem: string): Flaw => ({ check: 'grid', where: nameOf(place), problem })
  const space = circuit.spaces[place.space]
  if (!space) return [wrong(`There is no space with the index ${place.space}.`)]
  const flaws: Flaw[] = []
  if (!space.slots[place.slot]) {
    flaws.push(wrong(`${space.id} has no slot ${place.slot}: it has ${space.slots.length}, counted from 0.`))
  }
  const front = space.front - circuit.columns
  if (place.front !== front) {
    flaws.push(wrong(`Its front is ${place.front}; a lap behind ${space.id} it is ${front}.`))
  }
  return flaws
}

function shared({ grid, spaces }: Circuit): Flaw[] {
  return grid.flatMap((place, i): Flaw[] => {
    const first = grid.slice(0, i).find((other) => other.space === place.space && other.slot === place.slot)
    if (!first) return []
    const spot = `slot ${place.slot} of ${spaces[place.space]?.id}`
    return [{ check: 'grid', where: nameOf(place), problem: `It is on ${spot}, as is ${nameOf(first)}.` }]
  })
}

function lastColumns({ grid, spaces }: Circuit): Flaw[] {
  const taken = backwards(grid.flatMap(({ space }) => spaces[space]?.front ?? []))
  const last = backwards(spaces.map((space) => space.front)).slice(0, taken.length)
  if (taken.join() === last.join()) return []
  const problem = `The start places are on columns ${taken.join(' ')}; the last columns of the lap are ${last.join(' ')}.`
  return [{ check: 'grid', where: 'grid', problem }]
}

function backwards(columns: readonly number[]): number[] {
  return [...new Set(columns)].sort((a, b) => b - a)
}

function nameOf(place: GridPlace): string {
  return `start place ${place.position}`
}
