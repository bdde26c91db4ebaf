import { type Circuit, type Point, pointAt } from '@paddock/racing/circuit'
import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { Weighed } from './camera/corner.ts'
import { type Camera, useCamera } from './camera/use-camera.ts'
import { useWholeKey } from './camera/whole-key.ts'
import { Cars } from './cars/cars.tsx'
import { rounded } from './drawing.ts'
import { Landscape } from './landscape.tsx'
import {
  Callouts,
  CameraTools,
  CarEffects,
  MarkLooked,
  Marks,
  ParkedSigns,
  Previews,
  Stretches,
  Tokens,
  Trace,
  Weather,
} from './layers.ts'
import { enlargedFor } from './notes/legible.ts'
import { overviewOf } from './overview.ts'
import { LateGround } from './surroundings/late-ground.tsx'
import { fan } from './targets/fan.ts'
import { Targets } from './targets/targets.tsx'
import { Spaces } from './track/spaces.tsx'
import type {
  BoardCallout,
  BoardCar,
  BoardMark,
  BoardMotion,
  BoardTarget,
  BoardToken,
  BoardWeather,
  BoardWords,
  CarMove,
  Shot,
  Spot,
  TracksideNote,
} from './types.ts'
import './board.css'

export interface BoardProps {
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  /** What lies beside the track. */
  readonly tokens?: readonly BoardToken[]
  /** What holds at lines and on stretches; kept as it is for as long as nothing of it changes. */
  readonly marks?: readonly BoardMark[]
  readonly targets?: readonly BoardTarget[]
  /** The id of the target that is looked at. */
  readonly considered?: string | undefined
  onConsider?: (id: string | undefined) => void
  onChoose?: (id: string) => void
  /** Ways that what is considered would bring, none of which can be chosen here. */
  readonly previews?: readonly CarMove[]
  /** Ways just driven, shown as a trace. */
  readonly lastMoves?: readonly CarMove[]
  readonly motion?: BoardMotion | undefined
  onMotionEnd?: (key: number) => void
  /** What the camera should show; left out, the whole circuit. */
  readonly shot?: Shot | undefined
  /** The camera moves only when a person moves it. */
  readonly isStill?: boolean
  /** Pixels of the board, from its lower edge, that lie under something else: now, and at most as long as it had this size. */
  readonly covered?: { readonly now: number; readonly most: number }
  /** What happens to cars at this moment. */
  readonly callouts?: readonly BoardCallout[]
  readonly weather?: BoardWeather | undefined
  readonly words: BoardWords
  /** Anything else to be drawn over the cars, in lane widths. */
  readonly children?: ComponentChildren
  readonly class?: string
}

/** The drawing holds named cars and targets. */
const parts = 'group'
/** Half the size of what a thumb hits with certainty, in pixels. */
const thumb = 22
const none: readonly BoardMark[] = []
const unsaid: readonly BoardCallout[] = []

export function Board(props: BoardProps) {
  const { circuit, cars, targets = [], tokens = [], marks = none, considered, previews = [], lastMoves = [] } = props
  const { motion, words, shot, callouts = unsaid } = props
  const box = useRef<HTMLDivElement>(null)
  const frame = useMemo(() => overviewOf(circuit), [circuit])
  const drawing = useRef<HTMLDivElement>(null)
  const directions = {
    bounds: frame,
    points: (shot?.spots ?? []).map(({ along, offset }) => pointAt(circuit, along, offset)),
    isStill: props.isStill === true,
    isPrompt: shot?.isPrompt === true,
    isCloseUp: shot?.isCloseUp === true,
    covered: props.covered?.now ?? 0,
    mostCovered: props.covered?.most ?? 0,
  }
  const camera = useCamera(directions, box, drawing)
  useWholeKey(camera.isWhole ? camera.followAgain : camera.showWhole)
  const place = useMemo(() => <Landscape circuit={circuit} Land={LateGround} />, [circuit])
  // Words may be made anew for every drawing; what they say of the first space tells whether they really changed.
  const first = words.space(circuit.spaces[0]?.label ?? '', 0)
  const spaces = useMemo(() => <Spaces circuit={circuit} name={words.space} />, [circuit, first])
  const isMarked = marks.length > 0
  const stretches = useMemo(() => isMarked && <Stretches circuit={circuit} marks={marks} />, [circuit, marks])
  const [looked, lookAt] = useState<string>()
  const { whole, open, drawn } = camera
  const enlarged = enlargedFor(camera.scale)
  const sheet = {
    viewBox: [whole.x, whole.y, whole.width, whole.height].map(rounded).join(' '),
    width: drawn && rounded(whole.width * drawn),
    height: drawn && rounded(whole.height * drawn),
  }
  const reach = camera.scale ? Math.max(0.8, thumb / camera.scale) : 1
  return (
    <div
      ref={box}
      class={props.class ? `board ${props.class}` : 'board'}
      tabIndex={-1}
      data-zoomed={!camera.isWhole || undefined}
    >
      <div ref={drawing} class="board-layer">
        {/* What stands still lies on a layer of its own: cars that drive over it have nothing of it drawn anew. */}
        <svg {...sheet} role="presentation" class="board-svg">
          {place}
          {stretches}
          {spaces}
          {isMarked && <Marks circuit={circuit} marks={marks} looked={looked} reach={reach} onLook={lookAt} />}
          {tokens.length > 0 && <Tokens circuit={circuit} tokens={tokens} enlarged={enlarged} />}
        </svg>
        <svg {...sheet} role={parts} aria-label={words.title} class="board-svg board-moving">
          {lastMoves.length > 0 && <Trace circuit={circuit} cars={cars} moves={lastMoves} />}
          <Cars circuit={circuit} cars={cars} motion={motion} callouts={callouts} onMotionEnd={props.onMotionEnd} />
          {callouts.length > 0 && <CarEffects circuit={circuit} cars={cars} callouts={callouts} />}
          {cars.some(({ aside, sign }) => aside && sign) && (
            <ParkedSigns circuit={circuit} cars={cars} window={open} enlarged={enlarged} />
          )}
          {previews.length > 0 && (
            <Previews {...{ circuit, cars, marks }} moves={previews} window={open} scale={camera.scale} />
          )}
          <Targets
            circuit={circuit}
            cars={cars}
            targets={targets}
            considered={considered}
            reach={reach}
            onConsider={props.onConsider}
            onChoose={props.onChoose}
          />
          {props.children}
          {callouts.length > 0 && camera.scale && (
            <Callouts
              circuit={circuit}
              cars={cars}
              targets={targets}
              callouts={callouts}
              window={open}
              scale={camera.scale}
            />
          )}
        </svg>
      </div>
      {props.weather && <Weather weather={props.weather} />}
      {looked !== undefined && camera.scale && (
        <MarkLooked
          circuit={circuit}
          marks={marks}
          looked={looked}
          window={open}
          covered={camera.box?.covered ?? 0}
          scale={camera.scale}
          onClose={() => lookAt(undefined)}
        />
      )}
      <CameraTools
        camera={camera}
        words={words}
        circuit={circuit}
        cars={cars}
        targets={targets}
        things={inSight(props, camera, reach)}
      />
    </div>
  )
}

/** Where on the screen something is that should not lie under the camera's tools; targets never should. */
function inSight({ circuit, cars, targets = [], previews = [] }: BoardProps, camera: Camera, reach: number): Weighed[] {
  const { window, scale = 1 } = camera
  const weighed = (weight: number) => (point: Point) => ({
    at: { x: (point.x - window.x) * scale, y: (point.y - window.y) * scale },
    weight,
  })
  const at = ({ along, offset }: Spot) => pointAt(circuit, along, offset)
  return [
    ...fan(circuit, targets, reach).map(({ handle }) => weighed(1000)(handle)),
    ...previews.flatMap(({ path, notes = [] }) => [...path.slice(-1), ...notes.map(onLine)].map(at)).map(weighed(10)),
    ...cars.map(({ spot, mark }) => weighed(mark === 'turn' ? 100 : 1)(at(spot))),
  ]
}

function onLine({ along }: TracksideNote): Spot {
  return { along, offset: 0 }
}
