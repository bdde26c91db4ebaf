import './seat-cars.css'
import { CarIcon, type CarLook } from '@paddock/board'

/** A car that a seat owns. */
export interface SeatCar {
  readonly look: CarLook
  /** What the car is called. */
  readonly label: string
  /** Its place, once it is home. */
  readonly place?: string | undefined
  /** What it cost. */
  readonly price?: string | undefined
  /** It does not race for now. */
  readonly isOut?: boolean
}

/** The cars of a seat, at a glance. */
export function SeatCars({ cars }: { readonly cars: readonly SeatCar[] }) {
  return (
    <>
      {cars.map(({ look, label, place, price, isOut = false }) => (
        <span key={look.colour} class="lanes-seat-car" data-home={place !== undefined} data-out={isOut}>
          <CarIcon look={look} label={label} />
          {place !== undefined && <span class="lanes-seat-place">{place}</span>}
          {price !== undefined && <span class="lanes-seat-price">{price}</span>}
        </span>
      ))}
    </>
  )
}
