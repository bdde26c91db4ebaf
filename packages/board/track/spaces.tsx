import { type Circuit, pointAt, type Space } from '@paddock/racing/circuit'
import { placed, rounded } from '../drawing.ts'
import { spoken } from '../spoken.ts'
import type { BoardWords } from '../types.ts'
import { beside } from './edge.ts'

interface Props {
  readonly circuit: Circuit
  readonly name: BoardWords['space']
}

/** What is painted on the spaces; each is also named for those who listen. */
export function Spaces({ circuit, name }: Props) {
  // Where many cars stand abreast they hide what is painted, so the number is repeated beside the track.
  const repeated = circuit.spaces.some(({ slots }) => slots.length > 2)
  return (
    <g>
      {circuit.spaces.map((space) => (
        <g key={space.index} {...spoken('img', name(space.label, space.index))}>
          {repeated ? <Large circuit={circuit} space={space} /> : <Small circuit={circuit} space={space} />}
        </g>
      ))}
    </g>
  )
}

interface Painted {
  readonly circuit: Circuit
  readonly space: Space
}

/** At the front of the space, along the track, the way up that is easier to read. */
function Small({ circuit, space: { centre, front, columns, label, slots } }: Painted) {
  const { x, y, heading } = pointAt(circuit, centre.along + (front - columns[0] + 1) * 0.27, centre.offset)
  return (
    <text class="board-label" font-size={slots.length > 1 ? 0.5 : 0.36} transform={turnedAt(x, y, heading)}>
      {label}
    </text>
  )
}

function Large({ circuit, space: { centre, label } }: Painted) {
  const plate = beside(circuit, centre.along, circuit.inside, 0.95)
  return (
    <>
      <text class="board-label-large" font-size="1.5" transform={turnedAt(centre.x, centre.y, centre.heading)}>
        {label}
      </text>
      <text class="board-plate" font-size="1.15" x={rounded(plate.x)} y={rounded(plate.y)}>
        {label}
      </text>
    </>
  )
}

function turnedAt(x: number, y: number, heading: number): string {
  const upright = heading > 90 && heading <= 270 ? heading - 180 : heading
  return placed({ x, y, heading: upright })
}
