import { everyone, type Game, nobody, only, type Pending, type Rng, type Seat, type Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { pick, pickChoices, swap, swapChoices } from '../modules/workshop/draft.ts'
import { meta } from './meta.ts'
import type { Options } from './options.ts'
import { keepChoices, keepUpgrades } from './phases/race/end-race.ts'
import { setUp } from './phases/race/set-up.ts'
import { planChoices, playCards, playChoices } from './phases/round/play.ts'
import { driveRound, nextDriver } from './phases/round/round.ts'
import { racing, shiftChoices, shiftGears } from './phases/round/shift.ts'
import { discardCards, discardChoices } from './phases/turn/discard.ts'
import { react, reactChoices } from './phases/turn/react.ts'
import { refresh, refreshChoices } from './phases/turn/refresh.ts'
import { slipstreamChoices, takeSlipstream } from './phases/turn/slipstream.ts'
import { cornersOn, discardOn, endReact, type Pause, reactOn, replenish, slipstreamOn } from './phases/turn/turn.ts'
import { chooseValues, valuesChoices } from './phases/turn/values.ts'
import { ranking } from './scoring.ts'
import { type Action, clone, driverOf, type Event, type State } from './state.ts'
import { imagine, parts, redact, type View, view } from './view.ts'

/** A race. Everyone shifts and plays cards; then each car in turn moves, reacts, slipstreams, pays its corners. */
export const heat: Game<State, Action, Event, View, Options> = {
  meta,
  setup: setUp,
  pending,
  choices(state, seat) {
    return pending(state).includes(seat) ? choicesOf(state, seat) : []
  },
  apply(state, moves, rng, tell) {
    const [action] = moves
    if (!action) throw new Error('nothing was decided')
    switch (state.phase) {
      case 'draft':
        pick(state, action, rng, tell)
        break
      case 'swap':
        swap(state, action, rng, tell)
        break
      case 'keep':
        keepUpgrades(state, moves, rng, tell)
        break
      case 'shift':
        shiftGears(state, moves, tell)
        if (racing(state).length === 0) driveRound(state, rng, tell)
        break
      case 'play':
      case 'plan':
        playCards(state, moves, tell)
        driveRound(state, rng, tell)
        break
      case 'over':
        throw new Error('the match is over')
      default:
        if (decide(state, action, rng, tell) === 'ends') nextDriver(state, rng, tell)
    }
  },
  view,
  parts,
  redact,
  imagine,
  clone,
  ranking,
}

/** A decision of the driver on turn, and the steps that follow by themselves. */
function decide(state: State, action: Action, rng: Rng, tell: Tell<Event>): Pause {
  switch (state.phase) {
    case 'values':
      chooseValues(state, action, tell)
      return reactOn(state, rng, tell)
    case 'react':
      if (action.type === 'done') return endReact(state, rng, tell)
      react(state, action, rng, tell)
      return reactOn(state, rng, tell)
    case 'refresh':
      refresh(state, action, tell)
      return state.options.wording === 'booklet' ? slipstreamOn(state, rng, tell) : discardOn(state, rng, tell)
    case 'slipstream': {
      const before = at(state.progress, driverOf(state))
      takeSlipstream(state, action, tell)
      return cornersOn(state, before, rng, tell)
    }
    default:
      return discardCards(state, action, tell) ? 'asks' : replenish(state, rng, tell)
  }
}

function pending(state: State): Pending {
  switch (state.phase) {
    case 'draft':
    case 'swap':
      return only(state.picking[0] ?? 0)
    case 'keep':
      return everyone(state.seats)
    case 'shift':
    case 'play':
    case 'plan':
      return racing(state)
    case 'over':
      return nobody
    default:
      return only(driverOf(state))
  }
}

function choicesOf(state: State, seat: Seat): readonly Action[] {
  switch (state.phase) {
    case 'draft':
      return pickChoices(state)
    case 'swap':
      return swapChoices(state, seat)
    case 'keep':
      return keepChoices(state, seat)
    case 'shift':
      return shiftChoices(state, seat)
    case 'play':
      return playChoices(state, seat)
    case 'plan':
      return planChoices(state, seat)
    case 'values':
      return valuesChoices(state, seat)
    case 'react':
      return reactChoices(state, seat)
    case 'refresh':
      return refreshChoices(state, seat)
    case 'slipstream':
      return slipstreamChoices(state)
    case 'discard':
      return discardChoices(state, seat)
    case 'over':
      return []
  }
}
