/** What may be used in React: what each symbol is called, and what it would bring. */

import { at } from '@paddock/racing'
import type { Action } from '../../rules/action.ts'
import { countOf, faceOf, heat, stress } from '../../rules/cards.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import {
  boostPrice,
  planOfAccelerating,
  planOfAdrenaline,
  planOfBoost,
  planOfDirect,
  planOfReplacing,
  planOfTurn,
} from './plans.ts'
import type { AskedProps } from './props.ts'
import { text } from './text/index.ts'

export interface Use {
  readonly choice: number
  readonly action: Action
  readonly title: string
  readonly brings: string
  readonly sign: SymbolName | undefined
}

/** What cannot be left (HT-REACT-08). */
export function isDuty({ type }: Action): boolean {
  return type === 'pay' || type === 'replace' || type === 'scrap'
}

export function usesOf(props: AskedProps): Use[] {
  return props.deciding.choices.map((action, choice) => ({ choice, action, ...useOf(action, props) }))
}

function useOf(action: Action, { view, seat, language }: AskedProps): Pick<Use, 'title' | 'brings' | 'sign'> {
  const words = text[language]
  const engine = at(view.engine, seat)
  switch (action.type) {
    case 'pay': {
      const cost = faceOf(action.card).symbols.heat ?? 0
      return { title: words.pay(action.card, cost), brings: words.payBrings(engine - cost), sign: 'heat' }
    }
    case 'replace': {
      const plan = planOfReplacing(view, seat, action.card)
      return { title: words.replace(action.card), brings: words.replaceBrings(plan), sign: undefined }
    }
    case 'scrap':
      return { title: words.scrap(action.cards), brings: words.scrapBrings, sign: 'scrap' }
    case 'cool': {
      const left = countOf(view.hand, heat) - action.heat
      const brings = words.coolBrings(engine + action.heat, left)
      return { title: words.cool(action.heat), brings, sign: 'cooldown' }
    }
    case 'boost': {
      const price = boostPrice(view, seat) === 0 ? words.boostFree : words.boostCosts
      return { title: words.boost, brings: `${price}, ${words.brief(planOfBoost(view, seat))}`, sign: 'boost' }
    }
    case 'adrenaline':
      return { title: words.adrenaline, brings: words.brief(planOfAdrenaline(view, seat)), sign: 'speed' }
    case 'relieve': {
      const left = countOf(view.hand, stress) - action.stress
      return { title: words.relieve(action.stress), brings: words.relieveBrings(left), sign: 'stress' }
    }
    case 'salvage':
      return { title: words.salvageCards(action.cards), brings: words.salvageBrings, sign: 'salvage' }
    case 'direct': {
      const { symbols } = faceOf(action.card)
      const owed = words.directOwes(symbols.heat ?? 0, symbols.scrap ?? 0)
      const brief = words.brief(planOfDirect(view, seat, action.card))
      return { title: words.direct(action.card), brings: [brief, owed].filter(Boolean).join(', '), sign: 'direct' }
    }
    case 'accelerate': {
      const plan = planOfAccelerating(view, seat)
      return { title: words.accelerate(view.pluses), brings: words.brief(plan), sign: 'accelerate' }
    }
    default:
      return { title: words.goOn, brings: words.goOnBrings(planOfTurn(view, seat)), sign: undefined }
  }
}
