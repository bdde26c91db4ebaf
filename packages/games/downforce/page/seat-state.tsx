import type { Language } from '@paddock/kernel'
import type { SeatProps } from '@paddock/page-kit/game-page.ts'
import { SeatCars } from '@paddock/page-kit/lanes/cars/seat-cars.tsx'
import { ownedBy } from '@paddock/racing/lanes'
import { useId, useState } from 'preact/hooks'
import { paidBy } from '../prospects/money.ts'
import { cardsOf } from '../prospects/race.ts'
import type { Power } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import { powerEffect, powerName } from './auction/lot.tsx'
import { carLook, colourOf } from './livery.ts'
import { text } from './text/index.ts'

/** A seat's cars, its power, what it holds and what it has paid. */
export function SeatState({ seat, view, language }: SeatProps<View>) {
  const words = text[language]
  const cars = ownedBy(view, seat)
  const isSold = view.options.cars === 'auction'
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
        <PowerChip key={power} power={power} language={language} />
      ))}
      <span class="soft">
        {[
          ...(cars.length === 0 ? [words.noCar] : []),
          ...(view.phase === 'over' ? [] : [words.cards(cardsOf(view, seat))]),
          ...(isSold && cars.length > 0 ? [words.paid(paidBy(view, seat))] : []),
        ].join(' · ')}
      </span>
    </span>
  )
}

interface PowerChipProps {
  readonly power: Power
  readonly language: Language
}

/** A power by its name; pressed, it says what it does, to a finger and a keyboard as to a mouse. */
function PowerChip({ power, language }: PowerChipProps) {
  const id = useId()
  const [isOpen, open] = useState(false)
  const effect = powerEffect(power, language)
  if (effect === undefined) return <span class="chip">{powerName(power, language)}</span>
  return (
    <>
      <button
        type="button"
        class="chip chip-press"
        title={effect}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        {powerName(power, language)}
      </button>
      <span id={id} class="soft seat-state-said" hidden={!isOpen}>
        {effect}
      </span>
    </>
  )
}
