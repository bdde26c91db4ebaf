/** Why a card in hand, one that was played, or a pile is out of reach. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import type { Action } from '../../rules/action.ts'
import { type Card, heat, isDiscardable, stress } from '../../rules/cards.ts'
import { heatCost, meansOf } from '../../rules/phases/reactions/means.ts'
import { playableOf } from '../../rules/phases/round/shift.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import { hasFinished } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { mayCool } from '../cooling.ts'
import { handSizeOf } from '../facts/supplies.ts'
import { usable } from '../facts/usable.ts'
import { askedNow } from './asked-now.ts'
import { whyNoCooling } from './of-symbol.ts'
import { fillsUp } from './takes.ts'
import type { Why } from './why.ts'

const atHome: Why = { why: 'home-discards-nothing', rule: 'HT-FIN-05' }

export function whyNoCard(view: View, seat: Seat, card: Card, choices: readonly Action[]): Why {
  switch (view.phase) {
    case 'shift':
    case 'play':
    case 'plan':
      return choices.some((choice) => choice.type === 'play' && fillsUp(choice.cards, view))
        ? { why: 'cluttered', rule: 'HT-PLAY-07', playable: playableOf(view.hand) }
        : { why: 'heat-not-played', rule: 'HT-PLAY-02' }
    case 'react':
      return whyNotInReact(view, seat, card)
    case 'slipstream':
    case 'discard':
      return whyNotDiscarded(card)
    default:
      return askedNow(view, seat)
  }
}

/** Heat and Stress have ways of their own out of the hand; the others are picked for the discard. */
function whyNotInReact(view: View, seat: Seat, card: Card): Why {
  const { cooldown, stress: relief } = usable(view, seat)
  if (!mayCool(view, seat)) return atHome
  if (card === heat)
    return cooldown > 0 ? { why: 'heat-is-cooled', rule: 'HT-REACT-03', most: cooldown } : whyNoCooling(view, seat)
  if (card === stress && relief > 0) return { why: 'stress-is-relieved', rule: 'HT-SYM-12', most: relief }
  if (!isDiscardable(card)) return whyNotDiscarded(card)
  if (hasFinished(view, seat)) return atHome
  return askedNow(view, seat)
}

function whyNotDiscarded(card: Card): Why {
  return { why: card === heat ? 'heat-not-discarded' : 'stress-not-discarded', rule: 'HT-DISC-02' }
}

export function whyNotPlayedCard(view: View, seat: Seat, card: Card): Why {
  if (!cardsOf(view.area, seat).includes(card)) return { why: 'set-aside', rule: 'HT-MOVE-06' }
  if (view.phase !== 'react' || !view.left.heat.includes(card)) return { why: 'card-stays', rule: 'HT-DISC-04', card }
  const [cost, engine] = [heatCost(card), at(view.engine, seat)]
  if (cost > meansOf(view, seat, view.hand)) return { why: 'cannot-be-paid', rule: 'HT-SYM-03', card, cost, engine }
  return cost > engine
    ? { why: 'cool-to-pay', rule: 'HT-R21', card, cost, engine }
    : { why: 'others-are-paid', rule: 'HT-SYM-05', card, cost }
}

export function whyNoPile(view: View, seat: Seat, pile: 'engine' | 'deck' | 'discard'): Why {
  switch (pile) {
    case 'engine':
      return whyNoEngine(at(view.engine, seat))
    case 'deck':
      return hasFinished(view, seat) ? atHome : { why: 'drawn-later', rule: 'HT-DISC-05', size: handSizeOf(view) }
    case 'discard':
      return { why: 'only-the-top', rule: 'HT-SET-13', cards: view.discard[seat]?.length ?? 0 }
  }
}

function whyNoEngine(heat: number): Why {
  return heat > 0 ? { why: 'engine-pays', rule: 'HT-CORN-05', heat } : { why: 'engine-is-empty', rule: 'HT-REACT-03' }
}
