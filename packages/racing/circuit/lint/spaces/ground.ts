import type { Circuit, Space } from '../../circuit.ts'
import { lengthAt } from '../../compile/shape.ts'
import { crossesItself, overlap } from '../../polygon.ts'
import type { Flaw } from '../flaw.ts'

/** No outline may cross itself, and no two spaces may share ground. */
export function lintGround(circuit: Circuit): Flaw[] {
  const { spaces } = circuit
  const crossed = spaces
    .filter((space) => crossesItself(space.polygon) || runsBackwards(circuit, space))
    .map(({ id }): Flaw => ({ check: 'crossing', where: id, problem: `The outline of ${id} crosses itself.` }))
  const overlapping = spaces.flatMap((a) =>
    spaces
      .slice(a.index + 1)
      .filter((b) => overlap(a.polygon, b.polygon))
      .map((b): Flaw => ({ check: 'overlap', where: a.id, problem: `${a.id} and ${b.id} lie on the same ground.` })),
  )
  return [...crossed, ...overlapping]
}

/** On the inside of a bend tighter than the track is wide; half a turn of it is an outline without a crossing. */
function runsBackwards({ centreline }: Circuit, { front, centre, width }: Space): boolean {
  const piece = centreline.find((candidate) => front <= candidate.to)
  const sides = [centre.offset - width / 2, centre.offset + width / 2]
  return piece !== undefined && sides.some((offset) => lengthAt(piece, 1, offset) <= 0)
}
