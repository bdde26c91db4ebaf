import { Choices } from '@paddock/page-kit/choices.tsx'
import { CarChoice } from '@paddock/page-kit/lanes/car-choice.tsx'
import { outlookOf } from '../../../prospects/outlook.ts'
import { currentRow } from '../../../rules/movement/rows.ts'
import { colourOf } from '../../livery.ts'
import { text as tableText } from '../../text/index.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { carShown } from './car-shown.ts'

/** The cars that a wild may take, each with what that would do. */
export function Wild({ deciding, considered, consider, choose, ...looking }: AskedProps) {
  const { view, language } = looking
  const words = text[language]
  const { spaces } = currentRow(view)
  return (
    <Choices label={words.chooseCar} class="lanes-car-list">
      {deciding.choices.map((action, choice) => {
        if (action.type !== 'wild') return null
        const outlook = outlookOf(view, action.car, spaces)
        return (
          <CarChoice
            key={action.car}
            car={carShown(looking, action.car)}
            choice={choice}
            pointed={{ considered, consider, choose }}
            label={`${tableText[language].car(colourOf(action.car))}, ${words.outlook(outlook)}`}
            note={<span data-lost={outlook.kind === 'lost'}>{words.outlookShort(outlook)}</span>}
          />
        )
      })}
    </Choices>
  )
}
