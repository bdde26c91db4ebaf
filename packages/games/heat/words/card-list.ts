import { type Card, faceOf, faces, isSponsor, upgradeOf } from '../rules/cards.ts'

/** The fastest card first: "4, 4, stress". */
export function cardList(cards: readonly Card[], called: (card: Card) => string): string {
  return cards
    .toSorted((a, b) => faceOf(b).value - faceOf(a).value || b - a)
    .map(called)
    .join(', ')
}

/** What is printed on a card as its speed: "4", "1/3", "4+", "+++". */
export function printedSpeed(card: Card): string {
  const { values, symbols } = faceOf(card)
  return `${values.join('/')}${'+'.repeat(symbols.plus ?? 0)}`
}

/** What a card is known by in short: its part of the car and its speed. */
function inShort(card: Card): string {
  return `${isSponsor(card) ? 'sponsor' : upgradeOf(card)?.category} ${printedSpeed(card)}`
}

const shortNames = faces.map((_, card) => inShort(card))
const alike = shortNames.map((name) => shortNames.filter((other) => other === name).length > 1)

/** Whether another card has the same part of the car and the same speed, so that only their symbols tell them apart. */
export function hasTwin(card: Card): boolean {
  return alike[card] === true
}
