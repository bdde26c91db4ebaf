import type { CardKind } from '../../rules/cards.ts'

export function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`
}

/** The number of a space with its article: "a 7", "an 8". */
export function onSpace(number: number): string {
  return number === 8 ? 'an 8' : `a ${number}`
}

export function cardName(kind: CardKind): string {
  return kind.replace('-', ' ')
}

export function ordinal(place: number): string {
  const ending = place > 10 && place < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}
