import './rings.css'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { pointAt } from '@paddock/racing/circuit'
import type { Taught } from './drawn.tsx'

/** Drawn for the eye alone. */
const unspoken = { 'aria-hidden': true } as const

interface RingsProps {
  readonly taught: Taught
  readonly looking: Looking<unknown>
}

/** What the lesson points at on the board, each in a ring. */
export function Rings({ taught: { teaching, pointed, page }, looking }: RingsProps) {
  const stand = teaching.stand.value
  const circuit = page.circuit(looking.view)
  if (!circuit || !pointed) return null
  const rings = teaching.points.flatMap((piece) => pointed(piece, looking))
  return (
    <g class="learn-rings" data-asked={stand.what === 'asked'} {...unspoken}>
      {rings.map(({ spot, radius }) => {
        const { x, y } = pointAt(circuit, spot.along, spot.offset)
        return <circle key={`${spot.along} ${spot.offset}`} cx={x} cy={y} r={radius} />
      })}
    </g>
  )
}
