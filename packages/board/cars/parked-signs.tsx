import { distance } from '@paddock/racing/circuit'
import { between, coordinates, rounded } from '../drawing.ts'
import { enlargedBy, type Panel, type Written } from '../notes/panel.ts'
import { Plate } from '../notes/plate.tsx'
import { unspoken } from '../spoken.ts'
import type { BoardCar } from '../types.ts'
import { asidePoses } from './aside.ts'
import { paint } from './paint.ts'
import { parkedSignPlaces } from './parked-sign-place.ts'
import { PatternMark } from './pattern.tsx'
import './parked-signs.css'

type Sign = NonNullable<BoardCar['sign']>

interface Props extends Written {
  readonly cars: readonly BoardCar[]
}

const letter = 0.28
const badge = 1.5
const margin = 0.25
const line = { one: 1.1, two: 1.96 }
/** From the middle of a car to where the line to its sign begins. */
const bumper = 1

/** Beside each parked car that is still in the race, what it waits for. The label of the car says the same in words. */
export function ParkedSigns({ circuit, cars, window, enlarged }: Props) {
  const signs = new Map(cars.flatMap(({ id, sign, aside }) => (aside && sign ? [[id, sign]] : [])))
  if (signs.size === 0) return null
  const poses = asidePoses(circuit, cars)
  const signed = Array.from(signs, ([id, sign]) => ({
    id,
    shapes: shapesOf(sign).map((shape) => enlargedBy(shape, enlarged)),
  }))
  return (
    <g {...unspoken}>
      {Array.from(parkedSignPlaces(circuit, signed, poses, window), ([id, place]) => {
        const sign = signs.get(id)
        const car = poses.get(id)
        if (!sign || !car) return null
        const from = between(car, place.at, Math.min(1, bumper / distance(car, place.at)))
        return (
          <g key={id} class="board-parked">
            <path d={`M${coordinates(from)} ${coordinates(place.at)}`} class="board-parked-pole" />
            <g transform={`translate(${coordinates(place.at)})scale(${rounded(enlarged)})`}>
              <Face sign={sign} shape={place.shape} panel={enlargedBy(place, 1 / enlarged)} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** Two lines; where it is narrow one; where there is no room for words, the sign of the car alone. */
function shapesOf({ lines: [first, second] }: Sign): Panel[] {
  const [above, below] = [first.length * letter, badge + margin + second.length * letter]
  return [
    { width: Math.max(above, below) + 2 * margin, height: line.two },
    { width: above + margin + below + 2 * margin, height: line.one },
    { width: badge + margin, height: line.one },
  ]
}

interface FaceProps {
  readonly sign: Sign
  readonly shape: number
  readonly panel: Panel
}

function Face({ sign: { look, lines }, shape, panel }: FaceProps) {
  const { body, ink } = paint[look.colour]
  const [first, second] = lines
  const left = margin - panel.width / 2
  const places = [
    { x: left, y: 0.43 },
    { x: left + first.length * letter + margin, y: 0 },
    { x: -badge / 2, y: 0 },
  ]
  const isWordless = shape === 2
  return (
    <>
      <Plate panel={panel} rx=".28" class="board-parked-panel" />
      {!isWordless && (
        <text x={rounded(left)} y={shape === 0 ? '-.2' : '.26'} class="board-parked-text">
          {first}
        </text>
      )}
      <g transform={`translate(${coordinates(places[shape] ?? { x: left, y: 0 })})`}>
        <rect y="-.38" width={badge} height=".76" rx=".18" class="board-parked-badge" fill={body} />
        <g transform="translate(.42)scale(.26)">
          <PatternMark colour={look.colour} />
        </g>
        <text x="1.08" y=".24" class="board-number" font-size=".68" fill={ink}>
          {look.number}
        </text>
        {!isWordless && (
          <text x={badge + margin} y=".26" class="board-parked-text">
            {second}
          </text>
        )}
      </g>
    </>
  )
}
