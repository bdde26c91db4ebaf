import './seat-state.css'
import { CarIcon } from '@paddock/board'
import type { SeatProps } from '@paddock/page-kit/game-page.ts'
import { turbosLeft } from '../prospects/hand.ts'
import { lastCar } from '../prospects/last-car.ts'
import { pointsOf } from '../prospects/score.ts'
import { isRacing } from '../prospects/standing.ts'
import { carOf } from '../rules/cars.ts'
import type { View } from '../rules/view.ts'
import { carName } from '../words/car-name.ts'
import { Bolts } from './bolt.tsx'
import { carId, lookOf } from './livery.ts'
import { text } from './text/index.ts'

/** A seat's cars, racing or out, its points and what it holds. */
export function SeatState({ seat, view, language, name }: SeatProps<View>) {
  const words = text[language]
  const cars = Array.from({ length: view.carsEach }, (_, index) => carOf(seat, index))
  const last = lastCar(view)?.car
  const held = view.backs[seat]?.length ?? 0
  return (
    <span class="seat-state">
      <span class="fun-team">
        {cars.map((car) => {
          const called = carName(car, name)
          const isOut = view.out.includes(car) && view.order.length > 0
          return (
            <span key={carId(car)} class="fun-team-car" data-out={isOut} data-last={car === last && !isOut}>
              <CarIcon look={lookOf(car)} label={isOut ? words.carOut(called) : called} />
              {car === last && !isOut && <span class="chip chip-danger">{words.lastMark}</span>}
            </span>
          )
        })}
      </span>
      {view.scoring === 'team-points' && <span class="fun-points">{words.points(pointsOf(view, seat))}</span>}
      {isRacing(view, seat) && (
        <span class="fun-holds">
          {words.cards(held)}
          <span class="fun-turbos" title={words.turbosLeft(turbosLeft(view, seat))}>
            <span class="unseen">{words.turbosLeft(turbosLeft(view, seat))}</span>
            <Bolts count={turbosLeft(view, seat)} />
          </span>
        </span>
      )}
    </span>
  )
}
