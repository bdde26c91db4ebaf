/** The cards of a hand, by the keys that are typed for them. */

import type { Language } from '@paddock/kernel'
import { columns } from '@paddock/terminal-kit/drawing/line.ts'
import type { Action } from '../../rules/action.ts'
import { type Card, faceOf, heat, stress } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { text } from '../text/index.ts'
import { cardSign, isOfBaseSet, printed } from './card-sign.ts'

/** Letters for cards with symbols: none that means something else everywhere, nor stress. */
const letters = 'abcdefgijkmnoprtvwxyz'

/** The key of a card: its number, `s` for Stress, `h` for Heat, which is never typed; else a letter by its place in the hand. */
function keyOf(card: Card, hand: readonly Card[]): string {
  if (isOfBaseSet(card)) return printed(card).toLowerCase()
  return letters.charAt(specialsIn(hand).indexOf(card))
}

/** The cards with symbols, each kind once. */
function specialsIn(hand: readonly Card[]): Card[] {
  return byValue([...new Set(hand)].filter((card) => !isOfBaseSet(card)))
}

/** The fastest first, as the game's own words have them. */
export function byValue(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => faceOf(b).value - faceOf(a).value || b - a)
}

/** Cards by their signs: "4 4 S". */
export function signs(cards: readonly Card[], sign: (card: Card) => string = cardSign): string {
  return byValue(cards).map(sign).join(' ')
}

/** What is typed for a choice: the gear, or the cards. */
export function spelled(action: Action, { hand }: Pick<View, 'hand'>): string | undefined {
  switch (action.type) {
    case 'shift':
      return String(action.gear)
    case 'play':
    case 'discard':
      return byValue(action.cards)
        .filter((card) => card !== heat)
        .map((card) => keyOf(card, hand))
        .join('')
    default:
      return undefined
  }
}

/** The hand by the cards' names, those that weigh it down counted: "4 3 1, 2 × stress, heat". */
export function handText(cards: readonly Card[], language: Language): string {
  return handParts(cards, language).join(', ')
}

/** With the keys of those that bear symbols: "4 3, A 1/3, B 6↓1!1, stress". */
function handParts(cards: readonly Card[], language: Language): string[] {
  const words = text[language]
  const numbers = signs(cards.filter((card) => isOfBaseSet(card) && card !== heat && card !== stress))
  const specials = specialsIn(cards).map((card) => `${keyOf(card, cards).toUpperCase()} ${counted(cards, card)}`)
  const weight = [stress, heat].flatMap((card) => {
    const count = cards.filter((other) => other === card).length
    const name = words.cards[card === heat ? 'heat' : 'stress']
    return count === 0 ? [] : [count === 1 ? name : `${count} × ${name}`]
  })
  return [...(numbers === '' ? [] : [numbers]), ...specials, ...weight]
}

function counted(cards: readonly Card[], card: Card): string {
  const count = cards.filter((other) => other === card).length
  return count === 1 ? cardSign(card) : `${count} × ${cardSign(card)}`
}

const lineWidth = 32

/** The hand for where the choices will stand. */
export function handLines(cards: readonly Card[], language: Language): string[] {
  return inRows(cards, language, lineWidth)
}

/** The hand in rows of at most so many columns. */
export function inRows(cards: readonly Card[], language: Language, width: number): string[] {
  const rows: string[] = []
  for (const part of handParts(cards, language)) {
    const longer = rows.length === 0 ? part : `${rows.at(-1)}, ${part}`
    if (rows.length > 0 && columns(longer) <= width) rows[rows.length - 1] = longer
    else rows.push(part)
  }
  return rows
}
