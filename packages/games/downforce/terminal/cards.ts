import type { Language } from '@paddock/kernel'
import { timesHeld as countedIn, inLines, rowsSign } from '@paddock/terminal-kit/lanes/cards.ts'
import { bidAsked } from '../prospects/asked.ts'
import { type Card, faceOf, noPower, powers } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { livery } from './livery.ts'
import { text } from './text/index.ts'

/** A card by its rows, as short as can be: R6 Y4 K2 B1; a star for a wild. */
export function cardSign(card: Card, language: Language): string {
  return rowsSign(faceOf(card).rows, livery, language)
}

/** What is chosen, short enough for the list of choices. */
export function choice(label: string, action: Action, view: View, language: Language): string {
  const words = text[language]
  switch (action.type) {
    case 'bid': {
      if (action.card === null || !view.lot) return words.pass
      const { value } = bidAsked(view, 0, action.card)
      return words.bidding(counted(action.card, view, language), value)
    }
    case 'play': {
      const sign = counted(action.card, view, language)
      return action.reversed ? `${sign}, ${words.upsideDown}` : sign
    }
    case 'keep':
      return action.power === noPower ? label : (powerHelp(action.power, language) ?? label)
    default:
      return label
  }
}

function powerHelp(power: number, language: Language): string | undefined {
  const name = powers[power]
  return name && text[language].powers[name]
}

function counted(card: Card, { hand }: View, language: Language): string {
  return countedIn(cardSign(card, language), card, hand)
}

/** The hand in as few lines as it takes. */
export function handLines(cards: readonly Card[], language: Language): string[] {
  return inLines(cards.map((card) => cardSign(card, language)))
}
