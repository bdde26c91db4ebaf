import type { CircuitPlan, Section } from '../plan.ts'
import type { Column } from './profile.ts'

/** A space before it has a shape: a lane over one or more columns of the same section. */
export interface Cut {
  readonly lane: number
  readonly columns: readonly Column[]
  readonly first: number
  readonly last: number
}

/** Cuts every lane of every section into spaces, in the order of their back edges and then from the inside. */
export function cuts(plan: CircuitPlan, columns: readonly Column[]): Cut[] {
  const all: Cut[] = []
  let start = 0
  for (const section of plan.sections) {
    refuseSpareCuts(section, plan.firstColumn + start)
    for (let lane = 0; lane < section.lanes; lane++) {
      let from = start
      for (const size of sizes(section, lane)) {
        all.push(cut(lane, columns.slice(from, from + size)))
        from += size
      }
    }
    start += section.columns
  }
  return all.sort((a, b) => a.first - b.first || a.lane - b.lane)
}

function refuseSpareCuts({ columns, lanes, cuts = [] }: Section, first: number): void {
  if (cuts.length <= lanes) return
  const where = `The section of columns ${first} to ${first + columns - 1}`
  throw new Error(
    `${where} has cuts for ${cuts.length} lanes, but ${lanes} lanes: state one row of cuts for each lane.`,
  )
}

function sizes(section: Section, lane: number): readonly number[] {
  const stated = section.cuts?.[lane] ?? Array.from({ length: section.columns }, () => 1)
  const total = stated.reduce((sum, size) => sum + size, 0)
  if (total !== section.columns) {
    throw new Error(`Lane ${lane} is cut into ${total} columns in a section of ${section.columns}: make them equal.`)
  }
  return stated
}

function cut(lane: number, columns: readonly Column[]): Cut {
  const first = columns[0]
  const last = columns.at(-1)
  if (!first || !last) throw new Error('A space must cover at least one column.')
  return { lane, columns, first: first.number, last: last.number }
}
