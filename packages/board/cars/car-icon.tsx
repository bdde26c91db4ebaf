import type { CarLook } from '../types.ts'
import { DrawnCar } from './car.tsx'
import '../board.css'

interface Props {
  readonly look: CarLook
  /** What it is called; without it the icon is decoration beside words that say it. */
  readonly label?: string
  readonly class?: string
}

/** A car on its own: in a list of seats, in a hand, on the podium. As large as its text unless a class says otherwise. */
export function CarIcon({ look, label, class: extra }: Props) {
  return (
    <svg
      viewBox="-1 -.54 2 1.08"
      class={extra ? `board-car-icon ${extra}` : 'board-car-icon'}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <DrawnCar look={look} />
    </svg>
  )
}
