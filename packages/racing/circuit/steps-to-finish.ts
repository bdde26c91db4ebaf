import type { Circuit, Space } from './circuit.ts'
import { lastColumn } from './last-column.ts'

/** What the steps over a lap follow from. */
type Lap = Pick<Circuit, 'spaces' | 'firstColumn' | 'columns'>

/** Fewest and most steps over the finish line; infinite where there is no way to it. */
export interface StepRange {
  readonly fewest: number
  readonly most: number
}

/** For each space, the steps from it over the next finish line, on an empty track. */
export function stepsToFinish(circuit: Lap): StepRange[] {
  const last = lastColumn(circuit)
  const steps: StepRange[] = circuit.spaces.map(() => ({ fewest: Number.POSITIVE_INFINITY, most: 0 }))
  // From the finish line backwards, so that what lies ahead has been counted before.
  for (const space of circuit.spaces.toSorted((a, b) => b.front - a.front)) {
    const onwards = space.ahead.flatMap((index): StepRange[] => {
      const [next, counted] = [circuit.spaces[index], steps[index]]
      if (!next || !counted) return []
      if (next.front > space.front) return [counted]
      // Only from the last column does a smaller front lie in the next lap; anywhere else it leads backwards.
      return space.front === last && next.front < last ? [{ fewest: 0, most: 0 }] : []
    })
    steps[space.index] = oneMore(onwards)
  }
  return steps
}

/** The same for a car that starts from the front row: one step over the line, and then a lap. */
export function stepsFromFrontRow(circuit: Lap & Pick<Circuit, 'grid'>): StepRange {
  const steps = stepsToFinish(circuit)
  const front = Math.max(...circuit.grid.map((place) => place.front))
  const row = circuit.grid.filter((place) => place.front === front).flatMap(({ space }) => circuit.spaces[space] ?? [])
  const starts = row.map((space: Space) => oneMore(space.ahead.flatMap((index) => steps[index] ?? [])))
  return {
    fewest: Math.min(...starts.map((start) => start.fewest)),
    most: Math.max(...starts.map((start) => start.most)),
  }
}

function oneMore(onwards: readonly StepRange[]): StepRange {
  return {
    fewest: 1 + Math.min(...onwards.map((step) => step.fewest)),
    most: 1 + Math.max(...onwards.map((step) => step.most)),
  }
}
