import { everyone, type Game, nobody, only, type Pending, type Seat } from '@paddock/kernel'
import { meta } from './meta.ts'
import type { Options } from './options.ts'
import { bidChoices, biddersOf, takeBids } from './phases/auction.ts'
import { betChoices, makeBets } from './phases/bet.ts'
import { keepChoices, keepPowers, seatsWith, swapChoices, swapPower, swapper } from './phases/keep-power.ts'
import { playCard, playChoices } from './phases/play-card.ts'
import { currentRow } from './phases/row.ts'
import { carryOn, decideSkip, nameWild, skipChoices, skipRow, wildChoices } from './phases/rows.ts'
import { setUp } from './phases/set-up.ts'
import { bonusChoices, moveCar, steerChoices, takeBonus } from './phases/steer.ts'
import { steererOf } from './powers.ts'
import { ranking } from './scoring.ts'
import { type Action, clone, type Event, type State } from './state.ts'
import { imagine, parts, redact, type View, view } from './view.ts'

/** Auction, race and bets. A turn: play a card, and carry it out row by row. */
export const downforce: Game<State, Action, Event, View, Options> = {
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
      case 'bid':
        return takeBids(state, moves, rng, tell)
      case 'keep':
        return keepPowers(state, moves, rng, tell)
      case 'swap':
        return swapPower(state, moves, rng, tell)
      case 'card':
        return playCard(state, action, rng, tell)
      case 'skip':
        return decideSkip(state, action, rng, tell)
      case 'wild':
        return nameWild(state, action, rng, tell)
      case 'move':
        steer(state, action, tell)
        break
      case 'bonus':
        takeBonus(state, action, tell)
        break
      case 'bet':
        return makeBets(state, moves, rng, tell)
      case 'over':
        throw new Error('the match is over')
    }
    if (state.phase !== 'bonus' || action.type === 'bonus') carryOn(state, rng, tell)
  },
  view,
  parts,
  redact,
  imagine,
  clone,
  ranking,
}

function pending(state: State): Pending {
  switch (state.phase) {
    case 'bid':
      return biddersOf(state)
    case 'keep':
      return seatsWith(state, 2)
    case 'swap':
      return only(swapper(state))
    case 'card':
    case 'skip':
    case 'wild':
    case 'bonus':
      return only(state.turn)
    case 'move':
      return only(steererOf(state, state.car))
    case 'bet':
      return everyone(state.seats)
    case 'over':
      return nobody
  }
}

function choicesOf(state: State, seat: Seat): readonly Action[] {
  switch (state.phase) {
    case 'bid':
      return bidChoices(state, seat)
    case 'keep':
      return keepChoices(state, seat)
    case 'swap':
      return swapChoices(state)
    case 'card':
      return playChoices(state, seat)
    case 'skip':
      return skipChoices
    case 'wild':
      return wildChoices(state)
    case 'move':
      return steerChoices(state)
    case 'bonus':
      return bonusChoices(state)
    case 'bet':
      return betChoices(state)
    case 'over':
      return []
  }
}

function steer(state: State, action: Action, tell: (event: Event) => void): void {
  const row = currentRow(state)
  if (action.type === 'skip' && row) skipRow(state, row, tell)
  else moveCar(state, action, tell)
}
