import { placed, rounded } from '../drawing.ts'
import { type Grandstand, standDepth } from './stands.ts'

interface Props {
  readonly stands: readonly Grandstand[]
  readonly pits: readonly Grandstand[]
}

/** Grandstands full of people, and the pits. */
export function Built({ stands, pits }: Props) {
  return (
    <g>
      {stands.map((stand, i) => (
        <g key={`stand${i}`} transform={standing(stand)}>
          <Slab stand={stand} name="board-stand" />
          {[-0.36, 0, 0.36].map((row, n) => (
            <path
              key={row}
              d={`M${rounded(-stand.length / 2 + 0.3)} ${row}h${rounded(stand.length - 0.6)}`}
              class={`board-crowd board-crowd-${n}`}
            />
          ))}
          <path d={`M${rounded(-stand.length / 2)}-.75h${rounded(stand.length)}`} class="board-roof" />
        </g>
      ))}
      {pits.map((building) => (
        <g key="pits" transform={standing(building)}>
          <Slab stand={building} name="board-pits" />
          <path
            d={`M${rounded(-building.length / 2 + 0.35)} .58h${rounded(building.length - 0.7)}`}
            class="board-garages"
          />
          <path
            d={`M${rounded(-building.length / 2 + 0.5)}-.2h${rounded(building.length - 1)}`}
            class="board-pits-ridge"
          />
        </g>
      ))}
    </g>
  )
}

function Slab({ stand: { length }, name }: { readonly stand: Grandstand; readonly name: string }) {
  const box = { x: rounded(-length / 2), width: rounded(length), height: standDepth, rx: 0.12 }
  return (
    <>
      <rect {...box} y={-standDepth / 2 + 0.14} class="board-house-shade" />
      <rect {...box} y={-standDepth / 2} class={name} />
    </>
  )
}

/** Turned so that the track lies below, whichever side of it the stand is on. */
function standing({ middle, heading, side }: Grandstand): string {
  const turn = side === 'left' ? heading : heading + 180
  return placed({ ...middle, heading: turn })
}
