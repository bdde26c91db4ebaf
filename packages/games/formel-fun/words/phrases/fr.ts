import type { CardKind } from '../../rules/cards.ts'

export { ordinal, points, spaces } from '@paddock/racing/words/french'

export function cardName(kind: CardKind): string {
  return kind.replace('red-', 'rouge ').replace('blue-', 'bleu ')
}
