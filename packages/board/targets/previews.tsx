import { type Bounds, type Circuit, pointAt } from '@paddock/racing/circuit'
import { useMemo } from 'preact/hooks'
import { DrawnCar } from '../cars/car.tsx'
import { placed } from '../drawing.ts'
import { markPlaces } from '../marks/mark-places.ts'
import { Badge } from '../notes/badge.tsx'
import { enlargedFor } from '../notes/legible.ts'
import { Notes } from '../notes/notes.tsx'
import { unspoken } from '../spoken.ts'
import type { BoardCar, BoardMark, CarMove } from '../types.ts'
import { PathPreview } from './path-preview.tsx'
import { spotKey } from './spot-key.ts'

interface Props {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly moves: readonly CarMove[]
  /** What hangs at the track and must not be covered. */
  readonly marks: readonly BoardMark[]
  /** The part of the drawing that is shown, and how many pixels a lane is wide there, once that is known. */
  readonly window: Bounds
  readonly scale: number | undefined
}

/** What would happen: ways and where they end, for the eye alone; what they mean is said where they are chosen. */
export function Previews({ circuit, cars, moves, marks, window, scale }: Props) {
  const enlarged = enlargedFor(scale)
  const places = useMemo(() => markPlaces(circuit, marks), [circuit, marks])
  return (
    <g {...unspoken} class="board-previews">
      {moves.map(({ car, path }) =>
        path.length > 1 ? (
          <PathPreview key={`${car} ${path.map(spotKey).join()}`} circuit={circuit} path={path} />
        ) : null,
      )}
      {moves.map(({ car, path }) => {
        const end = path.at(-1)
        const look = cars.find(({ id }) => id === car)?.look
        if (!end || !look || path.length < 2) return null
        const pose = pointAt(circuit, end.along, end.offset)
        return (
          <g key={`${car} ${spotKey(end)}`} class="board-ghost" transform={placed(pose)}>
            <rect x="-1.05" y="-.54" width="2.1" height="1.08" rx=".4" class="board-ghost-spot" />
            <g class="board-ghost-car">
              <DrawnCar look={look} heading={pose.heading} />
            </g>
          </g>
        )
      })}
      {moves.map(({ car, path, badge }) => {
        const end = path.at(-1)
        if (!end || !badge) return null
        const { x, y } = pointAt(circuit, end.along, end.offset)
        return (
          <Badge key={`${car} ${spotKey(end)} ${badge}`} x={x} y={y - 0.9 * enlarged} text={badge} scale={enlarged} />
        )
      })}
      <Notes {...{ circuit, window, enlarged }} marks={places} notes={moves.flatMap(({ notes = [] }) => notes)} />
    </g>
  )
}
