import type { OutOfReach } from '@paddock/page-kit/out-of-reach.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { reasons } from '../words/reasons/index.ts'
import { carId } from './livery.ts'

export const outOfReach: OutOfReach<View, Action> = {
  reasons,
  pieceAt(place, view) {
    if ('space' in place) return { piece: 'space', space: place.space + 1 }
    const car = view.order.find((each) => carId(each) === place.car)
    return car === undefined ? undefined : { piece: 'car', car }
  },
}
