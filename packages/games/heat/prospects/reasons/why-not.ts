import type { Reaching, Seat } from '@paddock/kernel'
import type { Action } from '../../rules/action.ts'
import { type CardName, cardCalled } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { askedNow, ruleOfPhase } from './asked-now.ts'
import { whyNoCard, whyNoPile, whyNotPlayedCard } from './of-card.ts'
import { whyNoGear, whyNoLever } from './of-gear.ts'
import { whyNotConfirmed } from './of-picking.ts'
import { whyNoCar, whyNoSpace } from './of-place.ts'
import { whyNoUse } from './of-symbol.ts'
import type { Piece } from './pieces.ts'
import type { Why } from './why.ts'

export function whyNot(piece: Piece, { view, seat, choices }: Reaching<Action, View>): Why {
  switch (piece.piece) {
    case 'gear':
      return whyNoGear(view, seat, piece.gear, choices)
    case 'card':
      return whyNoCard(view, seat, cardCalled(piece.card), choices)
    case 'played':
      return whyNotPlayedCard(view, seat, cardCalled(piece.card))
    case 'market':
    case 'upgrade':
      return whyNoUpgrade(view, seat, piece.card)
    case 'theirs':
      return { why: 'built-by-other', rule: ruleOfPhase(view), seat: piece.seat }
    case 'use':
      return whyNoUse(view, seat, piece.use)
    case 'confirm':
      return whyNotConfirmed(view, seat, piece.cards, choices)
    case 'part':
      if (view.phase === 'draft' || view.phase === 'swap' || view.phase === 'keep') return askedNow(view, seat)
      return piece.part === 'lever' ? whyNoLever(view, seat, choices) : whyNoPile(view, seat, piece.part)
    case 'car':
      return whyNoCar(view, seat, piece.car)
    case 'space':
      return whyNoSpace(view, seat, piece.space, choices)
  }
}

/** HT-CHAMP-07: an exchange for its like is none. What is built in stays where one more is taken. */
function whyNoUpgrade(view: View, seat: Seat, card: CardName): Why {
  const isTwin = view.phase === 'swap' && (view.upgrades[seat] ?? []).includes(cardCalled(card))
  return { why: isTwin ? 'same-card' : 'built-already', rule: ruleOfPhase(view) }
}
