import { canonical } from '../../json.ts'
import { revealed } from '../../undo.ts'
import { viewers } from '../../viewers.ts'
import type { Juncture, Law } from '../law.ts'
import { heard, seen, tryOut } from '../try-out.ts'

/** Whether a kernel would let a seat take this action back. */
export type MayUndo = (moment: Juncture, seat: number, action: unknown) => boolean

/** What the kernel does: nothing random, nothing revealed. */
export const kernelMayUndo: MayUndo = (moment, seat, action) => {
  const { box, seats, state, rng, decision } = moment
  if (tryOut(moment, state, [action]).drew) return false
  return !revealed(box.game, seats, { entry: decision, seat, action, state, rng })
}

/**
 * Two states the seat could not tell apart, the same action, taken back: still not told apart. The
 * worlds tried here are others than those by which the kernel decided.
 */
export function undoTakesBackNoKnowledge(mayUndo: MayUndo = kernelMayUndo): Law<Juncture> {
  return {
    name: 'what can be undone has shown nothing',
    broken(moment) {
      const { box, state, seats, dice } = moment
      const [seat, ...others] = box.game.pending(state)
      if (seat === undefined || others.length > 0) return undefined
      for (const action of box.game.choices(state, seat)) {
        if (!mayUndo(moment, seat, action)) continue
        const here = tryOut(moment, state, [action])
        for (let tried = 0; tried < 4; tried++) {
          const world = box.game.imagine(box.game.view(state, seat), seat, dice)
          const there = tryOut(moment, world, [action])
          const same = viewers(seats).every(
            (viewer) => heard(moment, here.events, viewer) === heard(moment, there.events, viewer),
          )
          if (!same || seen(moment, here.state, seat) !== seen(moment, there.state, seat)) {
            return `${canonical(action)} could be taken back although it showed something that seat ${seat} did not know`
          }
        }
        for (const viewer of viewers(seats)) {
          const world = box.game.imagine(box.game.view(state, viewer), viewer, dice)
          const possible = box.game.choices(world, seat).some((choice) => canonical(choice) === canonical(action))
          if (
            !possible ||
            seen(moment, tryOut(moment, world, [action]).state, viewer) === seen(moment, here.state, viewer)
          )
            continue
          return `${canonical(action)} could be taken back although ${viewer} then saw something new`
        }
      }
      return undefined
    },
  }
}
