import { type Circuit, pointAt } from '@paddock/racing/circuit'
import { through } from '../drawing.ts'
import { unspoken } from '../spoken.ts'
import { halfWidth } from '../track/edge.ts'
import type { BoardMark } from '../types.ts'

interface Props {
  readonly circuit: Circuit
  readonly marks: readonly BoardMark[]
}

/** So many points to a column: bends stay round. */
const fine = 4

/** The stretches of track where something holds: tinted asphalt between two tinted edges. */
export function Stretches({ circuit, marks }: Props) {
  return (
    <g {...unspoken} class="board-stretches">
      {marks.map(({ id, stretch }) => {
        if (!stretch) return null
        const { from, to, tint } = stretch
        const left = edge(circuit, from, to, 'left')
        const right = edge(circuit, from, to, 'right')
        return (
          <g key={id} class={`board-stretch board-tint-${tint}`}>
            <path d={`${through([...left, ...right.toReversed()])}Z`} class="board-stretch-ground" />
            <path d={`${through(left)}${through(right)}`} class="board-stretch-edge" />
          </g>
        )
      })}
    </g>
  )
}

function edge(circuit: Circuit, from: number, to: number, side: 'left' | 'right') {
  const count = Math.ceil((to - from) * fine)
  const sign = side === 'right' ? 1 : -1
  return Array.from({ length: count + 1 }, (_, step) => {
    const along = from + ((to - from) * step) / count
    return pointAt(circuit, along, sign * (halfWidth(circuit, along, side) - 0.1))
  })
}
