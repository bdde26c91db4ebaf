import type { Circuit } from '../circuit.ts'
import type { CircuitPlan } from '../plan.ts'
import { centreline } from './centreline.ts'
import { grid } from './grid.ts'
import { lines } from './lines.ts'
import { profile } from './profile.ts'
import { boundsOf, islands, ribbon } from './ribbon.ts'
import { spaces } from './spaces.ts'

/** Turns an authored circuit into the one that rules and board read. */
export function compile(plan: CircuitPlan): Circuit {
  const { pieces, stretch } = centreline(plan)
  const columns = profile(plan)
  const cells = spaces(plan, columns, pieces)
  const inside = plan.direction === 'clockwise' ? 'right' : 'left'
  const edges = ribbon(columns, pieces, inside)
  return {
    id: plan.id,
    name: plan.name,
    status: plan.status,
    note: plan.note,
    ...(plan.surroundings && { surroundings: plan.surroundings }),
    direction: plan.direction,
    inside,
    firstColumn: plan.firstColumn,
    columns: columns.length,
    length: pieces.reduce((sum, piece) => sum + piece.length, 0),
    spaces: cells,
    lines: lines(plan, columns, pieces),
    grid: grid(plan, cells, columns.length),
    ribbon: edges,
    islands: islands(columns, pieces, inside),
    bounds: boundsOf([...edges.left, ...edges.right]),
    centreline: pieces,
    stretch,
    stated: plan.stated,
  }
}
