import './gears.css'
import { Beyond, Choices } from '@paddock/page-kit/choices.tsx'
import { at } from '@paddock/racing'
import { gearProspect } from '../../../prospects/gear.ts'
import { firstGear, lastGear } from '../../../rules/gears.ts'
import { isOfCards } from '../picking/selection.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { Unreachable } from './gear-choices.tsx'
import { GearRow } from './gear-row.tsx'

/** Gear and cards at once: the gears to look at, before a number of cards picks one. */
export function GearsInReach(props: AskedProps) {
  const { view, seat, language, deciding } = props
  const isInReach = (gear: number) =>
    deciding.choices.some((choice) => isOfCards(choice) && choice.cards.length === gear)
  const gears = Array.from({ length: lastGear }, (_, index) => gearProspect(view, seat, firstGear + index))
  return (
    <Choices label={text[language].gear} class="dash-gears dash-gears-shown">
      {gears.map((outlook) =>
        isInReach(outlook.gear) ? (
          <Beyond
            key={outlook.gear}
            of={{ piece: 'gear', gear: outlook.gear }}
            label={text[language].shiftTo(outlook)}
            class="dash-gear"
            isStop={outlook.gear === at(view.gear, seat)}
          >
            <GearRow outlook={outlook} before={at(view.gear, seat)} language={language} />
          </Beyond>
        ) : (
          <Unreachable key={outlook.gear} {...props} outlook={outlook} />
        ),
      )}
    </Choices>
  )
}
