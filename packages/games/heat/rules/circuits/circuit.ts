import { type Circuit, compile, type Side } from '@paddock/racing/circuit'
import { type Corner, type Drawing, type HeatFigures, heatPlan } from './plan.ts'

/** A circuit of Heat: its figures, the sectors that follow from them, and the compiled track. */
export interface HeatCircuit extends HeatFigures {
  readonly sectors: readonly Sector[]
  /** Compiled when it is first looked at: the rules need only the figures. */
  readonly track: Circuit
}

/** HT-CIRC-06: the spaces from one corner line to the next; the last sector runs over the start line to the first corner. */
export interface Sector {
  /** Letter of the corner whose line opens the sector. */
  readonly letter: string
  readonly firstSpace: number
  readonly lastSpace: number
  readonly length: number
  readonly raceLine: Side
}

export function heatCircuit(figures: HeatFigures, drawing: Drawing): HeatCircuit {
  let track: Circuit | undefined
  return {
    ...figures,
    sectors: sectors(figures),
    get track() {
      track ??= compile(heatPlan(figures, drawing))
      return track
    },
  }
}

/** HT-CIRC-07: the number of a space on the approach to a corner: 0 right before the line, growing backwards. */
export function numberBefore(circuit: HeatFigures, corner: Corner, space: number): number {
  return (((corner.line - 1 - space) % circuit.spaces) + circuit.spaces) % circuit.spaces
}

function sectors({ corners, spaces }: HeatFigures): Sector[] {
  return corners.map(({ letter, line, turn }, i) => {
    const next = corners[(i + 1) % corners.length]?.line ?? line
    return {
      letter,
      firstSpace: line,
      lastSpace: (next - 1 + spaces) % spaces,
      length: (((next - line) % spaces) + spaces) % spaces,
      raceLine: turn,
    }
  })
}
