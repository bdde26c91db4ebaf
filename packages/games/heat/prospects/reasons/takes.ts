/** What each choice takes hold of. */
import type { Seat } from '@paddock/kernel'
import type { Action } from '../../rules/action.ts'
import { type Card, faceOf, hasChoice, isDiscardable, isPlayable } from '../../rules/cards.ts'
import { landing } from '../../rules/movement/movement.ts'
import { playableOf } from '../../rules/phases/round/shift.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import { driverOf, hasFinished, isTurnPhase } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { spaceOf } from '../facts/road.ts'
import { speedWith } from '../turn.ts'
import { built, carOf, confirm, held, onMarket, type Piece, played } from './pieces.ts'

/**
 * A gear is looked at together with the cards that may be played in it, and whatever leads on to the end of the turn
 * together with those that may be discarded then: both can be picked beforehand. First comes what is pressed for it.
 */
export function takes(action: Action, view: View): readonly [Piece, ...Piece[]] {
  switch (action.type) {
    case 'pick':
      return [onMarket(action.card), confirm(1)]
    case 'swap':
      return [built(action.give), onMarket(action.take), confirm(2)]
    case 'keep':
      return [built(action.card), confirm(1)]
    case 'shift':
      return [{ piece: 'gear', gear: action.gear }, ...held(view.hand.filter(isPlayable))]
    case 'play':
      // HT-PLAY-07: a cluttered hand is laid down as a whole.
      return [confirm(action.cards.length), ...(fillsUp(action.cards, view) ? [] : held(action.cards))]
    case 'discard':
      return [confirm(action.cards.length), ...held(action.cards)]
    case 'refresh':
      return [confirm(action.cards.length), ...played(action.cards)]
    case 'salvage':
      return [{ piece: 'use', use: 'salvage' }, confirm(action.cards.length)]
    case 'pay':
    case 'replace':
      return [{ piece: 'use', use: action.type }, ...played([action.card])]
    default:
      return [{ piece: 'use', use: action.type }, ...alongside(action, view)]
  }
}

/** HT-PLAY-07: whether more cards are to be laid down than can be played. */
export function fillsUp(cards: readonly Card[], { hand }: View): boolean {
  return cards.length > playableOf(hand)
}

/** What a symbol, a slipstream or the end of React takes hold of beside its button, in a turn. */
function alongside(action: Action, view: View): Piece[] {
  if (!isTurnPhase(view.phase)) return []
  const seat = driverOf(view)
  const spaces = wayOf(action, view, seat)
  const way = spaces === undefined ? [] : [carOf(seat), endOf(view, seat, spaces)]
  switch (action.type) {
    case 'done':
    case 'stay':
      return hasFinished(view, seat) ? [] : held(view.hand.filter(isDiscardable)) // HT-FIN-05
    case 'values':
      return [...played(cardsOf(view.area, seat).filter(hasChoice)), ...way]
    case 'direct':
      return [...held([action.card]), ...way]
    case 'boost':
      return [carOf(seat)]
    default:
      return way
  }
}

/** How far a choice drives the car, full spaces aside; undefined where it does not, or where nobody knows. */
export function wayOf(action: Action, view: View, seat: Seat): number | undefined {
  switch (action.type) {
    case 'values':
      return speedWith(view, seat, action.values)
    case 'adrenaline':
      return 1
    case 'accelerate':
      return view.pluses
    case 'direct':
      return faceOf(action.card).value
    case 'slipstream':
      return action.spaces
    default:
      return undefined
  }
}

function endOf(view: View, seat: Seat, spaces: number): Piece {
  return { piece: 'space', space: spaceOf(view, landing(view, seat, spaces).progress) }
}
