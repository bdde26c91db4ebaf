import { type Action, bidOf, type Card, faceOf, meansOf, noPower, powers, type View } from '@paddock/games/downforce'
import type { Language } from '@paddock/kernel'
import { columns } from '../../terminal/line.ts'
import { letterOf } from './livery.ts'
import { text } from './text/index.ts'

/** A card by its rows, as short as can be: R6 Y4 K2 B1; a star for a wild. */
export function cardSign(card: Card, language: Language): string {
  return faceOf(card)
    .rows.map(({ car, spaces }) => `${letterOf(car, language)}${spaces}`)
    .join(' ')
}

/** What is chosen, short enough for the list of choices. */
export function choice(label: string, action: Action, view: View, language: Language): string {
  const words = text[language]
  switch (action.type) {
    case 'bid': {
      if (action.card === null || !view.lot) return words.pass
      const { value } = bidOf(0, action.card, meansOf(view.hand, view.lot.car), view.lot.car)
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

/** "*5 ×2" for cards that look alike. */
function counted(card: Card, { hand }: View, language: Language): string {
  const held = hand.filter((other) => other === card).length
  return held > 1 ? `${cardSign(card, language)} ×${held}` : cardSign(card, language)
}

const lineWidth = 32
const between = '   '

/** The hand in as few lines as it takes. */
export function handLines(cards: readonly Card[], language: Language): string[] {
  const lines: string[] = []
  for (const card of cards) {
    const sign = cardSign(card, language)
    const last = lines.at(-1)
    if (last !== undefined && columns(last) + columns(sign) + between.length <= lineWidth) {
      lines[lines.length - 1] = last + between + sign
    } else lines.push(sign)
  }
  return lines
}
