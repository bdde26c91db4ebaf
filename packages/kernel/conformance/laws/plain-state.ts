import { canonical, isObject, throughJson } from '../../json.ts'
import { Rng } from '../../rng.ts'
import type { Law, Moment } from '../law.ts'
import { randomMoves, tryOut } from '../try-out.ts'

export const stateIsPlain: Law<Moment> = {
  name: 'a state survives a trip through JSON',
  broken({ state }) {
    return isPlain(state) ? undefined : 'the state holds something that JSON cannot carry'
  },
}

export const keyOrderIsNothing: Law<Moment> = {
  name: 'the order of keys means nothing',
  broken(moment) {
    const { box, state } = moment
    const turned = keysReversed(throughJson(state))
    for (const seat of box.game.pending(state)) {
      const here = box.game.choices(state, seat).map(canonical).join()
      const there = box.game.choices(turned, seat).map(canonical).join()
      if (here !== there) return `seat ${seat} has other choices when the state's keys stand in another order`
    }
    const moves = randomMoves(moment)
    if (!moves) return undefined
    const after = canonical(tryOut(moment, state, moves).state)
    const afterTurned = canonical(tryOut(moment, turned, moves).state)
    return after === afterTurned ? undefined : `${canonical(moves)} leads elsewhere when the state's keys are reordered`
  },
}

export const clonesAreApart: Law<Moment> = {
  name: 'a clone shares nothing with its original',
  broken(moment) {
    const { box, state } = moment
    const moves = randomMoves(moment)
    if (!moves) return undefined
    const before = canonical(state)
    const original = box.game.clone(state)
    if (canonical(original) !== before) return 'a clone differs from its original'
    tryOut(moment, original, moves)
    return canonical(original) === before ? undefined : `${canonical(moves)} on a clone changed the original`
  },
}

export const viewsAreApart: Law<Moment> = {
  name: 'a view does not change under its viewer',
  broken(moment) {
    const { box, state, seats, rng } = moment
    const moves = randomMoves(moment)
    if (!moves) return undefined
    const table = box.game.clone(state)
    const views = Array.from({ length: seats }, (_, seat) => box.game.view(table, seat))
    const before = canonical(views)
    box.game.apply(table, moves, Rng.fromState(rng), () => {})
    return canonical(views) === before ? undefined : `a view taken before ${canonical(moves)} changed with it`
  },
}

/** Nothing but objects, lists, texts, truth values, null and finite numbers. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return Array.from(value, isPlain).every(Boolean)
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}

function keysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysReversed)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, keysReversed(inner)] as const)
  return Object.fromEntries(entries.reverse())
}
