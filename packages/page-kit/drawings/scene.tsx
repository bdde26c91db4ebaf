import './drawings.css'
import type { Body } from '@paddock/board'
import { SideOfCar, windOf } from './side.tsx'

export interface SceneProps {
  readonly body: Body
  /** How fast the car is: further ahead, with more wind behind it. */
  readonly speed: number
  /** Where it drives: the hills it passes go by this number, and so many trees stand before them. */
  readonly place: number
}

/** The lower part of a card: a car on its road before hills. Quiet, in tints of one colour. */
export default function Scene({ body, speed, place }: SceneProps) {
  const shift = Math.min(24, 6 + speed * 2.2)
  return (
    <svg viewBox="0 0 64 40" preserveAspectRatio="xMidYMax slice" class="drawn drawn-scene" aria-hidden="true">
      <path d={hills(place)} class="drawn-far" />
      <path d={trees(place)} class="drawn-trees" />
      <path d="M0 31H64V40H0Z" class="drawn-near" />
      <path d="M2 36H62" class="drawn-dashes" stroke-dashoffset={place * 2} />
      <path d={windOf(speed, shift)} class="drawn-wind" transform={`translate(${shift} 16)`} />
      <g class="drawn-car">
        <SideOfCar body={body} shift={shift} lower={17} />
      </g>
    </svg>
  )
}

/** A skyline of three hills. */
function hills(place: number): string {
  const top = (i: number) => 13 + ((place * 7 + i * 5) % 11)
  return `M0 31V${top(0)}Q9 ${top(1) - 6} 18 ${top(1)}T38 ${top(2)} 64 ${top(3)}V31Z`
}

/** Trees by the road, now a tall one and now a low one. */
function trees(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = Math.round(((i + 0.5) * 64) / count)
    return `M${x} 28v${i % 3 ? -1 : -5}`
  }).join('')
}
