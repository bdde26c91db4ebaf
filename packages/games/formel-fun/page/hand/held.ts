import { heldOf } from '../../prospects/hand.ts'
import { type CardKind, cardKinds } from '../../rules/cards.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** Equal cards of a hand, and the choices they stand for, each by its place in the list. */
export interface Held {
  readonly kind: CardKind
  readonly count: number
  readonly alone: number | undefined
  readonly withTurbo: number | undefined
}

/** The hand by kinds, in the order in which the rules list the choices. */
export function heldCards(view: View, choices: readonly Action[]): Held[] {
  return cardKinds.flatMap((kind) => {
    const count = heldOf(view, kind)
    if (count === 0) return []
    return {
      kind,
      count,
      alone: placeOf(choices, (action) => action.card === kind && !action.turbo),
      withTurbo: placeOf(choices, (action) => action.card === kind && action.turbo === true),
    }
  })
}

function placeOf(choices: readonly Action[], isIt: (action: Action) => boolean): number | undefined {
  const index = choices.findIndex(isIt)
  return index < 0 ? undefined : index
}
