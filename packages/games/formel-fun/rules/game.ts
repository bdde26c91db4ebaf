import { type Game, nobody, only } from '@paddock/kernel'
import { ownerOf } from './cars.ts'
import { meta } from './meta.ts'
import type { Options } from './options.ts'
import { drive } from './phases/drive.ts'
import { goOn } from './phases/end-race.ts'
import { cardChoices, playCard } from './phases/play-card.ts'
import { setUp } from './phases/set-up.ts'
import { ranking } from './scoring.ts'
import { type Action, carOnTurn, clone, type Event, type State } from './state.ts'
import { imagine, parts, redact, type View, view } from './view.ts'

/** Elimination races on an oval of thirty spaces. A turn: play a card, draw one, drive; then the next car. */
export const formelFun: Game<State, Action, Event, View, Options> = {
  meta,
  setup: setUp,
  pending(state) {
    const car = carOnTurn(state)
    return car === undefined ? nobody : only(ownerOf(car))
  },
  choices: cardChoices,
  apply(state, moves, rng, tell) {
    const car = carOnTurn(state)
    const action = moves[0]
    if (car === undefined || action === undefined) throw new Error('no car on turn, or no card for it')
    const distance = playCard(state, car, action, rng, tell)
    drive(state, car, distance, tell)
    goOn(state, tell)
  },
  view,
  parts,
  redact,
  imagine,
  clone,
  ranking,
}
