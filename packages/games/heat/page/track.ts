import type { Circuit, TrackLine } from '@paddock/racing/circuit'
import { limitOf } from '../modules/conditions/sectors.ts'
import { numberBefore } from '../rules/circuits/circuit.ts'
import { circuitCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

type Raced = Pick<View, 'circuit' | 'road' | 'weather' | 'cars' | 'seats'>

const drawn = new Map<string, Circuit>()

/**
 * The circuit as it is drawn at the table: on every space how many spaces take a car over the next corner's line, as
 * the seats and the prompt count; on the signs the limits that are in force. Lines that nobody here drives by are
 * left out. The same race always gets the same drawing.
 */
export function trackOf(view: Raced): Circuit {
  const hasLegends = view.cars > view.seats
  const { corners } = circuitCalled(view.circuit)
  const key = [view.circuit, hasLegends, ...corners.map((corner) => limitOf(view, corner))].join()
  const known = drawn.get(key) ?? draw(view, hasLegends)
  drawn.set(key, known)
  return known
}

function draw(view: Raced, hasLegends: boolean): Circuit {
  const circuit = circuitCalled(view.circuit)
  const { track, corners } = circuit
  const inForce = (line: TrackLine): TrackLine => {
    const corner = line.kind === 'corner' && corners.find(({ letter }) => letter === line.letter)
    return corner ? { ...line, limit: limitOf(view, corner) } : line
  }
  return {
    ...track,
    lines: track.lines.filter(({ kind }) => hasLegends || kind !== 'legend').map(inForce),
    spaces: track.spaces.map((space) => {
      const distances = corners.map((corner) => numberBefore(circuit, corner, space.index) + 1)
      return { ...space, label: String(Math.min(...distances)) }
    }),
  }
}
