import type { Circuit } from '@paddock/racing/circuit'
import { DrawnCar } from '../cars/car.tsx'
import { coordinates, placed } from '../drawing.ts'
import { GhostToken } from '../layers.ts'
import { unspoken } from '../spoken.ts'
import type { BoardCar, BoardTarget, CarLook } from '../types.ts'
import { fan, type PlacedTarget } from './fan.ts'
import { PathPreview } from './path-preview.tsx'
import { Target } from './target.tsx'

interface Props {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly targets: readonly BoardTarget[]
  readonly considered: string | undefined
  /** Lane widths that a thumb needs around what it points at. */
  readonly reach: number
  onConsider?: ((id: string | undefined) => void) | undefined
  onChoose?: ((id: string) => void) | undefined
}

/** Where the viewer may choose, lit on the track, and the way to the one that is looked at. */
export function Targets({ circuit, cars, targets, considered, reach, onConsider, onChoose }: Props) {
  const places = fan(circuit, targets, reach)
  const looked = targets.find(({ id }) => id === considered)
  // The ghosts lie beneath all that can be pointed at, the one that is looked at above the others.
  const ghosts = places.toSorted((a, b) => Number(a.target === looked) - Number(b.target === looked))
  return (
    <g>
      <g {...unspoken}>
        {looked && <PathPreview circuit={circuit} path={looked.path} />}
        {places.map(({ target, pose, handle, fanned }) =>
          fanned ? (
            <path key={target.id} d={`M${coordinates(pose)} ${coordinates(handle)}`} class="board-target-leader" />
          ) : null,
        )}
        {ghosts.map((place) => (
          <Ghost
            key={place.target.id}
            place={place}
            look={place.target.look ?? cars.find(({ id }) => id === place.target.car)?.look}
            considered={place.target === looked}
          />
        ))}
      </g>
      {places.map((place) => (
        <Target
          key={place.target.id}
          place={place}
          considered={place.target === looked}
          onConsider={onConsider}
          onChoose={onChoose}
        />
      ))}
    </g>
  )
}

interface GhostProps {
  readonly place: PlacedTarget
  readonly look: CarLook | undefined
  readonly considered: boolean
}

function Ghost({ place: { target, pose, shown }, look, considered }: GhostProps) {
  if (!shown && !considered) return null
  if (target.token !== undefined) return <GhostToken at={pose} text={target.token} considered={considered} />
  return (
    <g class={considered ? 'board-ghost board-ghost-considered' : 'board-ghost'} transform={placed(pose)}>
      <rect x="-1.05" y="-.54" width="2.1" height="1.08" rx=".4" class="board-ghost-spot" />
      {look && (
        <g class="board-ghost-car">
          <DrawnCar look={look} heading={pose.heading} />
        </g>
      )}
    </g>
  )
}
