import { expect, it } from 'vitest'
import { gapBetween } from '../notes/panel.ts'
import { overviewOf } from '../overview.ts'
import { columnsOf, parkedAt } from '../testing/beside.ts'
import { circuits } from '../testing/circuits.ts'
import { asidePoses } from './aside.ts'
import { parkedSignPlaces } from './parked-sign-place.ts'

const shapes = [
  { width: 4, height: 2 },
  { width: 6, height: 1.1 },
  { width: 1.8, height: 1.1 },
]

it.each(Object.values(circuits))('the sign of a parked car is never cut, and stands on no other: $name', (circuit) => {
  const shown = overviewOf(circuit)
  for (const along of columnsOf(circuit)) {
    const cars = [parkedAt(along, 'a'), parkedAt(along, 'b')]
    const signed = cars.map(({ id }) => ({ id, shapes }))
    const places = [...parkedSignPlaces(circuit, signed, asidePoses(circuit, cars), shown).values()]
    expect(places).toHaveLength(2)
    for (const { at, width, height } of places) {
      expect(at.x - width / 2).toBeGreaterThanOrEqual(shown.x)
      expect(at.x + width / 2).toBeLessThanOrEqual(shown.x + shown.width)
      expect(at.y - height / 2).toBeGreaterThanOrEqual(shown.y)
      expect(at.y + height / 2).toBeLessThanOrEqual(shown.y + shown.height)
    }
    const [one, other] = places
    if (one && other) expect(gapBetween(one, other)).toBeGreaterThan(0)
  }
})

it('a car out of sight has no sign at the edge of what is shown', () => {
  const { esses } = circuits
  const cars = [parkedAt(3.5)]
  const poses = asidePoses(esses, cars)
  const { x = 0, y = 0 } = poses.get('a') ?? {}
  const beyond = { x: x + 5, y: y + 5, width: 10, height: 10 }
  expect(parkedSignPlaces(esses, [{ id: 'a', shapes }], poses, beyond).size).toBe(0)
})
