import './gears.css'
import './uses.css'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import { at } from '@paddock/racing'
import { type GearProspect, gearProspect, whyNot } from '../../../prospects/gear.ts'
import { firstGear, lastGear } from '../../../rules/gears.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { GearRow } from './gear-row.tsx'
import { GiveUp } from './give-up.tsx'
import { Sealed } from './sealed.tsx'

/** Step 1: the gears, each with what it costs and what the hand could do in it. */
export function ShiftAsked(props: AskedProps) {
  const { view, seat, language, deciding, considered, consider, choose, sealed } = props
  const words = text[language]
  const choiceFor = (gear: number) => {
    const index = deciding.choices.findIndex((choice) => choice.type === 'shift' && choice.gear === gear)
    return index < 0 ? undefined : index
  }
  useOwnKeys((key) => {
    const gear = digitOf(key)
    if (gear === undefined) return false
    const choice = choiceFor(gear)
    if (choice !== undefined) choose(choice)
    return true
  })
  const gears = Array.from({ length: lastGear }, (_, index) => gearProspect(view, seat, firstGear + index))
  const isCluttered = gears.every(({ gear, range }) => choiceFor(gear) === undefined || !range)
  return (
    <div class="dash-asked" data-phase="shift">
      {isCluttered && <p class="dash-note">{words.clutteredGear}</p>}
      <Choices label={words.gear} class="dash-gears">
        <span class="dash-gears-head" aria-hidden="true">
          <span />
          <span>{words.cardsHead}</span>
          <span>{words.speed}</span>
          <span>{words.costsHead}</span>
        </span>
        {gears.map((outlook) => {
          const choice = choiceFor(outlook.gear)
          const isSealed = sealed?.type === 'shift' && sealed.gear === outlook.gear
          const row = <GearRow outlook={outlook} before={at(view.gear, seat)} language={language} />
          if (choice === undefined) return <Unreachable key={outlook.gear} {...props} outlook={outlook} />
          return (
            <Choice
              key={outlook.gear}
              {...{ choice, considered, consider, choose }}
              label={words.shiftTo(outlook)}
              class={isSealed ? 'dash-gear dash-sealed' : 'dash-gear'}
            >
              {row}
              <span class="dash-again">{words.shift}</span>
            </Choice>
          )
        })}
      </Choices>
      <Sealed {...props} />
      <GiveUp {...props} />
    </div>
  )
}

/** A gear that is not among the choices, and why. */
export function Unreachable({ view, seat, language, outlook }: AskedProps & { readonly outlook: GearProspect }) {
  const words = text[language]
  const why = whyNot(view, seat, outlook.gear)
  return (
    <div class="dash-gear" data-dead="true" title={words.outOfReachWhy(outlook.gear, why)}>
      <span class="unseen">{words.outOfReachWhy(outlook.gear, why)}</span>
      <span class="dash-gear-number" aria-hidden="true">
        {outlook.gear}
      </span>
      <span class="dash-gear-why" aria-hidden="true">
        {why === 'too-few-cards' ? words.tooFewCards : words.outOfReach}
      </span>
    </div>
  )
}
