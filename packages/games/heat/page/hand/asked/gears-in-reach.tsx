import './gears.css'
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
    <div class="dash-gears dash-gears-shown">
      {gears.map((outlook) =>
        isInReach(outlook.gear) ? (
          <div key={outlook.gear} class="dash-gear">
            <span class="unseen">{text[language].shiftTo(outlook)}</span>
            <span class="choice-drawn" aria-hidden="true">
              <GearRow outlook={outlook} before={at(view.gear, seat)} language={language} />
            </span>
          </div>
        ) : (
          <Unreachable key={outlook.gear} {...props} outlook={outlook} />
        ),
      )}
    </div>
  )
}
