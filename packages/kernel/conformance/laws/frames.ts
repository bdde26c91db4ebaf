import type { GameEvent, Viewer } from '../../game.ts'
import { canonical, isObject, same } from '../../json.ts'
import { framesBetween, framesOf, patched } from '../../match/frames.ts'
import { Rng } from '../../rng.ts'
import { viewers } from '../../viewers.ts'
import type { Juncture, Law } from '../law.ts'
import { frozen } from '../plain.ts'
import { randomMoves, seen, tryOut } from '../try-out.ts'

export const partsAreTheView: Law<Juncture> = {
  name: 'the parts of a view are the view, and no field is in both',
  broken({ box, state, seats }) {
    const { parts } = box.game
    if (!parts) return undefined
    const common = parts.common(state)
    for (const viewer of viewers(seats)) {
      const own = parts.own(state, viewer)
      const twice = Object.keys(own).find((name) => name in common)
      if (twice !== undefined) return `${twice} is in both parts of the view of ${viewer}`
      if (!same({ ...common, ...own }, box.game.view(state, viewer)))
        return `the parts of the view of ${viewer} are not the view`
    }
    return undefined
  },
}

export const framesLeadOn: Law<Juncture> = {
  name: 'frames lead from one view to the next, field by field',
  broken(moment) {
    const { box, state, seats, rng } = moment
    const moves = randomMoves(moment)
    if (!moves) return undefined
    const all = viewers(seats)
    const after = tryOut(moment, state, moves).state
    const forth = framesOf(box.game, { state, rng, moves }, all)
    const back = framesBetween(box.game, after, state, all)
    for (const [index, viewer] of all.entries()) {
      const [here, there] = [box.game.view(state, viewer), box.game.view(after, viewer)]
      if (fieldsOf(here) !== fieldsOf(there)) return `the view of ${viewer} has other fields after ${canonical(moves)}`
      const shown = (start: unknown, frames: typeof forth) =>
        (frames[index] ?? []).reduce((view, { patch }) => patched(view, frozen(patch)), start)
      if (!same(shown(here, forth), there)) return `${viewer} is not shown all of ${canonical(moves)}`
      if (!same(shown(there, back), here)) return `${viewer} is not shown how ${canonical(moves)} is taken back`
    }
    return undefined
  },
}

function fieldsOf(view: unknown): string {
  return isObject(view) ? Object.keys(view).sort().join() : ''
}

export const toldAfterDone: Law<Juncture> = {
  name: 'what is told is already done',
  broken(moment) {
    const { state, decision } = moment
    const moves = randomMoves(moment)
    if (!moves) return undefined
    let early = decision === 0 ? untrueOfSetUp(moment) : undefined
    tryOut(moment, state, moves, (event, now) => {
      early ??= untrueOfAny(moment, event, now)
    })
    return early
  },
}

/** Nobody sees the table before it is set up: what is told of it on the way holds then. */
function untrueOfSetUp(moment: Juncture): string | undefined {
  const { box, seats, options, seed, rules } = moment
  const told: GameEvent[] = []
  const state = box.game.setup(seats, options, Rng.fromSeed(seed), (event) => told.push(event), rules)
  return firstOf(told, (event) => untrueOfAny(moment, event, state))
}

function untrueOfAny(moment: Juncture, event: GameEvent, now: unknown): string | undefined {
  return firstOf(viewers(moment.seats), (viewer) => untrue(moment, event, now, viewer))
}

function firstOf<Each>(all: readonly Each[], complaint: (each: Each) => string | undefined): string | undefined {
  return all.map(complaint).find((found) => found !== undefined)
}

function untrue(moment: Juncture, event: GameEvent, now: unknown, viewer: Viewer): string | undefined {
  const { game, holds } = moment.box
  const heard = game.redact(event, viewer)
  const isTrue = heard && holds[heard.type]
  if (!isTrue || isTrue(heard, game.view(now, viewer), viewer)) return undefined
  return `${viewer} hears ${canonical(heard)} while the view is ${seen(moment, now, viewer)}`
}
