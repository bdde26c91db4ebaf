import { type Bounds, type Circuit, distance, type Point } from '@paddock/racing/circuit'
import { clearanceOf, infieldEdge, within } from '../track/clearance.ts'
import { cells, free } from './open-ground.ts'
import { isFree, type TakenGround } from './taken.ts'

/** A letter of the condensed face is about this wide, as a share of its size. */
const letter = 0.5
const largest = 3.2
const smallest = 1
/** Air between the letters and the asphalt. */
const air = 1.3

export interface PaintedName {
  readonly text: string
  readonly middle: Point
  readonly size: number
  readonly taken: readonly TakenGround[]
}

/** The name of the circuit, large on open ground, as on a poster; undefined if there is no room for it. */
export function paintedName(circuit: Circuit, bounds: Bounds, taken: readonly TakenGround[]): PaintedName | undefined {
  const clearance = clearanceOf(circuit)
  const infield = infieldEdge(circuit)
  const heart = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  let best: { name: PaintedName; worth: number } | undefined
  for (const middle of cells(bounds, 1.6)) {
    const room = clearance(middle)
    if (room < air + smallest / 2) continue
    const sides = Math.min(middle.x - bounds.x, bounds.x + bounds.width - middle.x)
    const name = nameAt(circuit, middle, room, sides)
    if (!name?.taken.every((disc) => isFree(taken, disc.middle, disc.radius))) continue
    const astray = distance(middle, heart)
    const worth = name.size * (within(infield, middle) ? 1.5 : 1) + room * 0.4 - astray * 0.05
    if (!best || worth > best.worth) best = { name, worth }
  }
  return best?.name
}

function nameAt(circuit: Circuit, middle: Point, room: number, sides: number): PaintedName | undefined {
  const text = circuit.name
  const half = (size: number) => (text.length * letter * size) / 2
  const highest = Math.min(largest, (room - air) * 2)
  const clear = air + highest / 2
  const wide = Math.min(
    sides,
    free(circuit, middle, { x: -1, y: 0 }, clear, half(largest)),
    free(circuit, middle, { x: 1, y: 0 }, clear, half(largest)),
  )
  const size = Math.min(highest, wide / half(1))
  if (size < smallest) return undefined
  const count = Math.ceil((2 * half(size)) / size) + 1
  const taken = Array.from({ length: count }, (_, i) => ({
    middle: { x: middle.x + half(size) * ((2 * i) / (count - 1) - 1), y: middle.y },
    radius: size * 0.55,
  }))
  return { text, middle, size, taken }
}
