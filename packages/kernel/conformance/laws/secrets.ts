import { canonical, same } from '../../json.ts'
import { framesOf } from '../../match/frames.ts'
import { Rng } from '../../rng.ts'
import { viewers } from '../../viewers.ts'
import type { Juncture, Law } from '../law.ts'
import { leaves } from '../plain.ts'
import { heard, seen, tryOut } from '../try-out.ts'

export const imaginedLooksTrue: Law<Juncture> = {
  name: 'a viewer cannot tell an imagined state from the true one',
  broken(moment) {
    const { box, state, seats, dice } = moment
    for (const viewer of viewers(seats)) {
      const view = box.game.view(state, viewer)
      const [world, again] = [box.game.imagine(view, viewer, copyOf(dice)), box.game.imagine(view, viewer, dice)]
      if (!same(world, again)) return `${viewer} imagines differently from the same random numbers`
      if (!same(box.game.view(world, viewer), view)) return `${viewer} sees another view in an imagined state`
      if (canonical(box.game.pending(world)) !== canonical(box.game.pending(state))) {
        return `other seats are pending in a state imagined by ${viewer}`
      }
      if (viewer === 'spectator') continue
      const choices = canonical(box.game.choices(state, viewer))
      if (canonical(box.game.choices(world, viewer)) !== choices)
        return `the choices of ${viewer} tell of what is hidden`
    }
    return undefined
  },
}

export const eventsTellNoMore: Law<Juncture> = {
  name: 'events and frames tell no more than views',
  broken(moment) {
    const { box, state, seats, dice } = moment
    for (const viewer of viewers(seats)) {
      const world = box.game.imagine(box.game.view(state, viewer), viewer, dice)
      const moves = commonMoves(moment, world)
      if (!moves) continue
      const here = tryOut(moment, state, moves)
      const there = tryOut(moment, world, moves)
      if (seen(moment, here.state, viewer) !== seen(moment, there.state, viewer)) continue
      const heardHere = heard(moment, here.events, viewer)
      const heardThere = heard(moment, there.events, viewer)
      if (heardHere !== heardThere) return `${viewer} sees the same but hears ${heardHere} here and ${heardThere} there`
      const [shownHere, shownThere] = [state, world].map((start) =>
        canonical(framesOf(box.game, { state: start, rng: moment.rng, moves }, [viewer])),
      )
      if (shownHere !== shownThere) return `${viewer} is shown ${shownHere} here and ${shownThere} there on the way`
    }
    return undefined
  },
}

/** What is the same in so many imagined worlds counts as known. */
const worlds = 24

export const secretsAreDealtAnew: Law<Juncture> = {
  name: 'imagining varies what is hidden',
  broken({ box, state, seats, dice, decision }) {
    if (box.secrets.length === 0) return 'the box names no secrets, so nothing proves that they are kept'
    for (const viewer of viewers(seats)) {
      const view = box.game.view(state, viewer)
      for (const { name, hidden } of box.secrets) {
        const truth = leaves(hidden(state, viewer))
        // At the start nothing has been learned yet; later on, a little may be known for good reason.
        const allowed = decision === 0 ? 0 : Math.max(2, truth.length - 1)
        let known = [...truth.keys()]
        // What one world shows to be unknown, no other makes known again.
        for (let tried = 0; tried < worlds && known.length > allowed; tried++) {
          const world = leaves(hidden(box.game.imagine(view, viewer, dice), viewer))
          known = known.filter((place) => world[place] === truth[place])
        }
        if (known.length > allowed)
          return `${viewer} imagines ${known.length} of ${truth.length} ${name} as they truly are`
      }
    }
    return undefined
  },
}

/** For each pending seat, a random action that is legal in both worlds; undefined if there is none. */
function commonMoves({ box, state, dice }: Juncture, world: unknown): unknown[] | undefined {
  const moves: unknown[] = []
  for (const seat of box.game.pending(state)) {
    const legalThere = new Set(box.game.choices(world, seat).map(canonical))
    const common = box.game.choices(state, seat).filter((choice) => legalThere.has(canonical(choice)))
    if (common.length === 0) return undefined
    moves.push(dice.pick(common))
  }
  return moves.length > 0 ? moves : undefined
}

function copyOf(rng: Rng): Rng {
  return Rng.fromState(rng.state())
}
