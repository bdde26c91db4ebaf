import './car-order.css'
import { CarIcon, type CarLook } from '@paddock/board'

/** A car in its place, with whose it is. */
export interface CarInOrder {
  readonly look: CarLook
  /** What the car is called. */
  readonly label: string
  readonly place: string
  readonly owner: string
}

/** The cars as they came in. */
export function CarOrder({ cars }: { readonly cars: readonly CarInOrder[] }) {
  return (
    <ol class="lanes-car-order">
      {cars.map(({ look, label, place, owner }) => (
        <li key={look.colour}>
          <span class="lanes-car-rank">{place}</span>
          <CarIcon look={look} label={label} />
          <span>{owner}</span>
        </li>
      ))}
    </ol>
  )
}
