import { heatCircuit } from './circuit.ts'

/** HT-CIRC-03 */
export const usa = heatCircuit(
  {
    id: 'usa',
    name: 'USA',
    laps: 2,
    spaces: 69,
    heat: 6,
    stress: 3,
    raceLineAtStart: 'left',
    corners: [
      { letter: 'A', limit: 7, line: 12, legendLine: 2, turn: 'right' },
      { letter: 'B', limit: 3, line: 33, legendLine: 27, turn: 'right' },
      { letter: 'C', limit: 3, line: 49, legendLine: 43, turn: 'right' },
      { letter: 'D', limit: 2, line: 57, legendLine: 52, turn: 'left' },
    ],
    chevrons: [],
    press: { A: 'A', B: 'B', C: 'C', D: 'D', E: 'A' },
  },
  {
    surroundings: 'desert',
    heading: 180,
    runs: [
      [3, 0],
      [3, 51],
      [3, 20],
      [3, 43],
      [3, 60],
      [12, 0],
      [3, -9],
      [3, 56],
      [3, 99],
      [3, -50],
      [3, -3],
      [3, 13],
      [3, 39],
      [3, 144],
      [3, 18],
      [3, -49],
      [3, -130],
      [3, 6],
      [2, 52],
      [4, 0],
    ],
  },
)
