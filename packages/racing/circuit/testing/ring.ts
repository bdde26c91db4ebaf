import type { CircuitPlan } from '../plan.ts'

/** A small sound circuit for tests: two lanes, a long inside space in each bend, a single-file place on the far side. */
export const ring: CircuitPlan = {
  id: 'ring',
  name: 'Ring',
  status: 'INVENTED',
  note: 'For tests only.',
  direction: 'clockwise',
  heading: 180,
  firstColumn: 1,
  columnLength: 2,
  sections: [
    { columns: 2, lanes: 2 },
    { columns: 3, lanes: 2, turn: 180, cuts: [[3], [1, 1, 1]] },
    { columns: 1, lanes: 2 },
    { columns: 1, lanes: 1 },
    { columns: 1, lanes: 1 },
    { columns: 1, lanes: 2 },
    { columns: 3, lanes: 2, turn: 180, cuts: [[3], [1, 1, 1]] },
    { columns: 2, lanes: 2 },
  ],
  lines: [{ kind: 'finish', after: 14 }],
  grid: [
    { column: 14, lane: 0 },
    { column: 14, lane: 1 },
  ],
  stated: { spaces: 22, columns: 14, singleLane: [7, 8], steps: { shortest: 11, longest: 15 } },
}
