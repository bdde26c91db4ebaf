/** Le nom des cartes et de leurs symboles. */
import type { Category } from '../../modules/workshop/upgrades.ts'
import { type Card, cardName, heat, isSponsor, upgradeOf } from '../../rules/cards.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { callCards } from '../call-cards.ts'
import { printedSpeed } from '../card-list.ts'
import { signed } from '../signed.ts'

export const categoryNames: Readonly<Record<Category, string>> = {
  '4wd': 'quatre roues motrices',
  body: 'carrosserie',
  brakes: 'freins',
  cooling: 'système de refroidissement',
  rpm: 'RPM',
  heat: 'surchauffe',
  fuel: 'carburant',
  pedal: 'pédale des gaz',
  suspension: 'suspension',
  tires: 'pneus',
  turbo: 'turbo',
  wings: 'aileron',
}

/** « refroidissement 2 », « limite +1 ». */
export function symbol(of: SymbolName, count: number): string {
  switch (of) {
    case 'plus':
      return '+'.repeat(count)
    case 'heat':
      return `surchauffe ${count}`
    case 'scrap':
      return `rebut ${count}`
    case 'cooldown':
      return `refroidissement ${count}`
    case 'boost':
      return 'boost'
    case 'speed':
      return `vitesse ${signed(count)}`
    case 'stress':
      return `réduction du stress ${count}`
    case 'salvage':
      return `sauvetage ${count}`
    case 'accelerate':
      return 'accélération'
    case 'direct':
      return 'jeu direct'
    case 'refresh':
      return 'récupération'
    case 'slipstream':
      return `aspiration ${signed(count)}`
    case 'adjust':
      return `limite ${signed(count)}`
  }
}

function shortCard(of: Card): string {
  const upgrade = upgradeOf(of)
  if (upgrade?.kind === 'heat') return `surchauffe (amélioration ${upgrade.number})`
  if (upgrade) return `${categoryNames[upgrade.category]} ${printedSpeed(of)}`
  if (isSponsor(of)) return `sponsor ${printedSpeed(of)}`
  return of === heat ? 'surchauffe' : `${cardName(of)}`
}

export const { card, fullCard, cards } = callCards(shortCard, symbol)

/** « un 3 », « une surchauffe », « la carte freins 1/3 ». */
export function aCard(of: Card): string {
  if (isNamed(of)) return `la carte ${card(of)}`
  return `${of === heat ? 'une' : 'un'} ${card(of)}`
}

/** « un 5, mis de côté », « une surchauffe, mise de côté ». */
export function setAside(of: Card): string {
  return `${aCard(of)}, ${of === heat || isNamed(of) ? 'mise' : 'mis'} de côté`
}

/** Une carte de l'atelier ou d'un sponsor. */
function isNamed(of: Card): boolean {
  return upgradeOf(of) !== undefined || isSponsor(of)
}
