import { Choices } from '@paddock/page-kit/choices.tsx'
import { CarChoice } from '@paddock/page-kit/lanes/cars/car-choice.tsx'
import { sealedChoice } from '@paddock/page-kit/lanes/sealed.ts'
import { placeInRace } from '../../../prospects/standing.ts'
import { Worth } from '../../auction/worth.tsx'
import { colourOf } from '../../livery.ts'
import { text as moneyText } from '../../money/text/index.ts'
import type { AskedProps } from '../../props.ts'
import { text } from '../text/index.ts'
import { BetSheet } from './bet-sheet.tsx'
import { carShown, ownerName } from './car-shown.ts'

/** A bet: the sheet, how far the own hand drives each car, and the cars as they lie with what each would bring now. */
export function Bets({ deciding, sealed, considered, consider, choose, ...looking }: AskedProps) {
  const { view, language } = looking
  const words = text[language]
  const chosen = sealedChoice(deciding.choices, sealed)
  const looked = deciding.choices[considered ?? -1] ?? sealed
  const car = looked?.type === 'bet' ? looked.car : undefined
  return (
    <div class="tr-betting">
      {sealed?.type === 'bet' && <p class="lanes-pays">{words.sealedBet(colourOf(sealed.car))}</p>}
      <div class="tr-bet-facts">
        <BetSheet
          view={view}
          language={language}
          place={car === undefined ? undefined : placeInRace(view, car)}
          sealed={sealed?.type === 'bet' ? sealed.car : undefined}
        />
        <Worth {...looking} />
      </div>
      <Choices label={words.bet(view.betting + 1)} class="lanes-car-list tr-bet-cars">
        {deciding.choices.map((action, choice) => {
          const expected = deciding.prospect(choice).expected
          if (action.type !== 'bet' || expected.kind !== 'bet') return null
          const { place, now } = expected
          const money = moneyText[language].signed(now)
          return (
            <CarChoice
              key={action.car}
              car={carShown(looking, action.car)}
              choice={choice}
              pointed={{ considered, consider, choose }}
              label={words.betOn(colourOf(action.car), place, ownerName(looking, action.car), money)}
              note={
                <>
                  <span class="tr-if-now">{words.ifNow}</span> {money}
                </>
              }
              isSealed={choice === chosen}
            />
          )
        })}
      </Choices>
    </div>
  )
}
