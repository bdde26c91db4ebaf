import { at } from '@paddock/racing'
import { isShiftRepaired } from '../../prospects/forecast.ts'
import { gearOf, shiftCost } from '../../rules/gears.ts'
import { Confirm } from './confirm.tsx'
import { outlookOf } from './gear-outlook.ts'
import { GearsInReach } from './gears-in-reach.tsx'
import { GiveUp, giveUpIn } from './give-up.tsx'
import { riskOf } from './plan.ts'
import { PlanView } from './plan-view.tsx'
import { plansOfCards } from './plans.ts'
import type { AskedProps } from './props.ts'
import { Sealed } from './sealed.tsx'
import { inOrder, isOfCards } from './selection.ts'
import { whyNot } from './shift-asked.tsx'
import { text } from './text/index.ts'
import { useCardKeys } from './use-card-keys.ts'
import type { Picking } from './use-picking.ts'
import { useFollowing } from './use-resting.ts'

/** A spin-out likelier than this is warned of on the button itself. */
const likely = 0.5

/** Step 2, or both first steps at once: what the picked cards would bring, as they are picked. */
export function CardsAsked({ picking, ...props }: AskedProps & { readonly picking: Picking }) {
  const { view, seat, language, deciding, considered, choose, sealed } = props
  const words = text[language]
  const { cards, choice } = picking
  const isLeaving = considered !== undefined && considered === giveUpIn(deciding.choices)
  useFollowing(props, choice, isLeaving)
  useCardKeys(picking, choose)
  const gear = view.phase === 'plan' ? cards.length : at(view.gear, seat)
  const [plan, ...faster] = cards.length > 0 ? plansOfCards(view, seat, cards) : []
  const isSealed = isOfCards(sealed) && inOrder(sealed.cards).join() === inOrder(cards).join()
  return (
    <div class="dash-asked" data-phase={view.phase}>
      {plan && gear > 0 ? (
        <PlanView
          plans={[plan, ...faster]}
          stress={gearOf(gear).stress}
          language={language}
          isPartial={choice === undefined}
        />
      ) : view.phase === 'plan' ? (
        <GearsInReach {...props} />
      ) : (
        <p class="dash-note">{pickAll(props)}</p>
      )}
      {plan && <p class="dash-note">{missing(props, picking)}</p>}
      <Sealed {...props} />
      {!isSealed && (
        <Confirm
          choice={choice}
          choose={choose}
          isWarning={plan !== undefined && choice !== undefined && riskOf(plan) >= likely}
          label={sealed && choice !== undefined ? words.change(cards) : words.play(cards)}
        />
      )}
      <GiveUp {...props} />
    </div>
  )
}

/** How many cards the gear asks for, and what they could come to. */
function pickAll({ view, seat, language }: AskedProps): string {
  const words = text[language]
  const { gear, range } = outlookOf(view, seat, at(view.gear, seat))
  return range ? `${words.pick(gear)} ${words.speedIs(range.slowest, range.fastest)}.` : words.pick(gear)
}

/** What is still to be picked, or what the shift costs, or why there is no such gear. */
function missing({ view, seat, language }: AskedProps, { cards, choice }: Picking): string {
  const words = text[language]
  const from = at(view.gear, seat)
  const gear = cards.length
  if (view.phase === 'play') return choice === undefined ? words.pick(from - gear) : ''
  if (choice === undefined) return words.outOfReachWhy(gear, whyNot(from, { gear }, at(view.engine, seat)))
  if (isShiftRepaired(view, seat, gear)) return words.repaired(from, gear)
  return `${words.shiftsTo(gear, shiftCost(from, gear))} ${words.gearBrings(gear)}.`
}
