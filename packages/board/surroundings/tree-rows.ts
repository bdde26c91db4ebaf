import type { Point } from '@paddock/racing/circuit'
import { between } from '../drawing.ts'
import { chance } from './chance.ts'
import type { Parcel } from './parcels.ts'

/** How far apart trees stand in a row. */
const apart = 0.72

/** A row of trees along one long side of every field. */
export function treeRows(fields: readonly Parcel[], seed: number): Point[] {
  const random = chance(seed)
  return fields.flatMap(({ corners: [from, to] }) => {
    if (!from || !to) return []
    const count = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / apart)
    return Array.from({ length: count }, (_, i) => {
      const { x, y } = between(from, to, (i + 0.5) / count)
      return { x: x + (random() - 0.5) * 0.12, y: y + (random() - 0.5) * 0.12 }
    })
  })
}
