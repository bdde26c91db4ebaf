import {
  by,
  type Decided,
  type Decision,
  everyone,
  type Game,
  inPhases,
  type Moves,
  over,
  type Rng,
  type Tell,
} from '@paddock/kernel'
import { at } from '@paddock/racing'
import { keepChoices, keepUpgrades } from '../modules/season/keep.ts'
import { pick, pickChoices, swap, swapChoices } from '../modules/workshop/draft.ts'
import { formOf } from './form.ts'
import { meta } from './meta.ts'
import type { Options } from './options.ts'
import { setUp } from './phases/race/set-up.ts'
import { planChoices, playCards, playChoices } from './phases/round/play.ts'
import { driveRound, nextDriver } from './phases/round/round.ts'
import { racing, shiftChoices, shiftGears } from './phases/round/shift.ts'
import { discardCards, discardChoices } from './phases/turn/discard.ts'
import { react, reactChoices } from './phases/turn/react.ts'
import { refresh, refreshChoices } from './phases/turn/refresh.ts'
import { replenish } from './phases/turn/replenish.ts'
import { slipstreamChoices, takeSlipstream } from './phases/turn/slipstream.ts'
import { cornersOn, discardOn, endReact, type Pause, reactOn, slipstreamOn } from './phases/turn/turn.ts'
import { takeValues, valuesChoices } from './phases/turn/values.ts'
import { ranking } from './scoring.ts'
import { type Action, clone, driverOf, type Event, type Phase, type State } from './state.ts'
import { imagine, parts, redact, type View, view } from './view.ts'

type Choices = Decision<State, Action, Event>['choices']

/** Whoever is to pick in the workshop. */
function picker(choices: Choices, decided: Decided<State, Action, Event>): Decision<State, Action, Event> {
  return by(({ picking }) => picking[0] ?? 0, choices, decided)
}

/** The driver on turn; the steps that follow run by themselves, and when the turn ends, those of the next driver. */
function driver(
  choices: Choices,
  decided: (state: State, action: Action, rng: Rng, tell: Tell<Event>) => Pause,
): Decision<State, Action, Event> {
  return by(driverOf, choices, (state, action, rng, tell) => {
    if (decided(state, action, rng, tell) === 'ends') nextDriver(state, rng, tell)
  })
}

function playAndDrive(state: State, moves: Moves<Action>, rng: Rng, tell: Tell<Event>): void {
  playCards(state, moves, tell)
  driveRound(state, rng, tell)
}

const decisions: Readonly<Record<Phase, Decision<State, Action, Event>>> = {
  draft: picker(pickChoices, pick),
  swap: picker(swapChoices, swap),
  keep: { pending: ({ seats }) => everyone(seats), choices: keepChoices, apply: keepUpgrades },
  shift: {
    pending: racing,
    choices: shiftChoices,
    apply(state, moves, rng, tell) {
      shiftGears(state, moves, tell)
      if (racing(state).length === 0) driveRound(state, rng, tell)
    },
  },
  play: { pending: racing, choices: playChoices, apply: playAndDrive },
  plan: { pending: racing, choices: planChoices, apply: playAndDrive },
  values: driver(valuesChoices, (state, action, rng, tell) => {
    takeValues(state, action, tell)
    return reactOn(state, rng, tell)
  }),
  react: driver(reactChoices, (state, action, rng, tell) => {
    if (action.type === 'done') return endReact(state, rng, tell)
    react(state, action, rng, tell)
    return reactOn(state, rng, tell)
  }),
  refresh: driver(refreshChoices, (state, action, rng, tell) => {
    refresh(state, action, tell)
    return state.options.wording === 'booklet' ? slipstreamOn(state, rng, tell) : discardOn(state, rng, tell)
  }),
  slipstream: driver(slipstreamChoices, (state, action, rng, tell) => {
    const before = at(state.progress, driverOf(state))
    takeSlipstream(state, action, tell)
    return cornersOn(state, before, rng, tell)
  }),
  discard: driver(discardChoices, (state, action, rng, tell) =>
    discardCards(state, action, tell) ? 'asks' : replenish(state, rng, tell),
  ),
  over,
}

/** A race. Everyone shifts and plays cards; then each car in turn moves, reacts, slipstreams, pays its corners. */
export const heatGame: Game<State, Action, Event, View, Options> = {
  meta,
  setup: setUp,
  ...inPhases(decisions),
  view,
  parts,
  redact,
  imagine,
  clone,
  formOf,
  ranking,
}
