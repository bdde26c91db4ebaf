import { type CircuitPlan, compile } from '@paddock/racing/circuit'

/** Thirty spaces, four cars abreast. Column p is the space a car has reached after p steps from the line. */
const plan: CircuitPlan = {
  id: 'oval',
  name: 'Oval',
  status: 'ATTESTED',
  note: 'Thirty spaces for four cars each, driven counter-clockwise. The shape of the oval is our own drawing.',
  surroundings: 'fair',
  direction: 'counter-clockwise', // FF-SET-05
  heading: 0,
  firstColumn: 1,
  columnLength: 2.6,
  sections: [
    { columns: 2, lanes: 1 },
    { columns: 11, lanes: 1, turn: -180 },
    { columns: 4, lanes: 1 },
    { columns: 11, lanes: 1, turn: -180 },
    { columns: 2, lanes: 1 },
  ],
  paintedUpTo: 10,
  slots: { abreast: 4, first: [{ from: 1, side: 'left' }] },
  lines: [{ kind: 'finish', after: 30 }],
  // Further races start in single file from the line backwards; fifteen cars lose one in the first race.
  grid: Array.from({ length: 14 }, (_, i) => ({ column: 30 - i })),
  stated: { spaces: 30, columns: 30 },
}

export const oval = compile(plan)
