/** What cards and their symbols are called. */
import type { Category } from '../../modules/workshop/upgrades.ts'
import { type Card, cardName, isSponsor, upgradeOf } from '../../rules/cards.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { callCards } from '../call-cards.ts'
import { printedSpeed } from '../card-list.ts'
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

function shortCard(of: Card): string {
  const upgrade = upgradeOf(of)
  if (upgrade?.kind === 'heat') return `heat (upgrade ${upgrade.number})`
  if (upgrade) return `${categoryNames[upgrade.category]} ${printedSpeed(of)}`
  return isSponsor(of) ? `sponsor ${printedSpeed(of)}` : `${cardName(of)}`
}

export const { card, fullCard, cards } = callCards(shortCard, symbol)

/** "a 3", "heat", "brakes 1/3". */
export function aCard(of: Card): string {
  return typeof cardName(of) === 'number' ? `a ${card(of)}` : card(of)
}
