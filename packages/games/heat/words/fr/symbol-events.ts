import type { Name } from '@paddock/kernel'
import type { SymbolEvent } from '../../modules/workshop/event.ts'
import { card, cards } from './cards.ts'
import { heatCount, leftInEngine } from './names.ts'

export function symbolEvent(happened: SymbolEvent, name: Name): string {
  const who = name(happened.seat)
  switch (happened.type) {
    case 'values-chosen':
      return `${who} choisit ${happened.cards.map((each, index) => `${happened.values[index]} pour ${card(each)}`).join(', ')}.`
    case 'card-paid':
      return `${who} paie ${heatCount(happened.heat)} pour la carte ${card(happened.card)}\u00a0: ${leftInEngine(happened.engine)}.`
    case 'card-replaced':
      return `${who} ne peut pas payer la surchauffe de la carte ${card(happened.card)}\u00a0: défausse, et une carte est retournée à la place.`
    case 'stress-reduced':
      return `${who} défausse ${happened.stress} stress.`
    case 'cards-scrapped':
      return happened.cards.length > 0
        ? `${who} met au rebut le dessus du paquet\u00a0: ${cards(happened.cards)}.`
        : `${who} n’a plus aucune carte à mettre au rebut.`
    case 'cards-salvaged':
      return `${who} mélange dans le paquet, depuis la défausse\u00a0: ${cards(happened.cards)}.`
    case 'card-played-directly':
      return `${who} joue la carte ${card(happened.card)} depuis la main.`
    case 'cards-refreshed':
      return `${who} remet sur le paquet\u00a0: ${happened.cards.map(card).join(', au-dessus de ')}.`
  }
}
