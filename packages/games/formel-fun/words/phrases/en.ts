import type { CardKind } from '../../rules/cards.ts'

export { ordinal, points, spaces } from '@paddock/racing/words/english'

/** The number of a space with its article: "a 7", "an 8". */
export function onSpace(number: number): string {
  return number === 8 ? 'an 8' : `a ${number}`
}

export function cardName(kind: CardKind): string {
  return kind.replace('-', ' ')
}
