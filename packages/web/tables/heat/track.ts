import { circuitCalled, type HeatCircuitId, numberBefore } from '@paddock/games/heat'
import type { Circuit } from '@paddock/racing/circuit'

const drawn = new Map<HeatCircuitId, Circuit>()

/**
 * The circuit as it is drawn at the table: on every space how many spaces take a car over the next corner's line, as
 * the seats and the prompt count. Lines that nobody here drives by are left out.
 */
export function trackCalled(id: HeatCircuitId): Circuit {
  const known = drawn.get(id)
  if (known) return known
  const circuit = circuitCalled(id)
  const { track, corners } = circuit
  const made: Circuit = {
    ...track,
    lines: track.lines.filter(({ kind }) => kind !== 'legend'),
    spaces: track.spaces.map((space) => {
      const distances = corners.map((corner) => numberBefore(circuit, corner, space.index) + 1)
      return { ...space, label: String(Math.min(...distances)) }
    }),
  }
  drawn.set(id, made)
  return made
}
