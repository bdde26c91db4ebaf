import { Choices } from '@paddock/page-kit/choices.tsx'
import { CarChoice } from '@paddock/page-kit/lanes/cars/car-choice.tsx'
import { colourOf } from '../../livery.ts'
import type { AskedProps } from '../../props.ts'
import { text as tableText } from '../../text/index.ts'
import { text } from '../text/index.ts'
import { carShown } from './car-shown.ts'

/** The cars that a wild may take, each with what that would do. */
export function Wild({ deciding, considered, consider, choose, ...looking }: AskedProps) {
  const { language } = looking
  const words = text[language]
  return (
    <Choices label={words.chooseCar} class="lanes-car-list">
      {deciding.choices.map((action, choice) => {
        const expected = deciding.prospect(choice).expected
        if (action.type !== 'wild' || expected.kind !== 'row') return null
        const { rowEffect } = expected
        return (
          <CarChoice
            key={action.car}
            car={carShown(looking, action.car)}
            choice={choice}
            pointed={{ considered, consider, choose }}
            label={`${tableText[language].car(colourOf(action.car))}, ${words.rowEffect(rowEffect)}`}
            note={<span data-lost={rowEffect.kind === 'lost'}>{words.rowEffectShort(rowEffect)}</span>}
          />
        )
      })}
    </Choices>
  )
}
