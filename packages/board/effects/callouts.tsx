import { type Bounds, type Circuit, distance, type Point, pointAt } from '@paddock/racing/circuit'
import { asidePoses } from '../cars/aside.ts'
import { between, coordinates, rounded } from '../drawing.ts'
import { enlargedBy, type Panel, type PlacedPanel } from '../notes/panel.ts'
import { Plate } from '../notes/plate.tsx'
import { unspoken } from '../spoken.ts'
import { clearanceOf } from '../track/clearance.ts'
import { signPlaces } from '../track/sign-places.ts'
import type { BoardCallout, BoardCar, BoardTarget } from '../types.ts'
import { calloutPlace } from './callout-place.ts'
import { inLines } from './in-lines.ts'

interface Props {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly targets: readonly BoardTarget[]
  readonly callouts: readonly BoardCallout[]
  readonly window: Bounds
  /** Pixels to a lane's width. */
  readonly scale: number
}

/** Letters on the drawing, in lane widths, and in pixels as they should be read. */
const letter = { size: 0.8, width: 0.36, line: 0.95 }
const pixels = { small: 14, usual: 17, great: 24 }
const margin = 0.32
/** From the middle of a car to where the line to its words begins. */
const bumper = 1
/** No words take up more of the board than this. */
const widest = 0.62

/** What is said at the cars, for the eye: the journal tells it too. */
export function Callouts({ circuit, cars, targets, callouts, window, scale }: Props) {
  const aside = asidePoses(circuit, cars)
  const poses = new Map(cars.map(({ id, spot }) => [id, aside.get(id) ?? pointAt(circuit, spot.along, spot.offset)]))
  const choosable = targets.map(({ spot }) => pointAt(circuit, spot.along, spot.offset))
  const signs = signPlaces(circuit).map(({ point }) => point)
  const said: PlacedPanel[] = []
  return (
    <g {...unspoken} class="board-callouts">
      {callouts.map((callout) => {
        const car = poses.get(callout.car)
        if (!car || callout.said === undefined) return null
        const lines = inLines(callout.said)
        const plain = panelOf(lines)
        const factor = Math.min(
          pixels[callout.size ?? 'usual'] / (letter.size * scale),
          (window.width * widest) / plain.width,
        )
        const panel = enlargedBy(plain, factor)
        const others = [...poses.values()].filter((other) => other !== car)
        const at = calloutPlace(panel, {
          car,
          others: [...others, ...choosable, ...signs],
          said,
          clearance: clearanceOf(circuit),
          shown: window,
        })
        said.push({ ...panel, at })
        return (
          <Callout key={callout.key} callout={callout} lines={lines} panel={plain} car={car} at={at} factor={factor} />
        )
      })}
    </g>
  )
}

function panelOf(lines: readonly string[]): Panel {
  return {
    width: Math.max(...lines.map((text) => text.length)) * letter.width + 2 * margin,
    height: lines.length * letter.line + margin,
  }
}

interface CalloutProps {
  readonly callout: BoardCallout
  readonly lines: readonly string[]
  readonly panel: Panel
  readonly car: Point
  readonly at: Point
  readonly factor: number
}

function Callout({ callout: { size }, lines, panel, car, at, factor }: CalloutProps) {
  const from = between(car, at, Math.min(1, bumper / distance(car, at)))
  return (
    <g class={size ? `board-callout board-callout-${size}` : 'board-callout'}>
      <path d={`M${coordinates(from)} ${coordinates(at)}`} class="board-callout-pole" />
      <g transform={`translate(${coordinates(at)})scale(${rounded(factor)})`}>
        <g class="board-callout-panel">
          <Plate panel={panel} rx=".2" />
          {lines.map((text, place) => (
            <text key={text} y={rounded((place - (lines.length - 1) / 2) * letter.line + 0.28)}>
              {text}
            </text>
          ))}
        </g>
      </g>
    </g>
  )
}
