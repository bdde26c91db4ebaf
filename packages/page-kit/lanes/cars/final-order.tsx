import './final-order.css'
import { CarIcon, type CarLook } from '@paddock/board'
import type { Name } from '@paddock/kernel'

interface FinalOrderProps {
  /** The cars from first to last. */
  readonly order: readonly number[]
  /** By car, below nothing for nobody's. */
  readonly owner: readonly number[]
  readonly name: Name
  look(car: number): CarLook
  readonly words: {
    /** What a car is called. */
    car(car: number): string
    place(place: number): string
    readonly nobody: string
  }
}

/** The cars as they came in, and whose they are. */
export function FinalOrder({ order, owner, name, look, words }: FinalOrderProps) {
  return (
    <ol class="lanes-final-order">
      {order.map((car, index) => {
        const seat = owner[car] ?? -1
        return (
          <li key={car}>
            <span class="lanes-final-place">{words.place(index + 1)}</span>
            <CarIcon look={look(car)} label={words.car(car)} />
            <span>{seat < 0 ? words.nobody : name(seat)}</span>
          </li>
        )
      })}
    </ol>
  )
}
