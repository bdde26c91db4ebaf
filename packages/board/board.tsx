import { type Circuit, pointAt } from '@paddock/racing/circuit'
import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { CameraButtons } from './camera/buttons.tsx'
import { useCamera } from './camera/use-camera.ts'
import { Cars } from './cars/cars.tsx'
import { ParkedSigns } from './cars/parked-signs.tsx'
import { Trace } from './cars/trace.tsx'
import { rounded } from './drawing.ts'
import { Landscape } from './landscape.tsx'
import { MarkMeaning } from './marks/mark-meaning.tsx'
import { markPlaces } from './marks/mark-places.ts'
import { Marks } from './marks/marks.tsx'
import { Stretches } from './marks/stretches.tsx'
import { enlargedFor } from './notes/legible.ts'
import { overviewOf } from './overview.ts'
import type { Surroundings } from './surroundings/character.ts'
import { Previews } from './targets/previews.tsx'
import { Targets } from './targets/targets.tsx'
import { Tokens } from './tokens/tokens.tsx'
import { Spaces } from './track/spaces.tsx'
import type { BoardCar, BoardMark, BoardMotion, BoardTarget, BoardToken, BoardWords, CarMove, Spot } from './types.ts'
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
  /** The car that the camera stays with where the board is small. */
  readonly follow?: string | undefined
  readonly words: BoardWords
  /** What lies around the track, if it should not be guessed from its name. */
  readonly surroundings?: Surroundings
  /** Anything else to be drawn over the cars, in lane widths. */
  readonly children?: ComponentChildren
  readonly class?: string
}

/** The drawing holds named spaces, cars and targets. */
const parts = 'group'
/** Half the size of what a thumb hits with certainty, in pixels. */
const thumb = 22
const none: readonly BoardMark[] = []

export function Board(props: BoardProps) {
  const { circuit, cars, targets = [], tokens = [], marks = none, considered, previews = [], lastMoves = [] } = props
  const { motion, words, surroundings } = props
  const box = useRef<HTMLDivElement>(null)
  const frame = useMemo(() => overviewOf(circuit), [circuit])
  const camera = useCamera(frame, box, followed(props))
  const place = useMemo(
    () => <Landscape circuit={circuit} {...(surroundings ? { surroundings } : {})} />,
    [circuit, surroundings],
  )
  // Words may be made anew for every drawing; what they say of the first space tells whether they really changed.
  const first = words.space(circuit.spaces[0]?.label ?? '', 0)
  const spaces = useMemo(() => <Spaces circuit={circuit} name={words.space} />, [circuit, first])
  const places = useMemo(() => markPlaces(circuit, marks), [circuit, marks])
  const stretches = useMemo(() => <Stretches circuit={circuit} marks={marks} />, [circuit, marks])
  const [looked, lookAt] = useState<string>()
  const explained = places.find(({ mark }) => mark.id === looked)
  const { x, y, width, height } = camera.window
  const enlarged = enlargedFor(camera.scale)
  const reach = camera.scale ? Math.max(0.8, thumb / camera.scale) : 1
  return (
    <div
      ref={box}
      class={props.class ? `board ${props.class}` : 'board'}
      tabIndex={-1}
      data-zoomed={!camera.isWhole || undefined}
    >
      <svg
        role={parts}
        aria-label={words.title}
        viewBox={[x, y, width, height].map(rounded).join(' ')}
        class="board-svg"
      >
        {place}
        {stretches}
        {spaces}
        <Marks places={places} looked={looked} reach={reach} onLook={lookAt} />
        <Trace circuit={circuit} cars={cars} moves={lastMoves} />
        <Cars circuit={circuit} cars={cars} motion={motion} onMotionEnd={props.onMotionEnd} />
        <ParkedSigns circuit={circuit} cars={cars} window={camera.window} enlarged={enlarged} />
        <Previews {...{ circuit, cars }} moves={previews} marks={places} window={camera.window} scale={camera.scale} />
        <Targets
          circuit={circuit}
          cars={cars}
          targets={targets}
          considered={considered}
          reach={reach}
          onConsider={props.onConsider}
          onChoose={props.onChoose}
        />
        <Tokens circuit={circuit} tokens={tokens} enlarged={enlarged} />
        {props.children}
      </svg>
      {explained && camera.scale && (
        <MarkMeaning place={explained} window={camera.window} scale={camera.scale} onClose={() => lookAt(undefined)} />
      )}
      <CameraButtons camera={camera} words={words} />
    </div>
  )
}

/** The followed car, where a motion takes it, wherever it may be moved to, and what is said of the way there. */
function followed({ circuit, cars, targets = [], previews = [], motion, follow }: BoardProps) {
  const stands = cars.find(({ id }) => id === follow)?.spot
  const end = motion?.moves.findLast((move) => move.car === follow)?.path.at(-1) ?? stands
  const spots = [
    ...(end ? [end] : []),
    ...targets.filter((target) => target.car === follow).map(({ spot }) => spot),
    ...previews.flatMap((move) => (move.car === follow ? [...move.path.slice(-1), ...noted(move)] : [])),
  ]
  return spots.map(({ along, offset }) => pointAt(circuit, along, offset))
}

function noted({ notes = [] }: CarMove): Spot[] {
  return notes.map(({ along }) => ({ along, offset: 0 }))
}
