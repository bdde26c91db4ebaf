import { heatCircuit } from './circuit.ts'

/** HT-CIRC-04 */
export const italy = heatCircuit(
  {
    id: 'italy',
    name: 'Italy',
    laps: 3,
    spaces: 54,
    heat: 6,
    stress: 3,
    raceLineAtStart: 'right',
    corners: [
      { letter: 'A', limit: 5, line: 10, legendLine: 2, turn: 'right' },
      { letter: 'B', limit: 2, line: 19, legendLine: 14, turn: 'left' },
      { letter: 'C', limit: 3, line: 26, legendLine: 20, turn: 'right' },
    ],
    chevrons: [],
    press: { A: 'A', B: 'B', C: 'C', D: 'A', E: 'B' },
  },
  {
    surroundings: 'park',
    heading: 180,
    runs: [
      [3, 0],
      [3, 43],
      [3, 25],
      [3, 106],
      [3, 19],
      [2, 0],
      [4, -181],
      [3, 0],
      [3, 115],
      [3, 64],
      [3, 0],
      [3, 7],
      [3, 33],
      [3, 30],
      [3, 22],
      [3, 46],
      [2, 31],
      [4, 0],
    ],
  },
)
