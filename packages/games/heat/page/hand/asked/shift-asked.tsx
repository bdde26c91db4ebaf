import { at } from '@paddock/racing'
import { useEffect } from 'preact/hooks'
import { type GearProspect, gearProspect, whyNot } from '../../../prospects/gear.ts'
import { prospect } from '../../../prospects/prospect.ts'
import { shifted, shiftsAlone } from '../../../prospects/shifted.ts'
import { waysOfPlay } from '../../board/preview.ts'
import { Confirm } from '../picking/confirm.tsx'
import type { GearPicking } from '../picking/gear-picking.ts'
import { slowestFirst } from '../picking/selection.ts'
import { useGearKeys } from '../picking/use-gear-keys.ts'
import { useResting } from '../picking/use-resting.ts'
import { PlanView } from '../plan/plan-view.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { likely } from './cards-asked.tsx'
import { GearChoices, shiftIn } from './gear-choices.tsx'
import { GiveUp } from './give-up.tsx'
import { Sealed } from './sealed.tsx'

/**
 * Step 1, with step 2 tried out: a gear is looked at first and taken by a second press; cards that are picked meanwhile
 * say what they would bring in it, and are picked already when they are asked for. Where nobody else shows a gear in
 * between, both are chosen at once.
 */
export function ShiftAsked({ picking, ...props }: AskedProps & { readonly picking: GearPicking }) {
  const { view, seat, deciding, consider, choose } = props
  const { gear, cards, choice, isWhole } = picking
  const isAlone = shiftsAlone(view, seat)
  const commit = () => {
    if (choice === undefined) return
    choose(choice, isAlone && isWhole ? [{ type: 'play', cards: slowestFirst(cards) }] : [])
  }
  const take = (wanted: number) => {
    picking.take(wanted)
    consider(shiftIn(deciding.choices, wanted))
  }
  useGearKeys(picking, take, commit)
  useTaken(props, choice)
  return (
    <div class="dash-asked" data-phase="shift">
      <GearChoices
        {...props}
        gear={gear}
        isBrief={cards.length > 0}
        press={(pressed) => (pressed === gear ? commit() : take(pressed))}
      />
      {cards.length > 0 && <TriedOut {...props} {...{ picking, isAlone, commit }} />}
      <Sealed {...props} />
      <GiveUp {...props} />
    </div>
  )
}

/** What is tried out is looked at, unless something else is. */
function useTaken(props: AskedProps, choice: number | undefined): void {
  useResting(props, choice)
  useEffect(() => {
    if (choice !== undefined) props.consider(choice)
  }, [choice])
}

interface TriedOutProps extends AskedProps {
  readonly picking: GearPicking
  readonly isAlone: boolean
  commit(): void
}

/** What the picked cards would bring in the gear. */
function TriedOut({ picking, isAlone, commit, ...props }: TriedOutProps) {
  const { view, seat, language, considered, sealed } = props
  const { gear, cards, choice, isWhole } = picking
  const there = shifted(view, seat, gear ?? at(view.gear, seat))
  const { plans } = prospect(there, seat, { type: 'play', cards })
  const [plan, ...faster] = plans
  const isShown = isWhole && considered === choice
  useTriedOut(props, isShown ? `${gear} ${cards.join()}` : '', () => waysOfPlay(view, seat, plans, language))
  const note = missing(props, picking, isAlone)
  const isSealed = sealed?.type === 'shift' && sealed.gear === gear
  return (
    <>
      {plan && <PlanView {...{ language, note }} plans={[plan, ...faster]} isPartial={!isWhole} />}
      {!(isSealed || choice === undefined) && (
        <Confirm
          choose={commit}
          isWarning={isAlone && isWhole && plan !== undefined && plan.risk >= likely}
          label={labelOf(props, picking, isAlone)}
        />
      )}
    </>
  )
}

/** Shown on the board for as long as it is tried out. */
function useTriedOut({ tryOut }: AskedProps, key: string, moves: () => ReturnType<typeof waysOfPlay>): void {
  useEffect(() => {
    if (key === '') return
    tryOut?.(moves())
    return () => tryOut?.(undefined)
  }, [key])
}

/** What is still to be picked, why there is no such gear, what the shift costs, or when the cards are chosen. */
function missing(
  { view, seat, language }: AskedProps,
  { gear, cards, isWhole }: GearPicking,
  isAlone: boolean,
): string {
  const words = text[language]
  if (gear === undefined) return words.outOfReachWhy(cards.length, whyNot(view, seat, cards.length))
  const { cost }: GearProspect = gearProspect(view, seat, gear)
  const shift = cost > 0 ? `${words.shiftsTo(gear, cost)} ` : ''
  if (!isWhole) return shift + words.pick(gear - cards.length)
  return isAlone ? shift : shift + words.cardsAfterGears
}

function labelOf(
  { language, sealed }: AskedProps,
  { gear = 0, cards, isWhole }: GearPicking,
  isAlone: boolean,
): string {
  const words = text[language]
  if (sealed) return words.changeGear(gear)
  if (!isWhole) return words.takeGear(gear)
  return isAlone ? words.gearAndCards(gear, cards) : words.gearThenCards(gear, cards)
}
