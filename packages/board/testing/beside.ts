import type { Circuit } from '@paddock/racing/circuit'
import { halfWidth } from '../track/edge.ts'
import type { BoardCar, BoardToken } from '../types.ts'

const look = { colour: 'red', number: '7', body: 'stock-car' } as const
const partner = { colour: 'blue', number: '2', body: 'stock-car' } as const

/** A car beside the track, with a sign. */
export function parkedAt(along: number, id = 'a', offset = 0): BoardCar {
  const sign = { look: partner, lines: ['waits for', 'blue'] } as const
  return { id, look, spot: { along, offset }, label: 'Anna, broken down', aside: true, sign }
}

export function tokenBeside(circuit: Circuit, along: number, id: string): BoardToken {
  const inwards = circuit.inside === 'left' ? -1 : 1
  const offset = inwards * (halfWidth(circuit, along, circuit.inside) + 0.85)
  return { id, look, spot: { along, offset }, text: '+12', label: 'Token of red' }
}

/** The middle of every column. */
export function columnsOf({ columns }: Circuit): number[] {
  return Array.from({ length: columns }, (_, column) => column + 0.5)
}
