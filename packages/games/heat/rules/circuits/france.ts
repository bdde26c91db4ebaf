import { heatCircuit } from './circuit.ts'

/** HT-CIRC-05 */
export const france = heatCircuit(
  {
    id: 'france',
    name: 'France',
    laps: 2,
    spaces: 60,
    heat: 6,
    stress: 3,
    raceLineAtStart: 'right',
    corners: [
      { letter: 'A', limit: 5, line: 12, legendLine: 4, turn: 'right' },
      { letter: 'B', limit: 2, line: 20, legendLine: 15, turn: 'right' },
      { letter: 'C', limit: 4, line: 27, legendLine: 20, turn: 'left' },
      { letter: 'D', limit: 3, line: 39, legendLine: 33, turn: 'right' },
      { letter: 'E', limit: 4, line: 47, legendLine: 40, turn: 'right' },
    ],
    chevrons: [],
    press: { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' },
  },
  {
    surroundings: 'village',
    heading: 180,
    runs: [
      [3, 0],
      [3, 32],
      [3, 14],
      [3, 32],
      [3, 76],
      [3, -16],
      [3, 112],
      [3, 46],
      [3, -62],
      [3, -93],
      [3, -26],
      [3, -22],
      [3, 46],
      [3, 118],
      [3, -63],
      [3, 81],
      [3, 40],
      [3, 0],
      [2, 45],
      [4, 0],
    ],
  },
)
