import { expect, it } from 'vitest'
import { columnsOf, parkedAt } from '../testing/beside.ts'
import { circuits } from '../testing/circuits.ts'
import { halfWidth } from '../track/edge.ts'
import { asidePoses } from './aside.ts'

it.each(Object.values(circuits))(
  'a car whose spot is off the asphalt is parked on that side of it: $name',
  (circuit) => {
    for (const along of columnsOf(circuit)) {
      const [left, right] = (['left', 'right'] as const).map((side) => {
        const offset = (halfWidth(circuit, along, side) + 0.5) * (side === 'left' ? -1 : 1)
        return asidePoses(circuit, [parkedAt(along, 'a', offset)]).get('a')
      })
      if (!left || !right) throw new Error('not parked')
      expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeGreaterThan(1.5)
    }
  },
)
