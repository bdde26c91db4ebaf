import type { Viewer } from '@paddock/kernel'
import { ownedBy } from '@paddock/racing/lanes'
import { type Card, faceOf, wildCars } from '../rules/cards.ts'
import { isBrokenDown, isFinished } from '../rules/movement/positions.ts'
import type { View } from '../rules/view.ts'

/** Spaces that a card has for the viewer's own cars that can still move, a wild counted where it may take one. */
export function ownSpaces(view: View, viewer: Viewer, card: Card): number {
  if (viewer === 'spectator') return 0
  const driving = ownedBy(view, viewer).filter((car) => !isFinished(view, car) && !isBrokenDown(view, car))
  const mayTakeOwn = wildCars(card).some((car) => driving.includes(car))
  return faceOf(card).rows.reduce((sum, { car, spaces }) => {
    const isOwn = car < 0 ? mayTakeOwn : driving.includes(car)
    return isOwn ? sum + spaces : sum
  }, 0)
}
