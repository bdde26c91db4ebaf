import { heatCircuit } from './circuit.ts'

/** HT-CIRC-02, HT-CIRC-11 */
export const greatBritain = heatCircuit(
  {
    id: 'gb',
    name: 'Great Britain',
    laps: 2,
    spaces: 63,
    heat: 6,
    stress: 3,
    raceLineAtStart: 'right',
    corners: [
      { letter: 'A', limit: 10, line: 15, legendLine: 2, turn: 'right' },
      { letter: 'B', limit: 6, line: 30, legendLine: 21, turn: 'right' },
      { letter: 'C', limit: 5, line: 37, legendLine: 30, turn: 'left' },
      { letter: 'D', limit: 4, line: 43, legendLine: 37, turn: 'left' },
      { letter: 'E', limit: 3, line: 48, legendLine: 43, turn: 'right' },
    ],
    chevrons: [29, 36, 42],
    press: { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' },
  },
  {
    heading: 180,
    runs: [
      [3, 0],
      [3, 40],
      [3, 14],
      [3, 0],
      [3, 46],
      [3, 59],
      [3, 12],
      [3, 5],
      [3, 9],
      [3, 53],
      [3, 100],
      [3, 0],
      [3, -126],
      [3, 0],
      [3, -130],
      [3, 33],
      [3, 141],
      [3, 12],
      [3, 45],
      [2, 47],
      [4, 0],
    ],
  },
)
