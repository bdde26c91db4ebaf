import '@paddock/page-kit/lanes/cars/steering.css'
import './rows.css'
import { paint } from '@paddock/board'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { CarMark } from '@paddock/page-kit/lanes/cards/face.tsx'
import { Shortcut } from '@paddock/page-kit/lanes/shortcut.tsx'
import { faceOf } from '../../../rules/cards.ts'
import { carLook, colourOf } from '../../livery.ts'
import type { AskedProps } from '../../props.ts'
import { gold } from '../cards/card-face.tsx'
import { text } from '../text/index.ts'

/** Free order: the rows that are left, each with what it would do now. */
export function RowsToChoose({ deciding, considered, consider, choose, language }: AskedProps) {
  const { view, choices } = deciding
  const words = text[language]
  const { rows } = faceOf(view.card)
  return (
    <Choices label={words.chooseRow} class="tr-free-rows">
      {choices.map((action, choice) => {
        const row = action.type === 'row' ? rows[action.row] : undefined
        if (action.type !== 'row' || !row) return null
        const look = row.car < 0 ? undefined : carLook(row.car)
        const { body, ink } = look ? paint[look.colour] : gold
        const expected = deciding.prospect(choice).expected
        const rowEffect = expected.kind === 'row' ? expected.rowEffect : undefined
        return (
          <Choice
            key={action.row}
            {...{ choice, considered, consider, choose }}
            label={words.rowLabel(look && colourOf(row.car), row.spaces, rowEffect)}
            class="lanes-end tr-free-row"
          >
            <span class="tr-free-bar" style={{ background: body, color: ink }}>
              {look && <CarMark look={look} />}
              {row.spaces}
            </span>
            <span class="tr-free-said">{rowEffect ? words.rowEffect(rowEffect) : words.anyCar}</span>
            <Shortcut choice={choice} />
          </Choice>
        )
      })}
    </Choices>
  )
}
