import type { GridPlace, Space } from '../circuit.ts'
import type { CircuitPlan } from '../plan.ts'
import { spaceId } from './spaces.ts'

/** Finds the start places among the spaces and counts them from before the start. */
export function grid(plan: CircuitPlan, spaces: readonly Space[], lap: number): GridPlace[] {
  return plan.grid.map(({ column, lane = 0, slot = 0 }, i) => {
    const space = spaces.find((candidate) => candidate.front === column && candidate.lane === lane)
    if (!space) throw new Error(`Start place ${i + 1} is on ${spaceId(plan, column, lane)}, which does not exist.`)
    const front = column - lap
    return { position: i + 1, space: space.index, slot, front, alias: spaceId(plan, front, lane) }
  })
}
