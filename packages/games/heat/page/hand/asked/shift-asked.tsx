import { Nothing, soon } from '@paddock/page-kit/lazily.tsx'
import { useEffect, useState } from 'preact/hooks'
import { shiftsAlone } from '../../../prospects/shifted.ts'
import type { Card } from '../../../rules/cards.ts'
import type { GearPicking } from '../picking/gear-picking.ts'
import { slowestFirst } from '../picking/selection.ts'
import { useGearKeys } from '../picking/use-gear-keys.ts'
import { useResting } from '../picking/use-resting.ts'
import type { AskedProps } from '../props.ts'
import { GearChoices, shiftIn } from './gear-choices.tsx'
import { GiveUp } from './later-phases.ts'
import { Sealed } from './sealed.tsx'

/** Before a card is picked there is nothing to try out. */
const TriedOut = soon(async () => (await import('./tried-out.tsx')).TriedOut, Nothing)

/** Gear and cards as they were chosen together. */
interface Sent {
  readonly gear: number
  readonly cards: readonly Card[]
}

/**
 * Step 1, with step 2 tried out: a gear is looked at first and taken by a second press; cards that are picked meanwhile
 * say what they would bring in it, and are chosen with it by one press. Who wants to see the others' gears first takes
 * the gear alone, and finds the cards picked already. Where the device is passed round in between, there is no other way.
 */
export function ShiftAsked({ picking, ...props }: AskedProps & { readonly picking: GearPicking }) {
  const { view, seat, deciding, sealed, consider, choose, isPassedRound = false } = props
  const { gear, cards, choice, isWhole } = picking
  const [sent, keepSent] = useState<Sent | undefined>(undefined)
  const isAlone = shiftsAlone(view, seat)
  const isTogether = isWhole && (isAlone || !isPassedRound)
  const chosen = sealed?.type === 'shift' && sent?.gear === sealed.gear ? sent.cards : []
  const takeGear = () => {
    if (choice === undefined) return
    keepSent(undefined)
    choose(choice, [])
  }
  const commit = () => {
    if (choice === undefined || gear === undefined || !isTogether) return takeGear()
    keepSent({ gear, cards })
    choose(choice, [{ type: 'play', cards: slowestFirst(cards) }])
  }
  const take = (wanted: number) => {
    picking.take(wanted)
    consider(shiftIn(deciding.choices, wanted))
  }
  const isAsChosen =
    sealed?.type === 'shift' &&
    sealed.gear === gear &&
    (!isTogether || slowestFirst(chosen).join() === slowestFirst(cards).join())
  const isMarked = cards.length > 0 && choice !== undefined && !isAsChosen
  useGearKeys(picking, { isMarked, take, commit })
  useTaken(props, choice)
  return (
    <div class="dash-asked" data-phase="shift">
      <GearChoices
        {...props}
        gear={gear}
        isBrief={cards.length > 0}
        press={(pressed) => (pressed === gear ? (isAlone ? commit : takeGear)() : take(pressed))}
      />
      {cards.length > 0 && (
        <TriedOut
          {...props}
          {...{ picking, isAlone, isTogether, isMarked, commit }}
          {...(isTogether && !isAlone ? { takeGear } : {})}
        />
      )}
      <Sealed {...props} cards={chosen} />
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
