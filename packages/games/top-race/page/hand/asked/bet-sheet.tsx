import './bets.css'
import { Sign } from '@paddock/board'
import type { Language } from '@paddock/kernel'
import type { Car } from '../../../rules/cards.ts'
import { betPay } from '../../../rules/money.ts'
import type { View } from '../../../rules/view.ts'
import { carLook, colourOf } from '../../livery.ts'
import { text as moneyText } from '../../money/text/index.ts'
import { text as tableText } from '../../text/index.ts'
import { text } from '../text/index.ts'

interface BetSheetProps {
  readonly view: View
  readonly language: Language
  /** The place of the car that is looked at, which would count now. */
  readonly place: number | undefined
  /** The car that lies sealed on this line. */
  readonly sealed: Car | undefined
}

/** The sheet of secret bets: a line for each bet, what every place brings or costs, and the own cars on it. */
export function BetSheet({ view, language, place, sealed }: BetSheetProps) {
  const words = text[language]
  return (
    <table class="tr-sheet">
      <caption class="unseen">{words.sheetTitle}</caption>
      <thead>
        <tr>
          <th scope="col" class="tr-sheet-unit">
            {words.inThousands}
          </th>
          {betPay[0]?.map((_, index) => (
            // Places are what the columns are.
            <th key={words.place(index + 1)} scope="col">
              {words.place(index + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {betPay.map((pays, line) => {
          const isDue = line === view.betting
          const car = isDue ? (sealed ?? view.bets[line]) : view.bets[line]
          return (
            <tr key={words.bet(line + 1)} data-due={isDue}>
              <th scope="row">
                {words.bet(line + 1)}{' '}
                {car !== undefined && <Sign look={carLook(car)} label={tableText[language].car(colourOf(car))} />}
              </th>
              {pays.map((money, index) => (
                <td key={words.place(index + 1)} data-loss={money < 0} data-now={isDue && index + 1 === place}>
                  {moneyText[language].signed(money)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
