import './gears.css'
import { Beyond, Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { at } from '@paddock/racing'
import { type GearProspect, gearProspect, whyNot } from '../../../prospects/gear.ts'
import { firstGear, lastGear } from '../../../rules/gears.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { GearRow } from './gear-row.tsx'
import { GearTab } from './gear-tab.tsx'

interface GearChoicesProps extends AskedProps {
  /** The gear that is tried out. */
  readonly gear: number | undefined
  /** Only the gears themselves: what they bring is said by the cards that are picked. */
  readonly isBrief: boolean
  press(gear: number, choice: number): void
}

/** The gears, each with what it costs and what the hand could do in it. */
export function GearChoices({ gear: taken, isBrief, press, ...props }: GearChoicesProps) {
  const { view, seat, language, deciding, considered, consider, sealed } = props
  const words = text[language]
  const before = at(view.gear, seat)
  const gears = Array.from({ length: lastGear }, (_, index) => gearProspect(view, seat, firstGear + index))
  const isCluttered = gears.every(({ gear, range }) => shiftIn(deciding.choices, gear) === undefined || !range)
  return (
    <>
      {isCluttered && <p class="dash-note">{words.clutteredGear}</p>}
      <Choices label={words.gear} class={isBrief ? 'dash-gears dash-gears-brief' : 'dash-gears'}>
        {!isBrief && <Head {...props} />}
        {gears.map((outlook) => {
          const { gear } = outlook
          const choice = shiftIn(deciding.choices, gear)
          if (choice === undefined) return <Unreachable key={gear} {...props} outlook={outlook} />
          const isSealed = sealed?.type === 'shift' && sealed.gear === gear
          return (
            <Choice
              key={gear}
              of={{ piece: 'gear', gear }}
              {...{ choice, considered, consider }}
              choose={() => press(gear, choice)}
              label={words.shiftTo(outlook)}
              class={`dash-gear${isSealed ? ' dash-sealed' : ''}${gear === taken ? ' dash-taken' : ''}`}
            >
              {isBrief ? (
                <GearTab outlook={outlook} before={before} />
              ) : (
                <>
                  <GearRow outlook={outlook} before={before} language={language} />
                  <span class="dash-again">{words.shift}</span>
                </>
              )}
            </Choice>
          )
        })}
      </Choices>
    </>
  )
}

function Head({ language }: AskedProps) {
  const words = text[language]
  return (
    <span class="dash-gears-head" aria-hidden="true">
      <span />
      <span>{words.cardsHead}</span>
      <span>{words.speed}</span>
      <span>{words.outcomeHead}</span>
    </span>
  )
}

/** The shift to this gear, by its place in the list; undefined if there is none. */
export function shiftIn(choices: AskedProps['deciding']['choices'], gear: number): number | undefined {
  const index = choices.findIndex((choice) => choice.type === 'shift' && choice.gear === gear)
  return index < 0 ? undefined : index
}

/** A gear that is not among the choices. */
export function Unreachable({
  view,
  seat,
  language,
  outlook: { gear },
}: AskedProps & { readonly outlook: GearProspect }) {
  const words = text[language]
  const why = whyNot(view, seat, gear) === 'too-few-cards' ? words.tooFewCards : words.outOfReach
  return (
    <Beyond
      of={{ piece: 'gear', gear }}
      label={words.explained(words.gearIs(gear), why)}
      class="dash-gear dash-gear-dead"
    >
      <span class="dash-gear-number">{gear}</span>
      <span class="dash-gear-why">{why}</span>
    </Beyond>
  )
}
