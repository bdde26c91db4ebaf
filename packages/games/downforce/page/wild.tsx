import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import type { Deciding, HandProps } from '@paddock/page-kit/game-page.ts'
import { CarChoice } from '@paddock/page-kit/lanes/car-choice.tsx'
import { Key } from '@paddock/page-kit/lanes/key.tsx'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carShown } from './car-shown.ts'
import { firstDrive } from './drive.ts'
import { colourOf } from './livery.ts'
import { text } from './text/index.ts'

type Props = HandProps<View, Action, Event> & { readonly deciding: Deciding<View, Action, Event> }

/** The cars that a wild may move. */
export function Wild({ deciding, considered, consider, choose, ...looking }: Props) {
  const { view, language } = looking
  const words = text[language]
  const pointed = { considered, consider, choose }
  return (
    <Choices label={words.chooseCar} class="lanes-car-list">
      {deciding.choices.map((action, choice) => {
        if (action.type !== 'wild') {
          return (
            <Choice key="skip" choice={choice} {...pointed} label={words.skipRow} class="lanes-end lanes-other">
              {words.skipRow}
              <Key choice={choice} />
            </Choice>
          )
        }
        const drive = firstDrive(view, deciding.foreseen[choice])
        const called = words.car(colourOf(action.car))
        return (
          <CarChoice
            key={action.car}
            car={carShown(looking, action.car)}
            choice={choice}
            pointed={pointed}
            label={drive ? `${called}. ${words.drive(drive)}` : called}
          />
        )
      })}
    </Choices>
  )
}
