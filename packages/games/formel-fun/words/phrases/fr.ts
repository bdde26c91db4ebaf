import type { CardKind } from '../../rules/cards.ts'

/** French counts zero and one in the singular. */
export function spaces(count: number): string {
  return count < 2 ? `${count} case` : `${count} cases`
}

export function points(count: number): string {
  return count < 2 ? `${count} point` : `${count} points`
}

export function cardName(kind: CardKind): string {
  return kind.replace('red-', 'rouge ').replace('blue-', 'bleu ')
}

/** Of a car: « la 1re ». */
export function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`
}
