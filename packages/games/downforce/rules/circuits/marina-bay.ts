import { type CircuitPlan, compile } from '@paddock/racing/circuit'

const threeLaneCorner = { columns: 6, lanes: 3, columnLength: 0.85, cuts: [[6], [3, 3], [2, 2, 2]] } as const
/** The start and finish straight is drawn longer, to balance the many columns of the way back. */
const longStraight = { columnLength: 2.4 } as const

const plan: CircuitPlan = {
  id: 'marina-bay',
  name: 'Marina Bay',
  status: 'DERIVED',
  note: 'Our own layout for the tight side of the board: it meets what is known of it and is not the printed circuit.',
  surroundings: 'harbour',
  direction: 'clockwise',
  heading: 180,
  firstColumn: 2,
  columnLength: 2,
  sections: [
    { columns: 4, lanes: 3, ...longStraight },
    { columns: 1, lanes: 2, ...longStraight },
    { columns: 2, lanes: 2, turn: 63, columnLength: 1.95, cuts: [[2], [1, 1]] },
    { columns: 5, lanes: 2 },
    { columns: 4, lanes: 3 },
    { columns: 1, lanes: 2 },
    { columns: 1, lanes: 1 },
    { columns: 3, lanes: 1, turn: 182, columnLength: 2.2 },
    { columns: 1, lanes: 1 },
    { columns: 4, lanes: 2 },
    // The only left-hand bend, so the lane on the infield side is the longer one.
    {
      columns: 6,
      lanes: 2,
      turn: -58,
      columnLength: 0.95,
      cuts: [
        [2, 2, 2],
        [3, 3],
      ],
    },
    { columns: 1, lanes: 2 },
    { columns: 3, lanes: 1, keepsWidth: true },
    { columns: 1, lanes: 2 },
    { columns: 5, lanes: 3 },
    { ...threeLaneCorner, turn: 98 },
    { columns: 1, lanes: 3 },
    { ...threeLaneCorner, turn: 75 },
    { columns: 2, lanes: 3, ...longStraight },
  ],
  lines: [
    { kind: 'betting', after: 17, number: 1 },
    { kind: 'betting', after: 33, number: 2 },
    { kind: 'betting', after: 43, number: 3 },
    { kind: 'finish', after: 58 },
  ],
  grid: [58, 57].flatMap((column) => [0, 1, 2].map((lane) => ({ column, lane }))),
  stated: {
    spaces: 102,
    columns: 57,
    singleLane: [19, 20, 21, 22, 23, 35, 36, 37],
    steps: { shortest: 43, longest: 52 },
  },
}

export const marinaBay = compile(plan)
