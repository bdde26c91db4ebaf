import './ledger.css'
import { Sign } from '@paddock/board'
import type { Seat } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { booksOf, isUnderWay } from '../../prospects/books.ts'
import { seatsOf } from '../../prospects/standing.ts'
import { startingMoney } from '../../rules/money.ts'
import type { View } from '../../rules/view.ts'
import { stableLook } from '../livery.ts'
import { StableSheet } from './stable-sheet.tsx'
import { text } from './text/index.ts'

interface LedgerProps {
  readonly looking: Looking<View>
  /** In this order; as they sit, if it is left out. */
  readonly seats?: readonly Seat[]
}

/** Every gain and loss of everyone, race by race. */
export function Ledger({ looking, seats = seatsOf(looking.view) }: LedgerProps) {
  const words = text[looking.language]
  return (
    <div class="tr-ledger">
      <h3>{words.balances}</h3>
      <p class="tr-soft">{words.inThousands}</p>
      <Balances looking={looking} seats={seats} />
      <div class="lanes-sheets">
        {seats.map((seat) => (
          <StableSheet key={seat} seat={seat} looking={looking} />
        ))}
      </div>
    </div>
  )
}

interface BalancesProps {
  readonly looking: Looking<View>
  readonly seats: readonly Seat[]
}

/** What everyone had after each race. */
export function Balances({ looking: { view, viewer, language, name }, seats }: BalancesProps) {
  const words = text[language]
  const races = view.results.length + (isUnderWay(view) ? 1 : 0)
  return (
    <table class="figures tr-balances">
      <caption class="unseen">{words.balances}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{words.balances}</span>
          </th>
          <th scope="col">{words.start}</th>
          {Array.from({ length: races }, (_, race) => (
            <th key={race} scope="col">
              {words.race(race + 1)}
              {race === view.results.length && <small>{words.raceNow}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat} data-own={seat === viewer}>
            <th scope="row">
              <span>
                <Sign look={stableLook(seat)} /> <span class="tr-balances-name">{name(seat)}</span>
              </span>
            </th>
            <td>{startingMoney}</td>
            {booksOf(view, seat).map(({ race, balance, gain }) => (
              <td key={race} data-debt={balance < 0}>
                {balance < 0 ? words.signed(balance) : balance}
                <small>{words.signed(gain)}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
