import type { CircuitPlan, Section, Side, Surroundings } from '@paddock/racing/circuit'

export type HeatCircuitId = 'gb' | 'usa' | 'italy' | 'france'

/** A circuit of Heat in the figures of its board. A line of value L lies between the spaces L−1 and L. */
export interface HeatFigures {
  readonly id: HeatCircuitId
  readonly name: string
  readonly laps: number
  readonly spaces: number
  /** Heat and stress cards that each driver starts with. */
  readonly heat: number
  readonly stress: number
  readonly raceLineAtStart: Side
  readonly corners: readonly Corner[]
  /** Spaces with a printed chevron. */
  readonly chevrons: readonly number[]
  /** The corner that each press letter stands for on this circuit. */
  readonly press: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', string>>
}

export interface Corner {
  readonly letter: string
  readonly limit: number
  readonly line: number
  /** HT-CIRC-08 */
  readonly legendLine: number
  /** HT-CIRC-09: the way the corner turns; from its line on, the race line is on this side. */
  readonly turn: Side
}

/** The drawing, in runs of spaces: how many spaces and the degrees they turn, positive to the right. */
export interface Drawing {
  readonly surroundings: Surroundings
  /** Heading of travel over the start line: 180 is to the left. */
  readonly heading: number
  readonly runs: readonly (readonly [spaces: number, turn: number])[]
}

/** Cars start on the last four spaces before the line, two abreast, the better place on the race line. */
const gridRows = 4

/** HT-CIRC-10 */
export function heatPlan(figures: HeatFigures, drawing: Drawing): CircuitPlan {
  const last = figures.spaces - 1
  return {
    id: figures.id,
    name: figures.name,
    status: 'ATTESTED',
    note: 'Spaces, lines, limits and race line are those of the board. The shape is our own drawing.',
    surroundings: drawing.surroundings,
    direction: 'clockwise',
    heading: drawing.heading,
    firstColumn: 0,
    columnLength: 2.2,
    sections: drawing.runs.map(
      ([columns, turn]): Section => (turn === 0 ? { columns, lanes: 1 } : { columns, lanes: 1, turn }),
    ),
    slots: {
      abreast: 2,
      first: [
        { from: 0, side: figures.raceLineAtStart },
        ...figures.corners.map((corner) => ({ from: corner.line, side: corner.turn })),
      ],
    },
    lines: [
      { kind: 'finish', after: last },
      ...figures.corners.flatMap(({ letter, limit, line, legendLine }) => [
        { kind: 'corner' as const, letter, limit, after: line - 1 },
        { kind: 'legend' as const, letter, after: legendLine - 1 },
      ]),
    ],
    grid: Array.from({ length: gridRows * 2 }, (_, i) => ({ column: last - Math.floor(i / 2), slot: i % 2 })),
    stated: { spaces: figures.spaces, columns: figures.spaces },
  }
}
