import './drawings.css'
import type { Body } from '@paddock/board'
import { SideOfCar, windOf } from './side.tsx'

interface RowArtProps {
  readonly body: Body
  readonly spaces: number
}

/** The car of a row, the wind behind it as long as the way it has to drive. */
export default function RowArt({ body, spaces }: RowArtProps) {
  return (
    <svg viewBox="-18 0 60 17" preserveAspectRatio="xMaxYMid meet" class="drawn drawn-row" aria-hidden="true">
      <path d={windOf(spaces, 16)} class="drawn-wind" />
      <SideOfCar body={body} />
    </svg>
  )
}
