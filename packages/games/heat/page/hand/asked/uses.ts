/** What may be used in React: what each symbol is called, and what it would bring. */
import type { HeatProspect } from '../../../prospects/prospect.ts'
import type { Piece } from '../../../prospects/reasons/pieces.ts'
import { takes } from '../../../prospects/reasons/takes.ts'
import type { Action } from '../../../rules/action.ts'
import { faceOf } from '../../../rules/cards.ts'
import type { SymbolName } from '../../../rules/symbols.ts'
import { isSure } from '../plan/chance.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import type { HandWords } from '../text/words.ts'

export interface Use {
  /** The piece of the table that it takes hold of. */
  readonly of: Piece
  readonly choice: number
  readonly action: Action
  readonly title: string
  readonly brings: string
  readonly sign: SymbolName | undefined
  /** Where it moves the car, that ends in a spin-out in any case. */
  readonly isLost: boolean
}

/** What cannot be left (HT-REACT-08). */
export function isDuty({ type }: Action): boolean {
  return type === 'pay' || type === 'replace' || type === 'scrap'
}

/** Symbols that move the car. */
export function isMove({ type }: Action): boolean {
  return type === 'boost' || type === 'adrenaline' || type === 'direct' || type === 'accelerate'
}

export function usesOf({ deciding, view, language }: AskedProps): Use[] {
  return deciding.choices.map((action, choice) => {
    const prospect = deciding.prospect(choice)
    const isLost = isMove(action) && prospect.plans.some(({ risk }) => isSure(risk))
    return {
      of: takes(action, view)[0],
      choice,
      action,
      isLost,
      ...useOf(action, prospect, view.pluses, text[language]),
    }
  })
}

function useOf(
  action: Action,
  { plans: [plan], price, engine, held }: HeatProspect,
  pluses: number,
  words: HandWords,
): Pick<Use, 'title' | 'brings' | 'sign'> {
  const brief = plan ? words.brief(plan) : ''
  switch (action.type) {
    case 'pay':
      return { title: words.pay(action.card, price), brings: words.payBrings(engine), sign: 'heat' }
    case 'replace':
      return { title: words.replace(action.card), brings: plan ? words.replaceBrings(plan) : '', sign: undefined }
    case 'scrap':
      return { title: words.scrap(action.cards), brings: words.scrapBrings, sign: 'scrap' }
    case 'cool':
      return { title: words.cool(action.heat), brings: words.coolBrings(engine, held.heat), sign: 'cooldown' }
    case 'boost': {
      const cost = price === 0 ? words.boostFree : words.boostCosts
      return { title: words.boost, brings: `${cost}, ${brief}`, sign: 'boost' }
    }
    case 'adrenaline':
      return { title: words.adrenaline, brings: brief, sign: 'speed' }
    case 'relieve':
      return { title: words.relieve(action.stress), brings: words.relieveBrings(held.stress), sign: 'stress' }
    case 'salvage':
      return { title: words.salvageCards(action.cards), brings: words.salvageBrings, sign: 'salvage' }
    case 'direct': {
      const { symbols } = faceOf(action.card)
      const owed = words.directOwes(symbols.heat ?? 0, symbols.scrap ?? 0)
      return { title: words.direct(action.card), brings: [brief, owed].filter(Boolean).join(', '), sign: 'direct' }
    }
    case 'accelerate':
      return { title: words.accelerate(pluses), brings: brief, sign: 'accelerate' }
    default:
      return { title: words.goOn, brings: plan ? words.goOnBrings(plan) : '', sign: undefined }
  }
}
