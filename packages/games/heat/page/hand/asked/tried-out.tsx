import { at } from '@paddock/racing'
import { useEffect } from 'preact/hooks'
import { gearProspect } from '../../../prospects/gear.ts'
import { prospect } from '../../../prospects/prospect.ts'
import { whyNoShift } from '../../../prospects/reasons/of-gear.ts'
import { shifted } from '../../../prospects/shifted.ts'
import { reasons } from '../../../words/reasons/index.ts'
import { waysOfPlay } from '../../board/preview.ts'
import { Confirm } from '../picking/confirm.tsx'
import type { GearPicking } from '../picking/gear-picking.ts'
import { likely } from '../plan/likely.ts'
import { PlanView } from '../plan/plan-view.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'

interface TriedOutProps extends AskedProps {
  readonly picking: GearPicking
  /** Nobody else shows a gear. */
  readonly isAlone: boolean
  /** Gear and cards are chosen by one press. */
  readonly isTogether: boolean
  /** There is something to commit that does not lie sealed already. */
  readonly isMarked: boolean
  commit(): void
  /** Takes the gear alone, where the others' gears may be seen before the cards are chosen. */
  takeGear?(): void
}

/** What the picked cards would bring in the gear. */
export function TriedOut({ picking, isAlone, isTogether, isMarked, commit, takeGear, ...props }: TriedOutProps) {
  const { view, seat, language, considered, sealed } = props
  const { gear, cards, choice, isWhole } = picking
  const words = text[language]
  const there = shifted(view, seat, gear ?? at(view.gear, seat))
  const { plans } = prospect(there, seat, { type: 'play', cards })
  const [plan, ...faster] = plans
  const isShown = isWhole && considered === choice
  useTriedOut(props, isShown ? `${gear} ${cards.join()}` : '', () => waysOfPlay(view, seat, plans, language))
  const note = missing(props, picking, isAlone || isTogether)
  return (
    <>
      {plan && <PlanView {...{ language, note }} plans={[plan, ...faster]} isPartial={!isWhole} />}
      {isMarked && gear !== undefined && (
        <Confirm
          of={{ piece: 'gear', gear }}
          choose={commit}
          isWarning={isTogether && plan !== undefined && plan.risk >= likely}
          label={labelOf(props, picking, isTogether)}
        />
      )}
      {takeGear && sealed === undefined && choice !== undefined && (
        <button type="button" class="dash-gear-only" onClick={takeGear}>
          {words.gearOnly}
        </button>
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
  { view, seat, language, name }: AskedProps,
  { gear, cards, isWhole }: GearPicking,
  isAtOnce: boolean,
): string {
  const words = text[language]
  if (gear === undefined) return reasons.words[language].said(whyNoShift(view, seat, cards.length), name)
  const { cost } = gearProspect(view, seat, gear)
  const shift = cost > 0 ? `${words.shiftsTo(gear, cost)} ` : ''
  if (!isWhole) return shift + words.pick(gear - cards.length)
  return isAtOnce ? shift : shift + words.cardsAfterGears
}

function labelOf(
  { language, sealed }: AskedProps,
  { gear = 0, cards, isWhole }: GearPicking,
  isTogether: boolean,
): string {
  const words = text[language]
  if (isTogether) return words.gearAndCards(gear, cards)
  if (sealed) return words.changeGear(gear)
  return isWhole ? words.gearThenCards(gear, cards) : words.takeGear(gear)
}
