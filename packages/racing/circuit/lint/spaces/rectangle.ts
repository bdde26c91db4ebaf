import type { Circuit } from '../../circuit.ts'
import { isRectangle } from '../../compile/shape.ts'
import type { Flaw } from '../flaw.ts'

/** A power of Downforce asks about rectangles, and players judge them by the drawing. */
export function lintRectangle({ spaces }: Circuit): Flaw[] {
  return spaces
    .filter((space) => space.rectangle !== isRectangle(space.polygon))
    .map(({ id, rectangle }): Flaw => {
      const problem = rectangle
        ? `${id} is called a rectangle, but is not drawn as one.`
        : `${id} is drawn as a rectangle, but not called one.`
      return { check: 'rectangle', where: id, problem }
    })
}
