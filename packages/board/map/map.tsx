import type { Bounds, Circuit, Point } from '@paddock/racing/circuit'
import { pointAt } from '@paddock/racing/circuit'
import { useMemo } from 'preact/hooks'
import { asidePoses } from '../cars/aside.ts'
import { paint } from '../cars/paint.ts'
import { closed, rounded, through } from '../drawing.ts'
import type { BoardCar, BoardTarget } from '../types.ts'
import './map.css'

interface Props {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly targets: readonly BoardTarget[]
  /** What the board shows. */
  readonly window: Bounds
}

/** Lane widths. */
const margin = 3
const disc = { car: 1.35, own: 1.7, target: 0.8 }

/** The whole circuit, small: where everyone is, where one may go, and what the board shows of it. */
export function CircuitMap({ circuit, cars, targets, window }: Props) {
  const { x, y, width, height } = circuit.bounds
  const road = useMemo(
    () => (
      <>
        <path
          d={closed(circuit.ribbon.left) + closed(circuit.ribbon.right)}
          fill-rule="evenodd"
          class="board-map-road"
        />
        {circuit.lines.map(({ kind, ends }) =>
          kind === 'finish' ? <path key={kind} d={through(ends)} class="board-map-line" /> : null,
        )}
      </>
    ),
    [circuit],
  )
  const aside = asidePoses(circuit, cars)
  const at = ({ id, spot }: BoardCar): Point => aside.get(id) ?? pointAt(circuit, spot.along, spot.offset)
  const places = targets.map(({ spot }) => pointAt(circuit, spot.along, spot.offset))
  return (
    <svg
      aria-hidden="true"
      viewBox={[x - margin, y - margin, width + 2 * margin, height + 2 * margin].map(rounded).join(' ')}
      class="board-map"
    >
      {road}
      <rect
        x={rounded(window.x)}
        y={rounded(window.y)}
        width={rounded(window.width)}
        height={rounded(window.height)}
        class="board-map-window"
      />
      {places.map((place) => (
        <circle
          key={`${place.x} ${place.y}`}
          cx={rounded(place.x)}
          cy={rounded(place.y)}
          r={disc.target}
          class="board-map-target"
        />
      ))}
      {cars.toSorted(ownLast).map((car) => (
        <circle
          key={car.id}
          cx={rounded(at(car).x)}
          cy={rounded(at(car).y)}
          r={isMarked(car) ? disc.own : disc.car}
          fill={paint[car.look.colour].body}
          class={classOf(car)}
        />
      ))}
    </svg>
  )
}

function isMarked({ mark }: BoardCar): boolean {
  return mark === 'own' || mark === 'turn'
}

function classOf(car: BoardCar): string {
  if (isMarked(car)) return 'board-map-car board-map-own'
  return car.mark === 'faded' ? 'board-map-car board-map-faded' : 'board-map-car'
}

function ownLast(one: BoardCar, other: BoardCar): number {
  return Number(isMarked(one)) - Number(isMarked(other))
}
