import { type Circuit, type Point, pointAt, type Side } from '@paddock/racing/circuit'
import { clearanceOf } from '../track/clearance.ts'
import { halfWidth } from '../track/edge.ts'
import { isFree, type TakenGround } from './taken.ts'

export const standDepth = 1.5
/** From the edge of the asphalt to the front row. */
const apart = 1.6
const most = 6
/** Stands are looked for this far along the track on both sides of the finish line, in lane widths. */
const reach = 26

/** Something built along a straight: its middle, how it is turned, how long it is, and on which side of the track. */
export interface Grandstand {
  readonly middle: Point
  readonly heading: number
  readonly length: number
  readonly side: Side
}

/** Grandstands along the straights, nearest to the finish line first, where they touch neither asphalt nor signs. */
export function stands(circuit: Circuit, taken: readonly TakenGround[]): Grandstand[] {
  const outside: Side = circuit.inside === 'left' ? 'right' : 'left'
  const built: Grandstand[] = []
  for (const shift of outwards(reach)) {
    if (built.length === most) break
    const others = [...taken, ...built.flatMap(takenBy)]
    const fitting = [5.4, 3.8].map((length) => buildAt(circuit, shift, outside, length, others))
    built.push(...fitting.filter((stand) => stand !== undefined).slice(0, 1))
  }
  return built
}

/** The pits: opposite the stands, inside the track, as near to the finish line as there is room. */
export function pits(circuit: Circuit, taken: readonly TakenGround[]): Grandstand[] {
  for (const length of [11, 8, 5.5]) {
    for (const shift of outwards(7)) {
      const building = buildAt(circuit, shift, circuit.inside, length, taken)
      if (building) return [building]
    }
  }
  return []
}

export function standCorners({ middle, heading, length }: Grandstand): Point[] {
  const turn = (heading * Math.PI) / 180
  const deep = standDepth / 2
  return [-length / 2, 0, length / 2].flatMap((x) =>
    [-deep, deep].map((y) => ({
      x: middle.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: middle.y + x * Math.sin(turn) + y * Math.cos(turn),
    })),
  )
}

/** The ground it takes, as discs along it. */
export function takenBy({ middle, heading, length }: Grandstand): TakenGround[] {
  const turn = (heading * Math.PI) / 180
  const count = Math.ceil(length / standDepth) + 1
  return Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1) - 0.5) * (length - standDepth)
    return {
      middle: { x: middle.x + Math.cos(turn) * at, y: middle.y + Math.sin(turn) * at },
      radius: standDepth * 0.62,
    }
  })
}

/** Something of a length at a distance along from the finish line; undefined where the track bends or room is short. */
function buildAt(
  circuit: Circuit,
  shift: number,
  side: Side,
  length: number,
  taken: readonly TakenGround[],
): Grandstand | undefined {
  const finish = circuit.lines.find(({ kind }) => kind === 'finish')?.after ?? circuit.firstColumn
  const column = circuit.length / circuit.columns
  const along = finish + shift / column
  const offset = halfWidth(circuit, along, side) + apart + standDepth / 2
  const signed = side === 'right' ? offset : -offset
  const { x, y, heading } = pointAt(circuit, along, signed)
  const bends = [-0.42, 0.42].some((share) => {
    const turn = Math.abs(pointAt(circuit, along + (length * share) / column, 0).heading - heading)
    return Math.min(turn, 360 - turn) > 4
  })
  if (bends) return undefined
  const stand = { middle: { x, y }, heading, length, side }
  const clearance = clearanceOf(circuit)
  const hasRoom =
    standCorners(stand).every((corner) => clearance(corner) > apart * 0.75) &&
    takenBy(stand).every(({ middle, radius }) => isFree(taken, middle, radius))
  return hasRoom ? stand : undefined
}

/** 0, then a little further to both sides, and so on. */
function outwards(most: number): number[] {
  const step = 0.8
  return Array.from({ length: Math.floor(most / step) * 2 + 1 }, (_, i) => Math.ceil(i / 2) * step * (i % 2 ? -1 : 1))
}
