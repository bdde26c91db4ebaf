import { type CircuitPlan, compile } from '@paddock/racing/circuit'

// TR-MOVE-14: a space that is cut longer is one step all the same.
const threeLaneCorner = { columns: 6, lanes: 3, columnLength: 0.85, cuts: [[6], [3, 3], [2, 2, 2]] } as const
const twoLaneCorner = { columns: 2, lanes: 2, columnLength: 1.95, cuts: [[2], [1, 1]] } as const
const hairpin = { columns: 3, lanes: 1, columnLength: 2.2 } as const

const plan: CircuitPlan = {
  id: 'top-race',
  name: 'Top Race',
  status: 'RECONSTRUCTED',
  note: 'Columns, lanes, corner spaces, grid and lines follow one secondary source and were not compared with a printed board. The shape is our own drawing.',
  surroundings: 'city',
  direction: 'clockwise',
  heading: 180,
  firstColumn: 2,
  columnLength: 2.15,
  sections: [
    { columns: 5, lanes: 3 },
    { columns: 1, lanes: 2 },
    { ...twoLaneCorner, turn: 89 },
    { columns: 1, lanes: 2 },
    { columns: 4, lanes: 3 },
    { columns: 1, lanes: 2 },
    { ...twoLaneCorner, turn: 94 },
    { columns: 2, lanes: 2 },
    { columns: 7, lanes: 3 },
    { columns: 1, lanes: 2 },
    { columns: 1, lanes: 1 },
    { ...hairpin, turn: 177 },
    { columns: 1, lanes: 1 },
    { columns: 7, lanes: 2 },
    { columns: 1, lanes: 1 },
    { ...hairpin, turn: -181 },
    { columns: 1, lanes: 1 },
    { columns: 1, lanes: 2 },
    { columns: 6, lanes: 3 },
    { ...threeLaneCorner, turn: 91 },
    { columns: 1, lanes: 3 },
    { ...threeLaneCorner, turn: 90 },
    { columns: 4, lanes: 3 },
  ],
  lines: [
    // TR-BET-03
    { kind: 'betting', after: 14, number: 1 },
    { kind: 'betting', after: 26, number: 2 },
    { kind: 'betting', after: 38, number: 3 },
    { kind: 'finish', after: 68 },
  ],
  // TR-SET-12
  grid: [68, 67].flatMap((column) => [0, 1, 2].map((lane) => ({ column, lane }))),
  stated: {
    spaces: 137,
    columns: 67,
    // TR-SET-14
    singleLane: [28, 29, 30, 31, 32, 40, 41, 42, 43, 44],
    // TR-SET-13
    steps: { shortest: 56, longest: 64 },
  },
}

export const topRaceCircuit = compile(plan)
