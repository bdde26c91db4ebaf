import type { Name } from '@paddock/kernel'
import type { SymbolEvent } from '../../modules/workshop/event.ts'
import { card, cards } from './cards.ts'
import { engineHeat } from './names.ts'

export function symbolEvent(happened: SymbolEvent, name: Name): string {
  const who = name(happened.seat)
  switch (happened.type) {
    case 'values-chosen':
      return `${who} lets ${happened.cards.map((each, index) => `${card(each)} count ${happened.values[index]}`).join(', ')}.`
    case 'card-paid':
      return `${who} pays ${happened.heat} heat for ${card(happened.card)}: ${engineHeat(happened.engine)} left.`
    case 'card-replaced':
      return `${who} cannot pay the heat for ${card(happened.card)}: it is discarded, and a card is turned up in its place.`
    case 'stress-reduced':
      return `${who} discards ${happened.stress} stress.`
    case 'cards-scrapped':
      return happened.cards.length > 0
        ? `${who} scraps ${cards(happened.cards)} from the deck.`
        : `${who} has no card left to scrap.`
    case 'cards-salvaged':
      return `${who} shuffles ${cards(happened.cards)} from the discards into the deck.`
    case 'card-played-directly':
      return `${who} plays ${card(happened.card)} from the hand.`
    case 'cards-refreshed':
      return `${who} puts ${happened.cards.map(card).join(' above ')} on top of the deck.`
  }
}
