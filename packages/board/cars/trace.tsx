import type { Circuit } from '@paddock/racing/circuit'
import { wayOf } from '../targets/path-preview.tsx'
import type { BoardCar, CarMove } from '../types.ts'
import { paint } from './paint.ts'

interface Props {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly moves: readonly CarMove[]
}

const shades = [0.12, 0.24, 0.38, 0.55]

/** Where cars came from: a line in their colour that grows stronger towards where they are. */
export function Trace({ circuit, cars, moves }: Props) {
  return (
    <g>
      {moves.map(({ car, path }, n) => {
        const look = cars.find(({ id }) => id === car)?.look
        if (!look) return null
        return shades.map((opacity, i) => (
          <path
            key={`${car}${n}${opacity}`}
            d={wayOf(circuit, path, i / shades.length, (i + 1) / shades.length)}
            class="board-trace"
            stroke={look.colour === 'black' ? paint.white.body : paint[look.colour].body}
            stroke-opacity={opacity}
          />
        ))
      })}
    </g>
  )
}
