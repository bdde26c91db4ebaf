import { type Action, type Card, cardName, handSize, heat, shiftCost, stress, type View } from '@paddock/games/heat'
import type { Language, Seat } from '@paddock/kernel'
import { columns } from '../../terminal/line.ts'
import { prospectsOf, speedsIn } from './prospects.ts'
import { chanceOfSpin, range, rangeOf } from './ranges.ts'
import { text } from './text/index.ts'

/** The key of a card: its number, `s` for Stress; `h` for Heat, which is never typed. */
function keyOf(card: Card): string {
  const name = cardName(card)
  return typeof name === 'number' ? String(name) : name.slice(0, 1)
}

/** The fastest first, as the game's own words have them. */
export function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => b - a)
}

/** Cards by their signs: "4 4 S". */
export function signs(cards: readonly Card[]): string {
  return inOrder(cards)
    .map((card) => keyOf(card).toUpperCase())
    .join(' ')
}

/** What is typed for a choice: the gear, or the cards. */
export function spelled(action: Action): string | undefined {
  switch (action.type) {
    case 'shift':
      return String(action.gear)
    case 'play':
    case 'discard':
      return inOrder(action.cards)
        .filter((card) => card !== heat)
        .map(keyOf)
        .join('')
    default:
      return undefined
  }
}

const speedRoom = 5

/** A choice with what it would bring: the cards themselves stand before it. */
export function choice(label: string, action: Action, view: View, language: Language, seat: Seat): string {
  const words = text[language]
  switch (action.type) {
    case 'shift':
      return shiftLabel(action.gear, view, seat, language)
    case 'play':
      if (action.cards.includes(heat)) return words.cluttered
      return `${range(rangeOf(prospectsOf(view, seat, action).map(({ speed }) => speed))).padEnd(speedRoom)}  ${priceOf(action, view, seat, language)}`
    case 'discard':
      return `${action.cards.length === 0 ? `${label}${words.comma} ` : ''}${words.draws(drawnAfter(view, action.cards))}`
    case 'adrenaline':
      return words.adrenaline
    default:
      return label
  }
}

/** A gear with the speeds that the hand has for it, and the Heat that it costs. */
function shiftLabel(gear: number, view: View, seat: Seat, language: Language): string {
  const speeds = speedsIn(view, seat, gear)
  if (speeds.length === 0) return text[language].cluttered
  return text[language].shift(gear, range(rangeOf(speeds)), shiftCost(view.gear[seat] ?? gear, gear))
}

/** What the corners cost, or how likely it is that the engine cannot pay them; where gear and cards are one, its Heat too. */
function priceOf(action: Action, view: View, seat: Seat, language: Language): string {
  const words = text[language]
  const prospects = prospectsOf(view, seat, action)
  const spin = chanceOfSpin(prospects)
  if (spin > 0) return words.spinOut(spin)
  const shift =
    action.type === 'play' && view.phase === 'plan' ? shiftCost(view.gear[seat] ?? 1, action.cards.length) : 0
  const [least, most] = rangeOf(prospects.map(({ heat: paid }) => paid + shift))
  return most > 0 ? words.heat(range([least, most])) : ''
}

/** HT-DISC-05: up to a full hand. */
function drawnAfter({ hand }: View, discarded: readonly Card[]): number {
  return Math.max(0, handSize - hand.length + discarded.length)
}

/** The hand by the cards' names, those that weigh it down counted: "4 3 1, 2 stress, heat". */
export function handText(cards: readonly Card[], language: Language): string {
  const words = text[language]
  const weight = [stress, heat].flatMap((card) => {
    const count = cards.filter((other) => other === card).length
    const name = words.cards[card === heat ? 'heat' : 'stress']
    return count === 0 ? [] : [count === 1 ? name : `${count} × ${name}`]
  })
  const numbers = signs(cards.filter((card) => card !== heat && card !== stress))
  return [...(numbers === '' ? [] : [numbers]), ...weight].join(', ')
}

const lineWidth = 32

/** The hand for where the choices will stand. */
export function handLines(cards: readonly Card[], language: Language): string[] {
  const whole = handText(cards, language)
  return columns(whole) <= lineWidth ? [whole] : whole.split(', ')
}
