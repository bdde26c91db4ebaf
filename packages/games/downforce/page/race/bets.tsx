import './bets.css'
import { Choices } from '@paddock/page-kit/choices.tsx'
import { CarChoice } from '@paddock/page-kit/lanes/cars/car-choice.tsx'
import { sealedChoice } from '@paddock/page-kit/lanes/sealed.ts'
import { soFar } from '../../prospects/money.ts'
import { placeOf } from '../../prospects/race.ts'
import { Cards } from '../cards/cards.tsx'
import { colourOf } from '../livery.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { carShown } from './car-shown.ts'
import { raceText } from './text/index.ts'

/** A bet: the cars as they lie, what the bet may pay, the money so far, and the own cards. */
export function Bets(props: AskedProps) {
  const { deciding, sealed, considered, consider, choose, ...looking } = props
  const { view, language, name } = looking
  const money = soFar(view, deciding.seat)
  const words = { ...text[language], ...raceText[language] }
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
            : words.pays(deciding.prospect(0).bet?.pays ?? [])}
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
              note={isOdds ? words.oddsPay(deciding.prospect(choice).bet?.pays ?? []) : undefined}
              isSealed={choice === chosen}
            />
          )
        })}
      </Choices>
      {money && <p class="df-so-far">{words.soFar(money)}</p>}
      {/* The cards that are left are half of what there is to think about. */}
      <div class="df-bet-hand">
        <Cards {...props} deciding={undefined} />
      </div>
    </>
  )
}
