import { type Corner, type HeatCircuit, type HeatCircuitId, heatCircuits } from './circuits/index.ts'

const [gb, usa, italy, france] = heatCircuits
const circuits: Readonly<Record<HeatCircuitId, HeatCircuit>> = { gb, usa, italy, france }

export function circuitCalled(id: HeatCircuitId): HeatCircuit {
  return circuits[id]
}

/** The space of the circuit that a car stands on. */
export function spaceAt({ spaces }: Pick<HeatCircuit, 'spaces'>, progress: number): number {
  return ((progress % spaces) + spaces) % spaces
}

/** A corner on the way, and the progress at which its line is crossed: by whoever gets there or beyond. */
export interface CornerAhead {
  readonly corner: Corner
  readonly line: number
}

/**
 * HT-CIRC-01, HT-CORN-01, HT-CORN-14, HT-MOVE-18: the corner lines between two places, in the order of driving. Those
 * behind the finish line are not among them.
 */
export function cornersBetween(circuit: HeatCircuit, from: number, to: number, finish: number): CornerAhead[] {
  const crossed: CornerAhead[] = []
  const { spaces, corners } = circuit
  for (let lap = Math.floor(from / spaces); lap * spaces <= to; lap++) {
    for (const corner of corners) {
      const line = lap * spaces + corner.line
      if (line > from && line <= to && line < finish) crossed.push({ corner, line })
    }
  }
  return crossed
}

/** The corner that comes next, unless the finish line comes first. */
export function nextCorner(circuit: HeatCircuit, progress: number, finish: number): CornerAhead | undefined {
  return cornersBetween(circuit, progress, progress + circuit.spaces, finish)[0]
}
