import type { Circuit, Point } from '@paddock/racing/circuit'

/** The space of the circuit at a point of its drawing, by its index. */
export function spaceAt({ spaces }: Circuit, point: Point): number | undefined {
  return spaces.find(({ polygon }) => isInside(polygon, point))?.index
}

/** Whether a point lies within a polygon: whoever looks from it to the right crosses the polygon an odd number of times. */
function isInside(polygon: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [index, a] of polygon.entries()) {
    const b = polygon.at(index - 1) ?? a
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside
  }
  return inside
}
