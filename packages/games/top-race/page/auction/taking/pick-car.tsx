import './pick-car.css'
import { CarIcon } from '@paddock/board'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { Shortcut } from '@paddock/page-kit/lanes/shortcut.tsx'
import { sum } from '@paddock/racing'
import { inHand } from '../../../prospects/in-hand.ts'
import { carLook, colourOf } from '../../livery.ts'
import type { AskedProps } from '../../props.ts'
import { text } from '../text/index.ts'

/** The cars that are left, and how far the own hand drives each. */
export function PickCar({ view, language, deciding, considered, consider, choose }: AskedProps) {
  const words = text[language]
  return (
    <Choices label={words.chooseCar} class="tr-cars">
      {deciding.choices.map((action, choice) => {
        if (action.type !== 'car') return null
        const { car } = action
        const { own, wilds } = inHand(view.hand, car)
        const spaces = sum(own)
        return (
          <Choice
            key={car}
            {...{ choice, considered, consider, choose }}
            label={words.takeCar(colourOf(car), spaces, sum(wilds))}
            class="tr-car"
          >
            <CarIcon look={carLook(car)} class="tr-car-icon" />
            <span>{words.points(spaces)}</span>
            <Shortcut choice={choice} />
          </Choice>
        )
      })}
    </Choices>
  )
}
