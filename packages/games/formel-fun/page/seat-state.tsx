import './seat-state.css'
import { CarIcon } from '@paddock/board'
import type { SeatProps } from '@paddock/page-kit/game-page.ts'
import { pointsOf } from '../rules/scoring.ts'
import { standing } from '../rules/standing.ts'
import { carOf, numberOf, ownerOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { Bolts } from './bolt.tsx'
import { turbosLeft } from './held.ts'
import { carId, lookOf } from './livery.ts'
import { text } from './text/index.ts'

/** A seat's cars, racing or out, its points and what it holds. */
export function SeatState({ seat, view, language, name }: SeatProps<View>) {
  const words = text[language]
  const cars = Array.from({ length: view.carsEach }, (_, index) => carOf(seat, index))
  const last = view.order.length > 1 ? standing(view).at(-1) : undefined
  const held = view.backs[seat]?.length ?? 0
  const isRacing = view.order.some((car) => ownerOf(car) === seat)
  return (
    <span class="seat-state">
      <span class="fun-team">
        {cars.map((car) => {
          const called = `${name(seat)} ${numberOf(car)}`
          const isOut = view.out.includes(car) && view.order.length > 0
          return (
            <span key={carId(car)} class="fun-team-car" data-out={isOut} data-last={car === last}>
              <CarIcon look={lookOf(car)} label={isOut ? words.carOut(called) : called} />
              {car === last && <span class="chip chip-danger">{words.lastMark}</span>}
            </span>
          )
        })}
      </span>
      {view.scoring === 'team-points' && <span class="fun-points">{words.points(pointsOf(view, seat))}</span>}
      {isRacing && (
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
