import type { Circuit } from '@paddock/racing/circuit'
import { useMemo } from 'preact/hooks'
import { Cars } from './cars/cars.tsx'
import { rounded } from './drawing.ts'
import { Landscape } from './landscape.tsx'
import { overviewOf } from './overview.ts'
import { LateGround } from './surroundings/late-ground.tsx'
import type { BoardCar, BoardMotion } from './types.ts'
import './board.css'

interface Props {
  readonly circuit: Circuit
  readonly cars?: readonly BoardCar[]
  readonly motion?: BoardMotion | undefined
  onMotionEnd?: (key: number) => void
  /** What it is called; without it the poster is decoration beside words that say it. */
  readonly label?: string
  readonly class?: string
}

/** A circuit to look at: nothing in it can be pointed at, and no space is named. */
export function CircuitPoster({ circuit, cars = [], motion, onMotionEnd, label, class: extra }: Props) {
  const { x, y, width, height } = useMemo(() => overviewOf(circuit), [circuit])
  const place = useMemo(() => <Landscape circuit={circuit} Land={LateGround} />, [circuit])
  return (
    <svg
      viewBox={[x, y, width, height].map(rounded).join(' ')}
      class={extra ? `board-poster ${extra}` : 'board-poster'}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {place}
      <Cars circuit={circuit} cars={cars} motion={motion} onMotionEnd={onMotionEnd} />
    </svg>
  )
}
