import { type CircuitPlan, compile } from '@paddock/racing/circuit'

const invented = { status: 'INVENTED', note: 'For tests only.', firstColumn: 1 } as const

/** Four abreast, driven to the left, numbers that repeat. */
const bowl: CircuitPlan = {
  ...invented,
  id: 'bowl',
  name: 'Bowl',
  direction: 'counter-clockwise',
  heading: 0,
  columnLength: 2.6,
  sections: [
    { columns: 2, lanes: 1 },
    { columns: 8, lanes: 1, turn: -180 },
    { columns: 4, lanes: 1 },
    { columns: 8, lanes: 1, turn: -180 },
    { columns: 2, lanes: 1 },
  ],
  paintedUpTo: 10,
  slots: { abreast: 4, first: [{ from: 1, side: 'left' }] },
  lines: [{ kind: 'finish', after: 24 }],
  grid: [{ column: 24 }, { column: 23 }],
  stated: { spaces: 24, columns: 24 },
}

/** Lanes of different numbers, a single-file place, bends to the right. */
const quay: CircuitPlan = {
  ...invented,
  id: 'quay',
  name: 'Harbour Quay',
  direction: 'clockwise',
  heading: 180,
  columnLength: 2,
  sections: [
    { columns: 6, lanes: 3 },
    { columns: 3, lanes: 2, turn: 180, columnLength: 3.4, cuts: [[3], [1, 1, 1]] },
    { columns: 4, lanes: 2 },
    { columns: 3, lanes: 1 },
    { columns: 4, lanes: 2 },
    { columns: 3, lanes: 2, turn: 180, columnLength: 3.4, cuts: [[3], [1, 1, 1]] },
    { columns: 5, lanes: 3 },
  ],
  lines: [
    { kind: 'betting', after: 10, number: 1 },
    { kind: 'finish', after: 28 },
  ],
  grid: [
    { column: 28, lane: 0 },
    { column: 28, lane: 1 },
  ],
  stated: { spaces: 60, columns: 28 },
}

/** Two abreast, bends both ways, a limit that must be signed inside a hairpin. */
const esses: CircuitPlan = {
  ...invented,
  id: 'esses',
  name: 'Esses',
  direction: 'clockwise',
  heading: 180,
  columnLength: 2.2,
  sections: [
    { columns: 5, lanes: 1 },
    { columns: 6, lanes: 1, turn: 120 },
    { columns: 4, lanes: 1 },
    { columns: 5, lanes: 1, turn: 140 },
    { columns: 3, lanes: 1, turn: -80 },
    { columns: 3, lanes: 1 },
    { columns: 6, lanes: 1, turn: 180 },
    { columns: 6, lanes: 1 },
  ],
  slots: { abreast: 2, first: [{ from: 1, side: 'right' }] },
  lines: [
    { kind: 'legend', after: 4, letter: 'A' },
    { kind: 'corner', after: 9, letter: 'A', limit: 4 },
    { kind: 'corner', after: 22, letter: 'B', limit: 2 },
    { kind: 'finish', after: 38 },
  ],
  grid: [
    { column: 38, slot: 0 },
    { column: 38, slot: 1 },
  ],
  stated: { spaces: 38, columns: 38 },
}

/** Small circuits of every kind, for tests. */
export const circuits = { bowl: compile(bowl), quay: compile(quay), esses: compile(esses) }
