import './car-choice.css'
import { CarIcon } from '@paddock/board'
import type { Car, View } from '@paddock/games/downforce'
import { Choice } from '../choices.tsx'
import type { Looking } from '../game-table.ts'
import { placeOf } from './cars.ts'
import { Key } from './key.tsx'
import { carLook, letterOf } from './livery.ts'
import { text } from './text/index.ts'

interface CarChoiceProps {
  readonly looking: Looking<View>
  readonly car: Car
  readonly choice: number
  readonly considered: number | undefined
  consider(choice: number | undefined): void
  choose(choice: number): void
  readonly label: string
  /** One line more: what a bet pays. */
  readonly note?: string | undefined
  readonly isSealed?: boolean
}

/** A car to name or to bet on: where it lies, whose it is. */
export function CarChoice({ looking, car, label, note, isSealed = false, ...pointed }: CarChoiceProps) {
  const { view, viewer, language, name } = looking
  const words = text[language]
  const owner = view.owner[car] ?? -1
  const isHome = view.finished.includes(car)
  return (
    <Choice {...pointed} label={label} class={isSealed ? 'df-car df-car-sealed' : 'df-car'}>
      <CarIcon look={carLook(car)} class="df-car-icon" />
      <span class="df-car-place">
        {isHome && <span class="df-chequered" />}
        {words.place(placeOf(view, car))}
      </span>
      <span class="df-car-owner" data-own={owner === viewer}>
        {owner < 0 ? (
          words.nobody
        ) : (
          <>
            <span class="df-letter">{letterOf(owner)}</span> <span class="df-car-name">{name(owner)}</span>
          </>
        )}
      </span>
      {note !== undefined && <span class="df-car-note">{note}</span>}
      <Key choice={pointed.choice} />
    </Choice>
  )
}
