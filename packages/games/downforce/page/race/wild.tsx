import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { CarChoice } from '@paddock/page-kit/lanes/cars/car-choice.tsx'
import { Shortcut } from '@paddock/page-kit/lanes/shortcut.tsx'
import { firstDrive, reachOf } from '../board/drive.ts'
import { colourOf } from '../livery.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { carShown } from './car-shown.ts'
import { raceText } from './text/index.ts'

/** The cars that a wild may move. */
export function Wild({ deciding, considered, consider, choose, ...looking }: AskedProps) {
  const words = { ...text[looking.language], ...raceText[looking.language] }
  const pointed = { considered, consider, choose }
  return (
    <Choices label={words.chooseCar} class="lanes-car-list">
      {deciding.choices.map((action, choice) => {
        if (action.type !== 'wild') {
          return (
            <Choice key="skip" choice={choice} {...pointed} label={words.skipRow} class="lanes-end lanes-other">
              {words.skipRow}
              <Shortcut choice={choice} />
            </Choice>
          )
        }
        const first = firstDrive(deciding.prospect(choice))
        // A car that is home does not drive, and what comes first then is of a later row.
        const drive = first?.car === action.car ? first : undefined
        const reach = reachOf(deciding.prospect(choice), action.car)
        const called = words.car(colourOf(action.car))
        return (
          <CarChoice
            key={action.car}
            car={carShown(looking, action.car)}
            choice={choice}
            pointed={pointed}
            label={drive ? `${called}. ${words.drive(drive)}` : reach ? `${called}, ${words.reach(reach)}` : called}
            {...(reach ? { note: words.reach(reach) } : {})}
          />
        )
      })}
    </Choices>
  )
}
