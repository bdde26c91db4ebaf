import type { Game, Pending, Seat } from '@paddock/kernel'
import { everyone, nobody, only } from '@paddock/racing'
import { faceOf } from './cards.ts'
import { meta } from './meta.ts'
import type { Options } from './options.ts'
import { bidChoices, takeBid } from './phases/auction.ts'
import { betChoices, makeBets } from './phases/bet.ts'
import { goOnWith } from './phases/end-card.ts'
import { catchUpChoices, pairChoices } from './phases/pair.ts'
import { cardChoices, drawCard, drawChoices, playCard, showCards } from './phases/play-card.ts'
import { rowChoices, wildChoices } from './phases/rows.ts'
import { setUp } from './phases/set-up.ts'
import { moveChoices } from './phases/steer.ts'
import { decideTaking, takeChoices } from './phases/take-driver.ts'
import { seatsChoosing } from './phases/turn.ts'
import { ranking } from './scoring.ts'
import { type Action, clone, type Event, type State } from './state.ts'
import { imagine, redact, type View, view } from './view.ts'

/** Races for money: an open auction, then cards that move everybody's cars, and bets on them. */
export const topRace: Game<State, Action, Event, View, Options> = {
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
        return takeBid(state, action, rng, tell)
      case 'hand':
      case 'car':
      case 'grid':
      case 'token':
        return decideTaking(state, action, rng, tell)
      case 'card':
        return playCard(state, action, rng, tell)
      case 'draw':
        return drawCard(state, rng, tell)
      case 'choose':
        return showCards(state, moves, rng, tell)
      case 'pair':
      case 'row':
      case 'wild':
      case 'move':
        return goOnWith(state, action, rng, tell)
      case 'bet':
        return makeBets(state, moves, rng, tell)
      case 'over':
        throw new Error('the match is over')
    }
  },
  view,
  redact,
  imagine,
  clone,
  ranking,
}

function pending(state: State): Pending {
  switch (state.phase) {
    case 'bid':
      return only(state.speaker)
    case 'hand':
    case 'car':
    case 'grid':
    case 'token':
      return only(state.buyer)
    case 'choose':
      return seatsChoosing(state)
    case 'card':
    case 'draw':
    case 'pair':
    case 'row':
    case 'wild':
    case 'move':
      return only(state.turn)
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
    case 'hand':
    case 'car':
    case 'grid':
    case 'token':
      return takeChoices(state)
    case 'card':
    case 'choose':
      return cardChoices(state, seat)
    case 'draw':
      return drawChoices
    case 'pair':
      return pairChoices
    case 'row':
      return rowChoices(state)
    case 'wild':
      return wildChoices(state)
    case 'move':
      return faceOf(state.card).pair ? catchUpChoices(state) : moveChoices(state)
    case 'bet':
      return betChoices
    case 'over':
      return []
  }
}
