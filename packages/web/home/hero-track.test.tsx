import { CircuitPoster } from '@paddock/board/poster'
import { circuitFor } from '@paddock/games/circuits'
import { covers } from '@paddock/games/covers'
import { pointAt } from '@paddock/racing/circuit'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { HeroTrack } from './hero-track.tsx'

const circuit = await circuitFor(covers[0]?.id ?? '')?.load()
if (!circuit) throw new Error('the first game on the shelf has no circuit')

function boxOf(drawing: string): number[] {
  return (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number)
}

test('the bare track lies where the race will be drawn over it', () => {
  const [bare, race] = [boxOf(render(<HeroTrack />)), boxOf(render(<CircuitPoster circuit={circuit} />))]
  expect(race).toHaveLength(4)
  for (const [side, length] of race.entries()) expect(bare[side]).toBeCloseTo(length, 1)
})

test('it has the circuit’s bends and straights', () => {
  const [, left = '', right = '', radius = '', top = ''] =
    /d="M(-[\d.]+) 0H([\d.]+)A([\d.]+) [^-]*(-[\d.]+)H/.exec(render(<HeroTrack />)) ?? []
  const middle = Array.from({ length: circuit.columns }, (_, along) => pointAt(circuit, along, 0))
  const [xs, ys] = [middle.map(({ x }) => x), middle.map(({ y }) => y)]
  expect(Number(right) + Number(radius)).toBeCloseTo(Math.max(...xs), 0)
  expect(Number(left) - Number(radius)).toBeCloseTo(Math.min(...xs), 0)
  expect(Number(top)).toBeCloseTo(Math.min(...ys), 0)
})
