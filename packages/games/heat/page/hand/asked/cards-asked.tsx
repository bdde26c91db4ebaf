import { at } from '@paddock/racing'
import { gearProspect } from '../../../prospects/gear.ts'
import { type HeatProspect, prospect } from '../../../prospects/prospect.ts'
import { whyNoShift } from '../../../prospects/reasons/of-gear.ts'
import { confirm } from '../../../prospects/reasons/pieces.ts'
import { reasons } from '../../../words/reasons/index.ts'
import { Confirm } from '../picking/confirm.tsx'
import { isOfCards, slowestFirst } from '../picking/selection.ts'
import { useCardKeys } from '../picking/use-card-keys.ts'
import type { Picking } from '../picking/use-picking.ts'
import { useFollowing } from '../picking/use-resting.ts'
import { likely } from '../plan/likely.ts'
import { PlanView } from '../plan/plan-view.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { GearsInReach } from './gears-in-reach.tsx'
import { GiveUp, giveUpIn } from './give-up.tsx'
import { Sealed } from './sealed.tsx'

/** Step 2, or both first steps at once: what the picked cards would bring, as they are picked. */
export function CardsAsked({ picking, ...props }: AskedProps & { readonly picking: Picking }) {
  const { view, seat, language, deciding, considered, choose, sealed } = props
  const words = text[language]
  const { cards, choice } = picking
  const isLeaving = considered !== undefined && considered === giveUpIn(deciding.choices)
  useFollowing(props, choice, isLeaving)
  useCardKeys(picking, choose)
  const picked = cards.length > 0 ? prospect(view, seat, { type: 'play', cards }) : undefined
  const [plan, ...faster] = picked?.plans ?? []
  const isSealed = isOfCards(sealed) && slowestFirst(sealed.cards).join() === slowestFirst(cards).join()
  return (
    <div class="dash-asked" data-phase={view.phase}>
      {plan ? (
        <PlanView plans={[plan, ...faster]} language={language} isPartial={choice === undefined} />
      ) : view.phase === 'plan' ? (
        <GearsInReach {...props} />
      ) : (
        <p class="dash-note">{pickAll(props)}</p>
      )}
      {picked && <p class="dash-note">{missing(props, picking, picked)}</p>}
      <Sealed {...props} />
      {!isSealed && (
        <Confirm
          choice={choice}
          of={confirm(cards.length)}
          choose={choose}
          isWarning={plan !== undefined && choice !== undefined && plan.risk >= likely}
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
  const { gear, range } = gearProspect(view, seat, at(view.gear, seat))
  return range ? `${words.pick(gear)} ${words.speedIs(range.speeds)}.` : words.pick(gear)
}

/** What is still to be picked, or what the shift costs, or why there is no such gear. */
function missing({ view, seat, language, name }: AskedProps, { cards, choice }: Picking, picked: HeatProspect): string {
  const words = text[language]
  const from = at(view.gear, seat)
  const gear = cards.length
  if (view.phase === 'play') return choice === undefined ? words.pick(from - gear) : ''
  if (choice === undefined) return reasons.words[language].said(whyNoShift(view, seat, gear), name)
  if (picked.isRepaired) return words.repaired(from, gear)
  return `${words.shiftsTo(gear, picked.price)} ${words.gearBrings(gear)}.`
}
