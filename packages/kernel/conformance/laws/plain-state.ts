import type { GameEvent } from '../../game.ts'
import { canonical, throughJson } from '../../json.ts'
import { Rng } from '../../rng.ts'
import { viewers } from '../../viewers.ts'
import type { Juncture, Law } from '../law.ts'
import { frozen, isPlain, keysReversed, writesIntoFrozen } from '../plain.ts'
import { randomMoves, tryOut } from '../try-out.ts'

export const everythingIsPlain: Law<Juncture> = {
  name: 'states, views, choices and events survive a trip through JSON',
  broken(moment) {
    const { box, state, seats } = moment
    if (!isPlain(state)) return 'the state holds something that JSON cannot carry'
    for (const viewer of viewers(seats)) {
      if (!isPlain(box.game.view(state, viewer))) return `the view of ${viewer} holds something that JSON cannot carry`
      if (viewer === 'spectator') continue
      if (!isPlain(box.game.choices(state, viewer))) return `a choice of ${viewer} is something that JSON cannot carry`
    }
    const moves = randomMoves(moment)
    const events = moves ? tryOut(moment, state, moves).events : []
    const odd = events.find((event) => !isPlain(event))
    return odd ? `${odd.type} holds something that JSON cannot carry` : undefined
  },
}

export const keyOrderIsNothing: Law<Juncture> = {
  name: 'the order of keys means nothing',
  broken(moment) {
    const { box, state, seats } = moment
    const turned = keysReversed(throughJson(state))
    const asked = (table: unknown) =>
      canonical([
        box.game.pending(table),
        box.game.ranking(table) ?? null,
        viewers(seats).map((viewer) => box.game.view(table, viewer)),
        box.game.pending(table).map((seat) => box.game.choices(table, seat)),
      ])
    if (asked(state) !== asked(turned)) return 'what is asked gets another answer when the state’s keys are reordered'
    const moves = randomMoves(moment)
    if (!moves) return undefined
    const after = canonical(tryOut(moment, state, moves).state)
    const afterTurned = canonical(tryOut(moment, turned, moves).state)
    return after === afterTurned ? undefined : `${canonical(moves)} leads elsewhere when the state’s keys are reordered`
  },
}

export const clonesAreApart: Law<Juncture> = {
  name: 'a clone shares nothing with its original',
  broken(moment) {
    const { box, state } = moment
    const before = canonical(state)
    if (canonical(box.game.clone(state)) !== before) return 'a clone differs from its original'
    const moves = randomMoves(moment)
    if (!moves) return undefined
    const shared = writesIntoFrozen(() => tryOut(moment, frozen(throughJson(state)), moves))
    return shared ? `${canonical(moves)} on a clone wrote into the original` : undefined
  },
}

export const viewsAreApart: Law<Juncture> = {
  name: 'views, events and imagined states share nothing with what they come from',
  broken(moment) {
    const { box, state, seats, rng, dice } = moment
    const moves = randomMoves(moment)
    if (!moves) return undefined
    for (const viewer of viewers(seats)) {
      const table = box.game.clone(state)
      const view = frozen(box.game.view(table, viewer))
      const events: GameEvent[] = []
      const apply = (world: unknown, actions: readonly unknown[]) =>
        box.game.apply(world, actions, Rng.fromState(rng), (event) => events.push(frozen(event)))
      if (writesIntoFrozen(() => apply(table, moves))) return `${canonical(moves)} changed the view of ${viewer}`
      const redacted = writesIntoFrozen(() => events.forEach((event) => void box.game.redact(event, viewer)))
      if (redacted) return `redacting for ${viewer} changed the event itself`
      const world = box.game.imagine(view, viewer, dice)
      const worldMoves = randomMoves({ ...moment, state: world })
      if (worldMoves && writesIntoFrozen(() => apply(world, worldMoves)))
        return `an imagined state is part of the view of ${viewer}`
    }
    return undefined
  },
}
