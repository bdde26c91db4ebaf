import type { Circuit } from '@paddock/racing/circuit'
import { render } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { asidePoses } from './aside.ts'
import { Board } from './board.tsx'
import { frameOf } from './frame.ts'
import { gapBetween } from './panel.ts'
import { parkedSignPlaces } from './parked-sign-place.ts'
import { circuits } from './testing/circuits.ts'
import { tokenPlaces, tokenSize } from './token-places.ts'
import { clearanceOf } from './track/clearance.ts'
import { halfWidth } from './track/edge.ts'
import type { BoardCar, BoardToken } from './types.ts'

const look = { colour: 'red', pattern: 'ring', number: '7', body: 'stock-car' } as const
const partner = { colour: 'blue', pattern: 'cross', number: '2', body: 'stock-car' } as const
const words = { title: '', space: String, zoomIn: '', zoomOut: '', wholeCircuit: '', followCar: '' }
const all = Object.values(circuits)

function parkedAt(along: number, id = 'a', offset = 0): BoardCar {
  const sign = { look: partner, lines: ['waits for', 'blue'] } as const
  return { id, look, spot: { along, offset }, label: 'Anna, broken down', aside: true, sign }
}

function tokenAt(circuit: Circuit, along: number, id: string): BoardToken {
  const inwards = circuit.inside === 'left' ? -1 : 1
  const offset = inwards * (halfWidth(circuit, along, circuit.inside) + 0.85)
  return { id, look, spot: { along, offset }, text: '+12', label: 'Token of red' }
}

const shapes = [
  { width: 4, height: 2 },
  { width: 6, height: 1.1 },
  { width: 1.8, height: 1.1 },
]

describe.each(all)('beside $name', (circuit) => {
  const lap = Array.from({ length: circuit.columns }, (_, column) => column + 0.5)

  it('the sign of a parked car is never cut, and stands on no other', () => {
    const shown = frameOf(circuit)
    for (const along of lap) {
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

  it('a car whose spot is off the asphalt is parked on that side of it', () => {
    for (const along of lap) {
      const [left, right] = (['left', 'right'] as const).map((side) => {
        const offset = (halfWidth(circuit, along, side) + 0.5) * (side === 'left' ? -1 : 1)
        return asidePoses(circuit, [parkedAt(along, 'a', offset)]).get('a')
      })
      if (!left || !right) throw new Error('not parked')
      expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeGreaterThan(1.5)
    }
  })

  it('tokens at the same place lie side by side', () => {
    for (const along of lap) {
      const tokens = ['a', 'b', 'c'].map((id) => tokenAt(circuit, along, id))
      const places = tokenPlaces(circuit, tokens, 1).map(({ point }) => ({ at: point, ...tokenSize }))
      for (const [index, one] of places.entries()) {
        for (const other of places.slice(index + 1)) expect(gapBetween(one, other)).toBeGreaterThan(0)
      }
    }
  })
})

it('a token lies off the asphalt', () => {
  const { bowl } = circuits
  const clearance = clearanceOf(bowl)
  for (let column = 0; column < bowl.columns; column++) {
    const [place] = tokenPlaces(bowl, [tokenAt(bowl, column, 'a')], 1)
    if (place) expect(clearance(place.point)).toBeGreaterThan(tokenSize.height / 2)
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

it('the words of a sign are for the eye, since the car is called by its label, and a token by its own', () => {
  const { bowl } = circuits
  const tokens = [tokenAt(bowl, 4, 't')]
  const html = render(<Board circuit={bowl} cars={[parkedAt(1.5)]} tokens={tokens} words={words} />)
  expect(html).toContain('aria-label="Anna, broken down"')
  expect(html).toContain('aria-label="Token of red"')
  expect(html).toContain('>waits for<')
  // It is still in the race, unlike a car that is out.
  expect(html).not.toContain('board-car-faded')
})

it('a car that is not on the board yet is shown wherever it may be put, and so is a token', () => {
  const { bowl } = circuits
  const spot = { along: 2.5, offset: 0 }
  const target = { id: '0', spot, path: [spot], car: 'new', label: 'Start here' }
  const ghosts = (more: object) =>
    render(<Board circuit={bowl} cars={[]} targets={[{ ...target, ...more }]} words={words} />)
  expect(ghosts({})).not.toContain('board-ghost-car')
  expect(ghosts({ look })).toContain('board-ghost-car')
  expect(ghosts({ token: '+5' })).toContain('>+5<')
})
