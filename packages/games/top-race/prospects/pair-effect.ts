import { type Car, type Card, faceOf } from '../rules/cards.ts'
import { catchUpWays, frontAndRear } from '../rules/movement/pair.ts'
import { isBrokenDown, isFinished, placeOfCar, progressOf } from '../rules/movement/positions.ts'
import { spaceName, track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'

export { isPlayable } from '../rules/turn/turn.ts'

/** What a card with a pair would do as the cars stand. */
export interface PairEffect {
  readonly front: Car
  readonly rear: Car
  /** How far the car behind would come, to which spaces, and whether it would be level then. */
  readonly steps: number
  readonly ends: readonly string[]
  readonly isLevel: boolean
  /** They are level already. */
  readonly wasLevel: boolean
  /** The space that the car in front would leave; undefined if it stands beside the track already. */
  readonly leaves: string | undefined
  /** And where that one waits. */
  readonly stands: string
}

/** Undefined for other cards, and once one of the cars is home or before they all stand on the track. */
export function pairEffect(view: View, card: Card): PairEffect | undefined {
  const { pair } = faceOf(card)
  if (!pair || pair.some((car) => isFinished(view, car) || placeOfCar(view, car) < 0)) return undefined
  const state = { ...view, card }
  const [front, rear] = frontAndRear(state)
  const ways = catchUpWays(state)
  const [first] = ways
  const steps = first?.steps ?? 0
  const gap = progressOf(view, front) - progressOf(view, rear)
  const stands = spaceName(placeOfCar(view, front))
  return {
    front,
    rear,
    steps,
    ends: steps === 0 ? [] : ways.map(({ to }) => spaceName(to)),
    isLevel: first !== undefined && track.front[first.to] === track.front[placeOfCar(view, front)],
    wasLevel: gap === 0,
    leaves: isBrokenDown(view, front) ? undefined : stands,
    stands,
  }
}

/** The cars of a pair that are home: why it cannot be played any more. */
export function pairCarsHome(view: View, card: Card): Car[] {
  return faceOf(card).pair?.filter((car) => isFinished(view, car)) ?? []
}
