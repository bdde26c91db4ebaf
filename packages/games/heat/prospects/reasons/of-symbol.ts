/** Why a symbol cannot be used in React. */
import type { Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { weatherAt } from '../../modules/conditions/sectors.ts'
import { countOf, faceOf, heat, stress } from '../../rules/cards.ts'
import { gearOf } from '../../rules/gears.ts'
import { boostPrice } from '../../rules/phases/reactions/boost.ts'
import { cooldownHere, heatCost, isLost } from '../../rules/phases/reactions/means.ts'
import { adrenalineCars } from '../../rules/phases/round/adrenaline.ts'
import { mayGiveUp } from '../../rules/phases/round/give-up.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import type { View } from '../../rules/view.ts'
import { symbolCount } from '../outcome.ts'
import { askedNow } from './asked-now.ts'
import type { Use } from './pieces.ts'
import type { Why } from './why.ts'

export function whyNoUse(view: View, seat: Seat, use: Use): Why {
  if (use === 'give-up') return whyNoGivingUp(view)
  if (view.phase !== 'react')
    return isAfterReact(view) && isOfReact(use) ? { why: 'react-is-over', rule: 'HT-REACT-01' } : askedNow(view, seat)
  const { left } = view
  switch (use) {
    case 'cool':
      return whyNoCooling(view, seat)
    case 'boost':
      return whyNoBoost(view, seat)
    case 'adrenaline':
      return whyNoAdrenaline(view, seat)
    case 'relieve':
      if (left.stress === 0) return noSuchSymbol('stress', 'HT-SYM-12')
      return countOf(view.hand, stress) === 0 ? { why: 'no-stress-in-hand', rule: 'HT-SYM-12' } : cardsInDoubt(view)
    case 'pay':
      return whyNoPaying(view, seat)
    case 'replace':
      return left.heat.length === 0
        ? { why: 'nothing-owed', rule: 'HT-SYM-02' }
        : { why: 'can-be-paid', rule: 'HT-SYM-05' }
    case 'scrap':
      return left.scrap.length === 0 ? noSuchSymbol('scrap', 'HT-SYM-07') : cardsInDoubt(view)
    case 'salvage':
      return left.salvage.length === 0
        ? noSuchSymbol('salvage', 'HT-SYM-15')
        : { why: 'discard-empty', rule: 'HT-SYM-15' }
    case 'direct':
      return view.hand.some((card) => faceOf(card).symbols.direct)
        ? { why: 'direct-too-dear', rule: 'HT-R22' }
        : noSuchSymbol('direct', 'HT-SYM-17')
    case 'accelerate':
      return left.accelerate === 0 ? noSuchSymbol('accelerate', 'HT-SYM-20') : { why: 'no-plus', rule: 'HT-SYM-20' }
    default:
      return askedNow(view, seat)
  }
}

function isAfterReact({ phase }: View): boolean {
  return phase === 'refresh' || phase === 'slipstream' || phase === 'discard'
}

/** Whether it is used in React, or ends it. */
function isOfReact(use: Use): boolean {
  return use !== 'values' && use !== 'slipstream' && use !== 'stay' && use !== 'no-swap'
}

/** HT-FIN-11, HT-R5 */
function whyNoGivingUp(view: View): Why {
  return mayGiveUp(view) ? { why: 'give-up-later', rule: 'HT-R5' } : { why: 'nobody-home', rule: 'HT-FIN-11' }
}

export function whyNoCooling(view: View, seat: Seat): Why {
  if (weatherAt(view, at(view.progress, seat)).noCooldown) return { why: 'no-cooldown-here', rule: 'HT-WEA-08' }
  if (countOf(view.hand, heat) === 0) return { why: 'no-heat-in-hand', rule: 'HT-REACT-03' }
  if (cooldownHere(view, seat) > 0) return cardsInDoubt(view)
  const gear = at(view.gear, seat)
  return hadCooldown(view, seat, gear)
    ? { why: 'cooldown-used', rule: 'HT-REACT-01' }
    : { why: 'no-cooldown', rule: 'HT-GEAR-06', gear }
}

/** Whether gear, adrenaline, cards or a sector gave any in this turn. */
function hadCooldown(view: View, seat: Seat, gear: number): boolean {
  const ofGear = gearOf(gear).symbols.cooldown ?? 0
  const ofCards = symbolCount(cardsOf(view.area, seat), 'cooldown')
  return ofGear + ofCards + view.left.cooledIn.length > 0 || view.adrenaline.includes(seat)
}

function whyNoBoost(view: View, seat: Seat): Why {
  if (view.left.boost === 0) return { why: 'boosted', rule: 'HT-REACT-04' }
  return at(view.engine, seat) < boostPrice(view, seat)
    ? { why: 'engine-empty', rule: 'HT-REACT-05' }
    : { why: 'heat-is-owed', rule: 'HT-R10', heat: symbolCount(view.left.heat, 'heat') }
}

function whyNoPaying(view: View, seat: Seat): Why {
  const [card] = view.left.heat
  if (card === undefined) return { why: 'nothing-owed', rule: 'HT-SYM-02' }
  const [cost, engine] = [heatCost(card), at(view.engine, seat)]
  return isLost(view, seat, view.hand)
    ? { why: 'cannot-be-paid', rule: 'HT-SYM-03', card, cost, engine }
    : { why: 'cool-to-pay', rule: 'HT-R21', card, cost, engine }
}

function whyNoAdrenaline({ adrenaline, cars }: View, seat: Seat): Why {
  if (adrenaline.includes(seat)) return { why: 'adrenaline-used', rule: 'HT-ADR-08' }
  const lastCars = adrenalineCars(cars)
  return { why: 'no-adrenaline', rule: lastCars > 1 ? 'HT-ADR-02' : 'HT-ADR-01', lastCars }
}

function noSuchSymbol(symbol: SymbolName, rule: string): Why {
  return { why: 'no-such-symbol', rule, symbol }
}

/** HT-R11: what stands on cards that cannot all be paid waits, or is void. */
function cardsInDoubt({ left }: View): Why {
  return { why: 'cards-in-doubt', rule: 'HT-R11', heat: symbolCount(left.heat, 'heat') }
}
