import { figuresOf, legendCards } from '../../modules/legends/cards.ts'
import { legendMove } from '../../modules/legends/legend.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** How likely a Legend is to drive so many spaces in this round: by each card that may be turned up, or by the one that is. */
export function legendPace(view: View, car: Car): readonly number[] {
  const cards = cardsToCome(view)
  const chances: number[] = []
  for (const card of cards) {
    const { spaces } = legendMove(view, car, figuresOf(card, car, view.options.pro))
    chances[spaces] = (chances[spaces] ?? 0) + 1 / cards.length
  }
  return Array.from(chances, (chance) => chance ?? 0)
}

/** The cards that may be that of this round: when all have been used, they are shuffled. */
export function cardsToCome({ legendCards: used, isLegendCardOpen }: View): readonly number[] {
  if (isLegendCardOpen) return used.slice(-1)
  const left = legendCards.filter((card) => !used.includes(card))
  return left.length > 0 ? left : legendCards
}
