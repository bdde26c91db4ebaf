import type { OutOfReach } from '@paddock/page-kit/out-of-reach.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import { reasons } from '../words/reasons/index.ts'
import { carId } from './livery.ts'

export const outOfReach: OutOfReach<View, Action> = {
  reasons,
  pieceAt(place, view) {
    if ('space' in place) return { piece: 'space', space: place.space }
    const car = view.progress.findIndex((_, each) => carId(each) === place.car)
    return car < 0 ? undefined : { piece: 'car', car }
  },
}
