import './pick-car.css'
import { CarIcon } from '@paddock/board'
import type { Action, Event, View } from '@paddock/games/top-race'
import { sum } from '@paddock/racing'
import { Choice, Choices } from '../../choices.tsx'
import type { Deciding, HandProps } from '../../game-table.ts'
import { Key } from '../../lanes/key.tsx'
import { carLook, colourOf } from '../livery.ts'
import { inHand } from './in-hand.ts'
import { text } from './text/index.ts'

type Asked = HandProps<View, Action, Event> & { readonly deciding: Deciding<View, Action, Event> }

/** The cars that are left, and how far the own hand drives each. */
export function PickCar({ view, language, deciding, considered, consider, choose }: Asked) {
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
            <Key choice={choice} />
          </Choice>
        )
      })}
    </Choices>
  )
}
