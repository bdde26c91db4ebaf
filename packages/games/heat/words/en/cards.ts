/** What cards and their symbols are called. */
import { noted } from '@paddock/racing'
import type { Category } from '../../modules/workshop/upgrades.ts'
import { type Card, cardName, isSponsor, upgradeOf } from '../../rules/cards.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { cardList, hasTwin, printedSpeed } from '../card-list.ts'
import { cardNotes } from '../card-notes.ts'
import { signed } from '../signed.ts'

export const categoryNames: Readonly<Record<Category, string>> = {
  '4wd': 'four-wheel drive',
  body: 'body',
  brakes: 'brakes',
  cooling: 'cooling',
  rpm: 'RPM',
  heat: 'heat',
  fuel: 'fuel',
  pedal: 'gas pedal',
  suspension: 'suspension',
  tires: 'tires',
  turbo: 'turbo',
  wings: 'wings',
}

/** "cooldown 2", "limit +1". */
export function symbol(of: SymbolName, count: number): string {
  switch (of) {
    case 'plus':
      return '+'.repeat(count)
    case 'speed':
      return `speed ${signed(count)}`
    case 'stress':
      return `stress relief ${count}`
    case 'direct':
      return 'direct play'
    case 'slipstream':
      return `slipstream ${signed(count)}`
    case 'adjust':
      return `limit ${signed(count)}`
    case 'accelerate':
    case 'refresh':
    case 'boost':
      return of
    case 'heat':
    case 'scrap':
    case 'cooldown':
    case 'salvage':
      return `${of} ${count}`
  }
}

/** Short, and different for every card: "4", "heat", "brakes 1/3", "turbo 8", "sponsor 6". */
export function card(of: Card): string {
  return hasTwin(of) ? fullCard(of) : shortCard(of)
}

/** With all symbols: "turbo 8 (heat 1, scrap 6)". */
export function fullCard(of: Card): string {
  return `${shortCard(of)}${noted(cardNotes(of, symbol))}`
}

function shortCard(of: Card): string {
  const upgrade = upgradeOf(of)
  if (upgrade?.kind === 'heat') return `heat (upgrade ${upgrade.number})`
  if (upgrade) return `${categoryNames[upgrade.category]} ${printedSpeed(of)}`
  return isSponsor(of) ? `sponsor ${printedSpeed(of)}` : `${cardName(of)}`
}

export function cards(list: readonly Card[]): string {
  return cardList(list, card)
}

/** "a 3", "heat", "brakes 1/3". */
export function aCard(of: Card): string {
  return typeof cardName(of) === 'number' ? `a ${card(of)}` : card(of)
}
