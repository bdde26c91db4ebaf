import type { Circuit, TrackLine } from '@paddock/racing/circuit'
import { circuitOf, cornersOf, spacesToCorner } from '../../prospects/facts/road.ts'
import type { View } from '../../rules/view.ts'

type Raced = Pick<View, 'circuit' | 'road' | 'weather' | 'event' | 'cars' | 'seats'>

const drawn = new Map<string, Circuit>()

/**
 * The circuit as it is drawn at the table: on every space how many spaces take a car over the next corner's line, as
 * the seats and the prompt count; on the signs the limits that are in force. Lines that nobody here drives by are
 * left out. The same race always gets the same drawing.
 */
export function drawnTrack(view: Raced): Circuit {
  const hasLegends = view.cars > view.seats
  const key = [view.circuit, hasLegends, ...cornersOf(view).map(({ limit }) => limit)].join()
  const known = drawn.get(key) ?? draw(view, hasLegends)
  drawn.set(key, known)
  return known
}

function draw(view: Raced, hasLegends: boolean): Circuit {
  const { track } = circuitOf(view)
  const corners = cornersOf(view)
  const distances = spacesToCorner(view)
  const inForce = (line: TrackLine): TrackLine => {
    const corner = line.kind === 'corner' && corners.find(({ letter }) => letter === line.letter)
    return corner ? { ...line, limit: corner.limit } : line
  }
  return {
    ...track,
    lines: track.lines.filter(({ kind }) => hasLegends || kind !== 'legend').map(inForce),
    spaces: track.spaces.map((space) => ({ ...space, label: String(distances[space.index]) })),
  }
}
