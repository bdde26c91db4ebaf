import { type CircuitPlan, compile } from '@paddock/racing/circuit'

const threeLaneCorner = { columns: 6, lanes: 3, columnLength: 0.85, cuts: [[6], [3, 3], [2, 2, 2]] } as const
/** The start and finish straight and the one opposite are drawn longer, so that the circuit lies wide on the table. */
const longStraight = { columnLength: 2.35 } as const
const shortStraight = { columnLength: 1.95 } as const

const plan: CircuitPlan = {
  id: 'river-station',
  name: 'River Station',
  status: 'DERIVED',
  note: 'Our own layout for the fast side of the board: it meets what is known of it and is not the printed circuit.',
  surroundings: 'river',
  direction: 'clockwise',
  heading: 180,
  firstColumn: 2,
  columnLength: 2.1,
  sections: [
    { columns: 5, lanes: 3, ...longStraight },
    { ...threeLaneCorner, turn: 84 },
    { columns: 4, lanes: 3, ...shortStraight },
    { columns: 1, lanes: 2, ...shortStraight },
    { columns: 3, lanes: 1, ...shortStraight, keepsWidth: true },
    { columns: 1, lanes: 2, ...shortStraight },
    { ...threeLaneCorner, turn: 110 },
    { columns: 2, lanes: 3, ...longStraight },
    { columns: 5, lanes: 4, ...longStraight },
    { columns: 1, lanes: 3, ...longStraight },
    { columns: 1, lanes: 2, ...longStraight },
    // The branches lie on two sides of an island: once in, a car stays on its own.
    {
      columns: 6,
      lanes: 2,
      turn: 47,
      columnLength: 1.1,
      gap: 1,
      cuts: [
        [3, 3],
        [2, 2, 2],
      ],
    },
    { columns: 1, lanes: 2 },
    { columns: 2, lanes: 3 },
    { columns: 1, lanes: 2 },
    { columns: 1, lanes: 1 },
    { columns: 3, lanes: 1, turn: 119, columnLength: 2.2 },
    { columns: 1, lanes: 2, ...longStraight },
    { columns: 5, lanes: 3, ...longStraight },
  ],
  lines: [
    { kind: 'betting', after: 20, number: 1 },
    { kind: 'betting', after: 35, number: 2 },
    { kind: 'betting', after: 50, number: 3 },
    { kind: 'finish', after: 56 },
  ],
  grid: [56, 55].flatMap((column) => [0, 1, 2].map((lane) => ({ column, lane }))),
  stated: {
    spaces: 113,
    columns: 55,
    singleLane: [18, 19, 20, 47, 48, 49, 50],
    steps: { shortest: 42, longest: 49 },
  },
}

export const riverStation = compile(plan)
