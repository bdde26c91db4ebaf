import type { SeatProps } from '@paddock/page-kit/game-page.ts'
import { SeatCars } from '@paddock/page-kit/lanes/seat-cars.tsx'
import { ownedBy } from '@paddock/racing/lanes'
import type { View } from '../rules/view.ts'
import { carLook, colourOf } from './livery.ts'
import { powerLabel, powerName } from './lot.tsx'
import { text } from './text/index.ts'

/** A seat's cars, its power, what it holds and what it has paid. */
export function SeatState({ seat, view, language }: SeatProps<View>) {
  const words = text[language]
  const cars = ownedBy(view, seat)
  const paid = cars.reduce((sum, car) => sum + (view.price[car] ?? 0), 0)
  const isSold = view.options.cars === 'auction'
  const cards = (view.cards[seat] ?? 0) + (view.reserves[seat] ?? 0) + (view.speed8[seat]?.length ?? 0)
  return (
    <span class="seat-state">
      <SeatCars
        cars={cars.map((car) => {
          const place = view.finished.indexOf(car) + 1
          const look = { look: carLook(car), label: words.car(colourOf(car)) }
          return place > 0 ? { ...look, place: words.place(place) } : look
        })}
      />
      {(view.powers[seat] ?? []).map((power) => (
        <span key={power} class="chip" title={powerLabel(power, language)}>
          {powerName(power, language)}
        </span>
      ))}
      <span class="soft">
        {[
          ...(cars.length === 0 ? [words.noCar] : []),
          ...(view.phase === 'over' ? [] : [words.cards(cards)]),
          ...(isSold && cars.length > 0 ? [words.paid(paid)] : []),
        ].join(' · ')}
      </span>
    </span>
  )
}
