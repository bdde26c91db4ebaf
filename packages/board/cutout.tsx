import { type Circuit, pointAt } from '@paddock/racing/circuit'
import { useMemo } from 'preact/hooks'
import { boundsOf, centred, fitWindow, type Window, within } from './camera/camera.ts'
import { Cars } from './cars/cars.tsx'
import { rounded } from './drawing.ts'
import { Landscape } from './landscape.tsx'
import { Marks, Previews, Stretches, Tokens, Trace } from './layers.ts'
import { overviewOf } from './overview.ts'
import { Grass } from './surroundings/late-ground.tsx'
import { Targets } from './targets/targets.tsx'
import { Spaces } from './track/spaces.tsx'
import type { BoardCar, BoardMark, BoardMotion, BoardTarget, BoardToken, BoardWords, CarMove, Spot } from './types.ts'
import './board.css'

interface CutoutProps {
  readonly circuit: Circuit
  /** What must be in sight; the drawing ends soon after it. */
  readonly spots: readonly Spot[]
  readonly cars: readonly BoardCar[]
  readonly tokens?: readonly BoardToken[]
  readonly marks?: readonly BoardMark[]
  readonly targets?: readonly BoardTarget[]
  readonly considered?: string | undefined
  onConsider?: (id: string | undefined) => void
  onChoose?: (id: string) => void
  readonly previews?: readonly CarMove[]
  /** Ways just driven, shown as a trace. */
  readonly lastMoves?: readonly CarMove[]
  readonly motion?: BoardMotion | undefined
  onMotionEnd?: (key: number) => void
  readonly words: Pick<BoardWords, 'title' | 'space'>
}

/** The proportions of the drawing. */
const box = { width: 16, height: 9 }
/** Lane widths: what is shown around each spot, and the least that is shown across. */
const air = 2.6
const narrowest = 15
/** Lane widths that a thumb needs around a target. */
const reach = 1
const none: readonly BoardMark[] = []
/** The drawing holds named cars and targets. */
const parts = 'group'

/** A piece of a circuit, cut out around what happens there. It has no camera: it stands among words. */
export function Cutout(props: CutoutProps) {
  const { circuit, spots, cars, tokens = [], marks = none, targets = [], considered, previews = [] } = props
  const { lastMoves = [], motion, words } = props
  const window = useMemo(() => windowOn(circuit, spots), [circuit, spots])
  const place = useMemo(() => <Landscape circuit={circuit} Land={Grass} />, [circuit])
  const first = words.space(circuit.spaces[0]?.label ?? '', 0)
  const spaces = useMemo(() => <Spaces circuit={circuit} name={words.space} />, [circuit, first])
  return (
    <svg
      viewBox={[window.x, window.y, window.width, window.height].map(rounded).join(' ')}
      class="board-poster board-cutout"
      role={parts}
      aria-label={words.title}
    >
      {place}
      {marks.length > 0 && <Stretches circuit={circuit} marks={marks} />}
      {spaces}
      {marks.length > 0 && <Marks circuit={circuit} marks={marks} looked={undefined} reach={reach} onLook={ignore} />}
      {tokens.length > 0 && <Tokens circuit={circuit} tokens={tokens} enlarged={1} />}
      {lastMoves.length > 0 && <Trace circuit={circuit} cars={cars} moves={lastMoves} />}
      <Cars circuit={circuit} cars={cars} motion={motion} onMotionEnd={props.onMotionEnd} />
      {previews.length > 0 && <Previews {...{ circuit, cars, marks, window }} moves={previews} scale={undefined} />}
      <Targets
        {...{ circuit, cars, targets, considered, reach }}
        onConsider={props.onConsider}
        onChoose={props.onChoose}
      />
    </svg>
  )
}

/** The smallest window that shows the spots with air around them, and no smaller than cars can be told apart in. */
export function windowOn(circuit: Circuit, spots: readonly Spot[]): Window {
  const whole = fitWindow(overviewOf(circuit), box)
  if (spots.length === 0) return whole
  const bounds = boundsOf(
    spots.map(({ along, offset }) => pointAt(circuit, along, offset)),
    air,
  )
  const { width } = fitWindow(bounds, box)
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  return within(whole, centred(middle, box, Math.min(whole.width, Math.max(narrowest, width))))
}

function ignore(): void {}
