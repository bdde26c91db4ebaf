import { Choices } from '@paddock/page-kit/choices.tsx'
import type { Deciding, HandProps } from '@paddock/page-kit/game-page.ts'
import { CarChoice } from '@paddock/page-kit/lanes/car-choice.tsx'
import { sealedChoice } from '@paddock/page-kit/lanes/sealed.ts'
import type { Car } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { betPay, oddsFactor } from '../rules/scoring.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carShown } from './car-shown.ts'
import { placeOf } from './cars.ts'
import { colourOf } from './livery.ts'
import { text } from './text/index.ts'

type Props = HandProps<View, Action, Event> & { readonly deciding: Deciding<View, Action, Event> }

/** A bet: the cars as they lie, and what the bet may pay. */
export function Bets({ deciding, sealed, considered, consider, choose, ...looking }: Props) {
  const { view, language, name } = looking
  const words = text[language]
  const [line = 0] = view.due
  const isOdds = view.options.betting === 'odds'
  const chosen = sealedChoice(deciding.choices, sealed)
  return (
    <>
      <p class="lanes-pays">
        {sealed?.type === 'bet'
          ? words.sealedBet(colourOf(sealed.car))
          : isOdds
            ? words.oddsHow
            : words.pays(betPay[line] ?? [])}
      </p>
      <Choices label={words.bet(line + 1)} class="lanes-car-list">
        {deciding.choices.map((action, choice) => {
          if (action.type !== 'bet') return null
          const { car } = action
          const owner = view.owner[car] ?? -1
          return (
            <CarChoice
              key={car}
              car={carShown(looking, car)}
              choice={choice}
              pointed={{ considered, consider, choose }}
              label={words.betOn(colourOf(car), placeOf(view, car), owner < 0 ? undefined : name(owner))}
              note={isOdds ? words.oddsPay(oddsOf(view, line, car)) : undefined}
              isSealed={choice === chosen}
            />
          )
        })}
      </Choices>
    </>
  )
}

/** What a bet on this car would pay for each place, by the position it has now. */
function oddsOf({ odds }: View, line: number, car: Car): number[] {
  const position = odds[line]?.[car] ?? 0
  return (oddsFactor[line] ?? []).map((factor) => factor * position)
}
